import { toScoreOutOf100 } from '@curbcut/model/scan';
import { ScoreChange } from '../../../components/ui/score-change.tsx';
import { useDelayed } from '../../../lib/use-now.ts';
import { useDashboardStats } from '../api/use-dashboard-stats.ts';
import { useLoadFailureToast } from '../../../lib/load-failure-toast.ts';
import { statCards, unknownCards, unknownValue, type StatCard } from '../stat-cards.ts';
import { QueryFailure } from '../../../components/ui/query-failure.tsx';

/** About as long as what comes, so that the page keeps its lines. */
const placeholder = '100% Latest scan of each';

const failed = 'Unable to load dashboard statistics';

/** The four numbers, as one quiet line. Those that could not be loaded are dashes, beside the notice that says so. */
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
    <dl className="figures-line figures-line--four">
      {(cards ?? unknownCards()).map((card) => (
        <div key={card.label}>
          <dt>{card.label}</dt>
          <dd>
            {cards ? (
              <Figure card={card} />
            ) : (
              <>
                <span
                  aria-hidden="true"
                  className={isSlow ? 'skeleton text-transparent' : 'invisible'}
                >
                  {placeholder}
                </span>
                <span className="sr-only">not known</span>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Figure({ card: { value, unit, hint, improvement } }: { card: StatCard }) {
  return (
    <>
      {value === unknownValue ? <Unknown /> : value}
      {unit}{' '}
      {hint !== '' && (
        <small>
          {improvement === null ? (
            hint
          ) : (
            <ScoreChange points={toScoreOutOf100(improvement)}> {hint}</ScoreChange>
          )}
        </small>
      )}
    </>
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
