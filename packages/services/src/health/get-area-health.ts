import type { AreaHealth } from '@curbcut/contracts';
import { sql } from 'kysely';
import type { ServiceContext } from '../service-context/service-context.ts';

export type HealthArea = 'auth' | 'dashboard' | 'schedules';

/** The tables that an area cannot do without. Who may scan is decided per visitor, on the scans themselves. */
const tablesOf: Readonly<Record<HealthArea, readonly string[]>> = {
  auth: ['public.scans', 'public.mail_suppressions'],
  dashboard: ['public.scans', 'public.screenshots', 'public.report_files'],
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
