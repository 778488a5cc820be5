import { limits } from '@curbcut/model/limits';
import { statusServices } from '@curbcut/model/site';
import { type ServiceHistory, type StatusHistory } from '@curbcut/wire/health';
import { useState } from 'react';
import { formatUtcTime } from '../../../lib/format.ts';
import type { Loaded } from '../api/use-status.ts';
import { dayBars, formatPercent, uptimeSpan } from '../status-history.ts';
import { DayTable } from './day-table.tsx';

/** What the server has measured, a bar a day. */
export function UptimeHistory({
  history: { data, hasFailed },
}: {
  history: Loaded<StatusHistory>;
}) {
  return (
    <section
      className={`card stack gap-6 ${data === null && !hasFailed ? 'uptime-waits' : ''}`}
      aria-labelledby="uptime-history"
    >
      <div className="stack gap-2">
        <h2 id="uptime-history">Uptime in the last {limits.keptDays.status} days</h2>
        <p className="text-sm text-muted">
          A program of ours asks each service once a minute. Minutes in which it did not run, or
          could not store what it found, count as not available.
        </p>
      </div>
      <Measured data={data} hasFailed={hasFailed} />
    </section>
  );
}

function Measured({ data, hasFailed }: Loaded<StatusHistory>) {
  const [now] = useState(() => new Date());
  if (hasFailed) return <p className="text-muted">Unable to fetch the history.</p>;
  if (data === null) return <p className="text-muted">Loading...</p>;
  if (data.measured_since === null) {
    return (
      <p className="text-muted">Nothing was measured yet. The first check comes in a minute.</p>
    );
  }
  const today = latestDay(data);
  const span = uptimeSpan(data, now);
  return (
    <>
      <ul className="stack gap-5">
        {data.services.map((service) => (
          <li key={service.service}>
            <UptimeBar service={service} span={span} today={today} count={data.history_days} />
          </li>
        ))}
      </ul>
      <p className="text-sm text-subtle">
        Measured since {formatUtcTime(data.measured_since)}. A full bar is a day without
        interruption; days before that are empty.
      </p>
      <DayTable history={data} />
    </>
  );
}

function latestDay({ services }: StatusHistory): string {
  const days = services.flatMap((service) => service.days.map(({ day }) => day)).toSorted();
  return days.at(-1) ?? '';
}

interface UptimeBarProps {
  service: ServiceHistory;
  /** Which time the uptime covers. */
  span: string;
  today: string;
  count: number;
}

function UptimeBar({ service, span, today, count }: UptimeBarProps) {
  const name = statusServices.find(({ id }) => id === service.service)?.name ?? service.service;
  const { uptime_percent: uptime, mean_response_ms: mean } = service;
  const bars = dayBars(service, today, count);
  return (
    <div className="uptime">
      <div className="uptime__head">
        <h3>{name}</h3>
        <p className="text-sm text-muted">
          {uptime === null ? 'Not measured yet' : `${formatPercent(uptime)} uptime ${span}`}
          {mean !== null && `, ${mean} ms on average`}
        </p>
      </div>
      <svg
        className="uptime__bars"
        viewBox={`0 0 ${count * 4 - 1} 32`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {bars.map(({ day, look, share }, index) => {
          const height = look === 'none' ? 0 : Math.max(4, Math.floor(share * 32));
          return (
            <g key={day}>
              <rect className="uptime__day" x={index * 4} y={0} width={3} height={32} />
              <rect
                className={`uptime__day uptime__day--${look}`}
                x={index * 4}
                y={32 - height}
                width={3}
                height={height}
              />
            </g>
          );
        })}
      </svg>
    </div>
  );
}
