import { limits } from '@curbcut/model/limits';
import { statusServices } from '@curbcut/model/site';
import { type StatusHistory, type StatusIncident } from '@curbcut/wire/health';
import { LifeBuoy } from 'lucide-react';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { formatUtcTime, plural } from '../../../lib/format.ts';
import type { Loaded } from '../api/use-status.ts';

const shownAtMost = 10;

/** What was not as it should be, newest first. */
export function Incidents({ history: { data, hasFailed } }: { history: Loaded<StatusHistory> }) {
  const incidents = data?.incidents ?? [];
  return (
    <section className="card stack" aria-labelledby="incidents">
      <h2 id="incidents">Recent Incidents</h2>
      {hasFailed && <p className="text-muted">Unable to fetch the incidents.</p>}
      {!hasFailed && data === null && <p className="text-muted">Loading...</p>}
      {data !== null && incidents.length === 0 && (
        <p className="text-muted">No recent incidents.</p>
      )}
      {incidents.length > 0 && (
        <ul className="incidents">
          {incidents.slice(0, shownAtMost).map((incident) => (
            <li key={incident.id}>
              <Incident {...incident} />
            </li>
          ))}
        </ul>
      )}
      {incidents.length > shownAtMost && (
        <p className="text-sm text-subtle">
          Only the newest {shownAtMost} of the last {limits.keptDays.status} days are listed.
        </p>
      )}
      <p>
        <ButtonLink to="/contact">
          <LifeBuoy className="icon" aria-hidden="true" />
          Contact Support
        </ButtonLink>
      </p>
    </section>
  );
}

function Incident({ service, what, started_at: began, ended_at: ended }: StatusIncident) {
  const name = statusServices.find(({ id }) => id === service)?.name ?? 'Monitoring';
  return (
    <>
      <h3>
        {name}
        {ended === null && <span className="badge badge--red">Ongoing</span>}
      </h3>
      <p>{what}</p>
      <p className="text-sm text-subtle">
        {formatUtcTime(began)}
        {ended === null ? ', not over yet' : `, for ${lasted(began, ended)}`}
      </p>
    </>
  );
}

function lasted(began: string, ended: string): string {
  const minutes = Math.max(1, Math.round((Date.parse(ended) - Date.parse(began)) / 60_000));
  if (minutes < 120) return plural(minutes, 'minute');
  const hours = Math.round(minutes / 60);
  return hours < 48 ? plural(hours, 'hour') : plural(Math.round(hours / 24), 'day');
}
