import type { Migration } from 'kysely/migration';
import { scansMailsWorkers } from './001-scans-mails-workers.ts';
import { accountsSchedulesSites } from './002-accounts-schedules-sites.ts';

/** In order; a migration that has run anywhere is never changed. */
export const migrations: Readonly<Record<string, Migration>> = {
  '001-scans-mails-workers': scansMailsWorkers,
  '002-accounts-schedules-sites': accountsSchedulesSites,
};
