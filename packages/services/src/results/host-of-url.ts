import { sql, type RawBuilder } from 'kysely';

/** What makes a website: the host, with its port, of a stored URL. */
export function hostOfUrl(column: 'scans.url' | 'schedules.url'): RawBuilder<string> {
  return sql<string>`substring(${sql.ref(column)} from '^[a-z]+://(?:[^/?#@]*@)?([^/?#]*)')`;
}
