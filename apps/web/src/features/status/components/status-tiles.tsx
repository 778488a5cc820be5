import type { StatusHistory } from '@curbcut/wire/health';
import { useState } from 'react';
import { statusFigures, type CheckedService } from '../overall-status.ts';
import { uptimeOf } from '../status-history.ts';

interface StatusTilesProps {
  services: readonly CheckedService[];
  history: StatusHistory | null;
}

/** Right now, as seen from here; the long run in the hint. */
export function StatusTiles({ services, history }: StatusTilesProps) {
  const { averageResponse, uptime, active } = statusFigures(services);
  const [now] = useState(() => new Date());
  const measured = history === null ? null : uptimeOf(history, now);
  return (
    <section aria-label="Figures">
      <dl className="stats stats--3">
        <div className="stat">
          <dt className="stat__label">Average response time</dt>
          <dd className="stat__value">
            {averageResponse}
            {averageResponse !== '--' && <small> ms</small>}
          </dd>
          <dd className="stat__hint">From your browser, on the last check</dd>
        </div>
        <div className="stat">
          <dt className="stat__label">Uptime</dt>
          <dd className="stat__value">
            {uptime}
            {uptime !== '--' && <small>%</small>}
          </dd>
          <dd className="stat__hint">
            {measured === null
              ? 'Services that work right now'
              : `Right now; ${measured.percent} ${measured.span}`}
          </dd>
        </div>
        <div className="stat">
          <dt className="stat__label">Active services</dt>
          <dd className="stat__value">{active}</dd>
          <dd className="stat__hint">Operational of all</dd>
        </div>
      </dl>
    </section>
  );
}
