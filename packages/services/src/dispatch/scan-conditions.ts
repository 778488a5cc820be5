import { sql } from 'kysely';
import { patienceMs } from './dispatch-rules.ts';

/** A scan of one page that waits for its turn. */
export const isWaiting = sql<boolean>`scan_type = 'single_page' and status = 'queued' and dispatched_at is null`;

/** An unfinished scan of one page that has its job. */
export const isDispatched = sql<boolean>`scan_type = 'single_page' and status in ('queued', 'running') and dispatched_at is not null`;

/** It was put back because its page did not come: its server did not answer, or its document never ended. */
export const isSlow = sql<boolean>`fallback_code is not null and parsed_at is null`;

/** The workers whose slots count. A killed one is among them for half a minute; its scans are taken over before. */
export const liveWorkers = sql`(select id, slots from workers where browser_ready and seen_at > now() - interval '30 seconds')`;

const ms = (amount: number) => sql`${sql.lit(amount)} * interval '1 millisecond'`;

/** A run whose page has had its time to answer, or to come whole. */
export const isUnanswered = sql<boolean>`status = 'running' and ${isDispatched} and parsed_at is null
  and begun_at < statement_timestamp() - case when answered_at is null
    then ${ms(patienceMs.answered)} else ${ms(patienceMs.parsed)} end`;
