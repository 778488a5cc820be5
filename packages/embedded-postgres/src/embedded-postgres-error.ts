export type EmbeddedPostgresErrorCode =
  | 'unsupported-platform'
  | 'state-dir-unusable'
  | 'already-running'
  | 'server-failed';

/** Why the embedded PostgreSQL can't run; `message` is written for the operator and names what to do. */
export class EmbeddedPostgresError extends Error {
  readonly code: EmbeddedPostgresErrorCode;

  constructor(code: EmbeddedPostgresErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'EmbeddedPostgresError';
    this.code = code;
  }
}
