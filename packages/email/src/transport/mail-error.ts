const loginErrors = new Set(['EAUTH', 'ENOAUTH']);
/** RFC 4954: authentication required, too weak, refused, or to be encrypted first. */
const loginReplies = new Set([530, 534, 535, 538]);

/** A mail that did not leave. `permanent`: another try would fail the same way. */
export class MailError extends Error {
  readonly permanent: boolean;

  constructor(message: string, options: { permanent: boolean; cause?: unknown }) {
    super(message, { cause: options.cause });
    this.name = 'MailError';
    this.permanent = options.permanent;
  }
}

/**
 * Says of a transport's error whether another try is worth it. Permanent: the server's 5xx about this sender,
 * recipient or content. Temporary: 4xx, connection, time-out, TLS, and a log-in that is refused or missing, which only
 * the operator's settings can mend: the mail must not be lost while they do.
 */
export function toMailError(error: unknown): MailError {
  if (error instanceof MailError) return error;
  const { responseCode, code, message } = detailsOf(error);
  const aboutLogin = loginErrors.has(code) || loginReplies.has(responseCode);
  const permanent = !aboutLogin && responseCode >= 500 && responseCode < 600;
  return new MailError(message, { permanent, cause: error });
}

function detailsOf(error: unknown): { responseCode: number; code: string; message: string } {
  if (!(error instanceof Error)) return { responseCode: 0, code: '', message: String(error) };
  const responseCode = 'responseCode' in error ? Number(error.responseCode) : 0;
  const code = 'code' in error ? String(error.code) : '';
  return { responseCode, code, message: error.message };
}
