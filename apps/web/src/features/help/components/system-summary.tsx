import { CircleCheck, CircleX, LoaderCircle, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import { useSystemSummary, type PartState } from '../api/use-system-summary.ts';

const looks: Record<PartState, { word: string; look: string; Icon: LucideIcon }> = {
  checking: { word: 'Checking...', look: 'badge--line', Icon: LoaderCircle },
  operational: { word: 'Operational', look: 'badge--green', Icon: CircleCheck },
  down: { word: 'Unavailable', look: 'badge--red', Icon: CircleX },
};

/** Whether the service works right now, in three lines. */
export function SystemSummary() {
  const summary = useSystemSummary();
  return (
    <section className="card stack gap-3" aria-labelledby="system-summary">
      <h2 id="system-summary" className="text-lg">
        System Status
      </h2>
      <dl className="system-rows">
        {Object.entries(summary).map(([name, state]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <StateBadge state={state} />
            </dd>
          </div>
        ))}
      </dl>
      <p>
        <Link to="/status">System Status</Link>
      </p>
    </section>
  );
}

function StateBadge({ state }: { state: PartState }) {
  const { word, look, Icon } = looks[state];
  return (
    <span className={`badge ${look}`}>
      <Icon className="icon" aria-hidden="true" />
      {word}
    </span>
  );
}
