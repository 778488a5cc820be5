export type * from './database.ts';
export { DatabaseUnreachableError } from './database-unreachable.ts';
export { isDatabaseUnavailable } from './is-database-unavailable.ts';
export { migrateToLatest } from './migrate-to-latest.ts';
export { closeDatabase, openDatabase, type Db, type Transaction } from './open-database.ts';
export { readDatabaseTime } from './read-database-time.ts';
export { packResult, packValue, unpackResult, unpackValue } from './results/pack-result.ts';
