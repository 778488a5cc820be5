/** A refusal of the product: a closed list, each with its HTTP status. Anything else that is thrown is a bug. */
export const appErrorStatus = {
  INVALID_REQUEST: 400,
  INVALID_URL: 400,
  TARGET_REFUSED: 400,
  AUTHENTICATION_REQUIRED: 401,
  INVALID_CREDENTIALS: 401,
  /** Of somebody signed in who is asked for the password once more: the session goes on. */
  WRONG_PASSWORD: 403,
  INVALID_TOKEN: 400,
  QUOTA_EXCEEDED: 402,
  PLAN_REQUIRED: 403,
  EMAIL_UNVERIFIED: 403,
  REGISTRATION_CLOSED: 403,
  /** What is kept in an account only, asked for what belongs to none. */
  ACCOUNT_REQUIRED: 403,
  EMAIL_TAKEN: 409,
  CONFLICT: 409,
  NOT_FOUND: 404,
  RATE_LIMITED: 429,
  TOO_MANY_AT_ONCE: 429,
  PAYLOAD_TOO_LARGE: 413,
  NOT_READY: 409,
  UNAVAILABLE: 503,
  REPORT_FAILED: 503,
  /** What is stored of a scan is damaged, or of a newer version of the product. */
  RESULT_UNREADABLE: 500,
  /** This server takes no payments. */
  PAYMENTS_NOT_CONFIGURED: 503,
  /** The payment provider is down, slow or refuses for a reason of ours. */
  PAYMENTS_UNAVAILABLE: 503,
  /** The payment provider's words go to the person. */
  PAYMENT_FAILED: 402,
  PLAN_NOT_FOR_SALE: 409,
  ALREADY_SUBSCRIBED: 409,
  NO_SUBSCRIPTION: 409,
  NO_CUSTOMER: 409,
} as const;
export type AppErrorCode = keyof typeof appErrorStatus;

export class AppError extends Error {
  readonly code: AppErrorCode;
  /** Shown to the person; `message` is for the log. */
  readonly userMessage: string;
  readonly retryAfterSeconds: number | undefined;
  /** Of a conflict: how things stand now, for whoever has seen them otherwise. */
  readonly present: object | undefined;

  constructor(
    code: AppErrorCode,
    userMessage: string,
    options: {
      message?: string;
      cause?: unknown;
      retryAfterSeconds?: number;
      present?: object;
    } = {},
  ) {
    super(options.message ?? userMessage, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.userMessage = userMessage;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.present = options.present;
  }

  get httpStatus(): number {
    return appErrorStatus[this.code];
  }
}
