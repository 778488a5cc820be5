import type { Db } from '@curbcut/db';
import { isKept } from './read-scan.ts';

/** A person's scans as lists and statistics see them: without the pages of site scans, and without what has expired. */
export function ownScans(db: Db, userId: string) {
  return db
    .selectFrom('scans')
    .where('scans.user_id', '=', userId)
    .where('scans.parent_id', 'is', null)
    .where(isKept);
}

/** A pattern for `ilike` that finds the text anywhere; `%`, `_` and `\` mean themselves. */
export function containsPattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;
}
