import { ErrorBody, errorMessages, httpStatusMessage } from '@curbcut/contracts';

/** Empty when the app and the API share an origin; an address without a trailing slash otherwise. */
const apiBase = (import.meta.env.VITE_API_BASE ?? '').replace(/\/+$/, '');

export function apiUrl(path: string): string {
  return `${apiBase}${path}`;
}

export type ApiErrorKind = 'http' | 'network' | 'unreadable';

/** A call that failed. `message` is a sentence for people. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  /** 0 when there was no answer. */
  readonly status: number;
  /** One line per wrong field. */
  readonly details: readonly { field: string; message: string }[];
  readonly retryAfterSeconds: number | null;

  constructor(
    kind: ApiErrorKind,
    message: string,
    more: {
      status?: number;
      details?: readonly { field: string; message: string }[] | undefined;
      retryAfterSeconds?: number | null;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause: more.cause });
    this.name = 'ApiError';
    this.kind = kind;
    this.status = more.status ?? 0;
    this.details = more.details ?? [];
    this.retryAfterSeconds = more.retryAfterSeconds ?? null;
  }
}

/** The part of a zod schema that the client needs. */
export interface Schema<T> {
  safeParse(value: unknown): { success: true; data: T } | { success: false; error: Error };
}

export interface ApiRequest {
  method?: 'GET' | 'POST';
  path: string;
  body?: unknown;
  timeoutMs?: number;
}

const defaultTimeoutMs = 30_000;
const inFlight = new Map<string, Promise<unknown>>();

/** Calls the API and reads the answer with `schema`. Throws `ApiError`. Identical calls in flight are one call. */
export async function callApi<T>(request: ApiRequest, schema: Schema<T>): Promise<T> {
  const result = schema.safeParse(await callApiRaw(request));
  if (result.success) return result.data;
  throw new ApiError('unreadable', 'The server gave an unexpected answer. Reload the page.', {
    cause: result.error,
  });
}

/** The JSON of an answer, not yet checked. Throws `ApiError`. */
export function callApiRaw(request: ApiRequest): Promise<unknown> {
  const key = `${request.method ?? 'GET'} ${request.path} ${JSON.stringify(request.body) ?? ''}`;
  const running = inFlight.get(key);
  if (running) return running;
  const call = fetchApi(request)
    .then(readJson)
    .finally(() => inFlight.delete(key));
  inFlight.set(key, call);
  return call;
}

/** A file of the API. Throws `ApiError`. */
export async function fetchFile(path: string, timeoutMs: number): Promise<Blob> {
  const response = await fetchApi({ path, timeoutMs });
  return response.blob();
}

async function fetchApi(request: ApiRequest): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(apiUrl(request.path), {
      method: request.method ?? 'GET',
      headers: {
        Accept: 'application/json',
        ...(request.body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
      signal: AbortSignal.timeout(request.timeoutMs ?? defaultTimeoutMs),
    });
  } catch (cause) {
    throw new ApiError('network', await connectionMessage(), { cause });
  }
  if (!response.ok) throw await toApiError(response);
  return response;
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (cause) {
    throw new ApiError('unreadable', errorMessages.server, { status: response.status, cause });
  }
}

/** A refused cross-origin call looks like a lost connection; an opaque request tells the two apart. */
async function connectionMessage(): Promise<string> {
  if (apiBase === '') return errorMessages.unableToConnect;
  try {
    await fetch(apiUrl('/health'), { mode: 'no-cors', signal: AbortSignal.timeout(3_000) });
    return errorMessages.corsIssue;
  } catch {
    return errorMessages.unableToConnect;
  }
}

async function toApiError(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  const known = ErrorBody.safeParse(body);
  const retryAfter = Number(response.headers.get('Retry-After') ?? Number.NaN);
  const text = response.status === 401 ? null : textOf(body);
  return new ApiError('http', text ?? httpStatusMessage(response.status), {
    status: response.status,
    details: known.success ? known.data.details : undefined,
    retryAfterSeconds: Number.isFinite(retryAfter) ? retryAfter : null,
  });
}

function textOf(body: unknown): string | null {
  if (typeof body !== 'object' || body === null) return null;
  const { error, message } = body as { error?: unknown; message?: unknown };
  if (typeof error === 'string' && error !== '') return error;
  return typeof message === 'string' && message !== '' ? message : null;
}
