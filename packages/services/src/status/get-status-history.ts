import { readDatabaseTime } from '@curbcut/db';
import { limits } from '@curbcut/model/limits';
import { statusServiceIds } from '@curbcut/model/site';
import { type ServiceHistory, type StatusHistory, type StatusIncident } from '@curbcut/wire/health';
import { sql } from 'kysely';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import { findGap, gapExplanation } from './find-gap.ts';

const mostIncidents = 50;
const since = sql`(now() - ${limits.keptDays.status} * interval '1 day')`;

/**
 * What was measured in the last 90 days: days, uptime and mean response time of each service, and incidents. Minutes
 * since a last check that is long ago are counted already, though only the next check stores them: else a program that
 * stands still would seem to work.
 */
export async function getStatusHistory({ ctx }: { ctx: ServiceContext }): Promise<StatusHistory> {
  const [now, checks, days, incidents] = await Promise.all([
    readDatabaseTime(ctx.db),
    ctx.db.selectFrom('status_checks').selectAll().execute(),
    ctx.db
      .selectFrom('status_days')
      .select(['service', 'day', 'operational', 'degraded', 'down', 'unmeasured', 'answers'])
      .select(sql<number>`response_ms_sum::float8`.as('responseMsSum'))
      .where('day', '>', sql<string>`to_char(${since} at time zone 'utc', 'YYYY-MM-DD')`)
      .orderBy('day')
      .execute(),
    ctx.db
      .selectFrom('status_incidents')
      .selectAll()
      .where((eb) => eb.or([eb('ended_at', 'is', null), eb('ended_at', '>', sql<Date>`${since}`)]))
      .orderBy('started_at', 'desc')
      .limit(mostIncidents)
      .execute(),
  ]);
  const begins = checks.map(({ measured_since: first }) => first.getTime());
  const last = new Date(Math.max(0, ...checks.map(({ checked_at: at }) => at.getTime())));
  const gap = checks.length === 0 ? [] : findGap(last, now);
  return {
    measured_since: begins.length === 0 ? null : new Date(Math.min(...begins)).toISOString(),
    history_days: limits.keptDays.status,
    services: statusServiceIds.map((service) => {
      const check = checks.find((each) => each.service === service);
      const ofService = days.filter((each) => each.service === service);
      return {
        service,
        state: check?.state ?? null,
        response_ms: check?.response_ms ?? null,
        checked_at: check?.checked_at.toISOString() ?? null,
        ...toFigures(addGap(ofService, gap)),
      };
    }),
    incidents: [
      ...(gap.length === 0 ? [] : [ongoingGap(last)]),
      ...incidents.map((incident) => ({
        id: incident.id,
        service: incident.service,
        state: incident.state,
        what: incident.what,
        started_at: incident.started_at.toISOString(),
        // Nobody knows whether it lasts when nobody looks.
        ended_at: (incident.ended_at ?? (gap.length === 0 ? null : last))?.toISOString() ?? null,
      })),
    ].slice(0, mostIncidents),
  };
}

function ongoingGap(last: Date): StatusIncident {
  return {
    id: 'unmeasured',
    service: null,
    state: 'unmeasured',
    what: gapExplanation,
    started_at: last.toISOString(),
    ended_at: null,
  };
}

interface DayCounts {
  day: string;
  operational: number;
  degraded: number;
  down: number;
  unmeasured: number;
  answers: number;
  responseMsSum: number;
}

function addGap(
  days: readonly DayCounts[],
  gap: readonly { day: string; minutes: number }[],
): DayCounts[] {
  const unmeasured = new Map(gap.map(({ day, minutes }) => [day, minutes]));
  const known = new Set(days.map(({ day }) => day));
  const nothing = { operational: 0, degraded: 0, down: 0, unmeasured: 0, answers: 0 };
  const added = gap
    .filter(({ day }) => !known.has(day))
    .map(({ day }) => ({ ...nothing, day, responseMsSum: 0 }));
  return [...days, ...added].map((counts) => ({
    ...counts,
    unmeasured: counts.unmeasured + (unmeasured.get(counts.day) ?? 0),
  }));
}

function toFigures(
  days: readonly DayCounts[],
): Pick<ServiceHistory, 'uptime_percent' | 'mean_response_ms' | 'days'> {
  const sum = (count: (day: DayCounts) => number) =>
    days.reduce((total, day) => total + count(day), 0);
  const minutes = sum((day) => day.operational + day.degraded + day.down + day.unmeasured);
  return {
    uptime_percent: minutes === 0 ? null : (sum(({ operational }) => operational) / minutes) * 100,
    mean_response_ms: mean(
      sum(({ responseMsSum }) => responseMsSum),
      sum(({ answers }) => answers),
    ),
    days: days.map(({ day, operational, degraded, down, unmeasured, answers, responseMsSum }) => ({
      day,
      operational,
      degraded,
      down,
      unmeasured,
      mean_response_ms: mean(responseMsSum, answers),
    })),
  };
}

function mean(sum: number, count: number): number | null {
  return count === 0 ? null : Math.round(sum / count);
}
