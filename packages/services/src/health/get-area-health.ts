import type { AreaHealth } from '@curbcut/wire/health';
import { sql } from 'kysely';
import type { ServiceContext } from '../kernel/context/service-context.ts';

export type HealthArea = 'auth' | 'dashboard' | 'schedules';

/** The tables that an area cannot do without. */
const tablesOf: Readonly<Record<HealthArea, readonly string[]>> = {
  auth: ['public.users', 'public.sessions', 'public.account_tokens', 'public.throttle_counters'],
  dashboard: [
    'public.scans',
    'public.scan_results',
    'public.screenshots',
    'public.state_pictures',
    'public.report_files',
    'public.monthly_usage',
  ],
  schedules: ['public.schedules', 'pgboss.schedule', 'pgboss.job'],
};

/** Reads from every table of an area. `unhealthy` when one is missing or does not answer; it never throws for that. */
export async function getAreaHealth({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: { area: HealthArea };
}): Promise<AreaHealth> {
  const timestamp = ctx.now().toISOString();
  try {
    for (const table of tablesOf[input.area]) {
      await sql`select 1 from ${sql.table(table)} limit 1`.execute(ctx.db);
    }
    return { status: 'healthy', area: input.area, timestamp };
  } catch (error) {
    ctx.log.error({ error, area: input.area }, 'An area does not answer');
    return { status: 'unhealthy', area: input.area, timestamp };
  }
}
