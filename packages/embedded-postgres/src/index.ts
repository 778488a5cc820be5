export { defaultStateDir } from './default-state-dir.ts';
export { EmbeddedPostgresError } from './embedded-postgres-error.ts';
export type { EmbeddedPostgresErrorCode } from './embedded-postgres-error.ts';
export { findFreePort } from './find-free-port.ts';
export { findRunningPostgres } from './find-running-postgres.ts';
export { startPostgres } from './start-postgres.ts';
export type { RunningPostgres, StartPostgresOptions } from './start-postgres.ts';
export type { PostgresEnd } from './supervise-server.ts';
export { lockStateFolder } from './supervisor-lock.ts';
