import { toScoreOutOf100 } from '@curbcut/model/scan';
import { Fragment } from 'react';
import { ScoreChange } from '../../../components/ui/score-change.tsx';
import { useDelayed } from '../../../lib/use-now.ts';
import { useDashboardStats } from '../api/use-dashboard-stats.ts';
import { useLoadFailureToast } from '../../../lib/load-failure-toast.ts';
import { statCards, unknownCards, unknownValue, type StatCard } from '../stat-cards.ts';
import { QueryFailure } from '../../../components/ui/query-failure.tsx';

const failed = 'Unable to load dashboard statistics';

/** The four numbers. Those that could not be loaded are dashes, beside the notice that says so. */
export function StatCards() {
  const query = useDashboardStats();
  useLoadFailureToast(query.error, failed);
  const cards = query.data ? statCards(query.data) : query.error ? unknownCards() : null;
  return (
    <section className="stack" aria-label="Your numbers" aria-busy={query.isPending}>
      <Cards cards={cards} />
      {query.error && <QueryFailure message={failed} query={query} />}
    </section>
  );
}

function Cards({ cards }: { cards: readonly StatCard[] | null }) {
  const isSlow = useDelayed(300);
  return (
    <dl className="stats">
      {(cards ?? unknownCards()).map((card) => (
        <div key={card.label} className="stat">
          <dt className="stat__label">{card.label}</dt>
          {cards ? (
            <Figures card={card} />
          ) : (
            <dd className="stat__value">
              <span
                aria-hidden="true"
                className={isSlow ? 'skeleton w-16 text-transparent' : 'invisible'}
              >
                –
              </span>
              <span className="sr-only">not known</span>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

function Unknown() {
  return (
    <>
      <span aria-hidden="true">{unknownValue}</span>
      <span className="sr-only">not known</span>
    </>
  );
}

function Figures({ card }: { card: StatCard }) {
  return (
    <Fragment>
      <dd className="stat__value">
        {card.value === unknownValue ? <Unknown /> : card.value}
        {card.unit && <small>{card.unit}</small>}
      </dd>
      <dd className="stat__hint">
        {card.improvement === null ? (
          card.hint
        ) : (
          <ScoreChange points={toScoreOutOf100(card.improvement)}> {card.hint}</ScoreChange>
        )}
      </dd>
      {card.usedShare !== null && (
        <dd className="meter mt-1" aria-hidden="true">
          <span className="meter__fill" style={{ width: `${card.usedShare * 100}%` }} />
        </dd>
      )}
    </Fragment>
  );
}
