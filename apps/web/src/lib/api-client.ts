import { errorMessages, httpStatusMessage, type AppErrorCode } from '@curbcut/model/errors';
import { readErrorBody } from '@curbcut/wire/read';
import { clearAccessToken, readAccessToken } from './access-token.ts';

/** Empty when the app and the API share an origin; a URL without a trailing slash otherwise. */
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
  /** The server's code, for example `QUOTA_EXCEEDED`; null when it gave none. */
  readonly code: string | null;
  /** One line per wrong field. */
  readonly details: readonly { field: string; message: string }[];
  readonly retryAfterSeconds: number | null;

  constructor(
    kind: ApiErrorKind,
    message: string,
    more: {
      status?: number;
      code?: string | null;
      details?: readonly { field: string; message: string }[] | undefined;
      retryAfterSeconds?: number | null;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause: more.cause });
    this.name = 'ApiError';
    this.kind = kind;
    this.status = more.status ?? 0;
    this.code = more.code ?? null;
    this.details = more.details ?? [];
    this.retryAfterSeconds = more.retryAfterSeconds ?? null;
  }
}

/** A tolerant reader: null when the answer makes no sense. */
type Reader<T> = (answer: unknown) => T | null;

/** The part of a zod schema that the client needs. */
export interface Schema<T> {
  safeParse(value: unknown): { success: true; data: T } | { success: false; error: Error };
}

export interface ApiRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  body?: unknown;
  timeoutMs?: number;
}

const isDevelopment = import.meta.env.MODE === 'development';
const noAnswer = isDevelopment ? errorMessages.backendNotStarted : errorMessages.unableToConnect;

const connectionListeners = new Set<(isReached: boolean) => void>();

/** Tells after each call, the health check’s own aside, whether the server gave any answer. Returns how to stop that. */
export function onCall(listener: (isReached: boolean) => void): () => void {
  connectionListeners.add(listener);
  return () => connectionListeners.delete(listener);
}

function tell({ path }: ApiRequest, isReached: boolean): void {
  if (path !== healthPath) connectionListeners.forEach((listener) => listener(isReached));
}

export const healthPath = '/health';
const defaultTimeoutMs = 30_000;
const inFlight = new Map<string, Promise<unknown>>();

/**
 * Calls the API and reads the answer with a schema, or with a reader where the first script calls: schemas are not in
 * it. Throws `ApiError`. Identical calls in flight are one call.
 */
export async function callApi<T>(
  request: ApiRequest,
  shape: Schema<T> | Reader<NonNullable<T>>,
): Promise<T> {
  const answer = await callApiRaw(request);
  if (typeof shape === 'function') {
    const read = shape(answer);
    if (read !== null) return read;
    throw unreadable();
  }
  const result = shape.safeParse(answer);
  if (result.success) return result.data;
  throw unreadable(result.error);
}

/** Of an answer that makes no sense. */
function unreadable(cause?: Error): ApiError {
  const message = 'The server gave an unexpected answer. Reload the page.';
  return new ApiError('unreadable', message, { cause });
}

/** The JSON of an answer, not yet checked. Throws `ApiError`. */
export function callApiRaw(request: ApiRequest): Promise<unknown> {
  const token = readAccessToken() ?? '';
  const key = `${request.method ?? 'GET'} ${request.path} ${JSON.stringify(request.body) ?? ''} ${token}`;
  const running = inFlight.get(key);
  if (running) return running;
  const call = fetchApi(request)
    .then(readJson)
    .finally(() => inFlight.delete(key));
  inFlight.set(key, call);
  return call;
}

/** A file of the API, fetched as who is signed in. Throws `ApiError`. */
export async function fetchFile(path: string, timeoutMs: number): Promise<Blob> {
  const response = await fetchApi({ path, timeoutMs });
  try {
    return await response.blob();
  } catch (cause) {
    throw await connectionLost(cause);
  }
}

async function fetchApi(request: ApiRequest): Promise<Response> {
  const token = readAccessToken();
  let response: Response;
  try {
    response = await fetch(apiUrl(request.path), {
      method: request.method ?? 'GET',
      headers: {
        Accept: 'application/json',
        ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
        ...(request.body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
      signal: AbortSignal.timeout(request.timeoutMs ?? defaultTimeoutMs),
    });
  } catch (cause) {
    tell(request, false);
    throw await connectionLost(cause);
  }
  tell(request, true);
  if (response.ok) return response;
  const error = await toApiError(response);
  // An answer to an older token says nothing about the one that is held by now.
  if (endsSession(error) && token !== null && readAccessToken() === token) {
    clearAccessToken({ refused: true });
  }
  throw error;
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw await connectionLost(cause);
    throw new ApiError('unreadable', errorMessages.server, { status: response.status, cause });
  }
}

async function connectionLost(cause: unknown): Promise<ApiError> {
  return new ApiError('network', await connectionMessage(), { cause });
}

/** A refused cross-origin call looks like a lost connection; an opaque request tells the two apart. */
async function connectionMessage(): Promise<string> {
  if (apiBase === '') return noAnswer;
  try {
    await fetch(apiUrl('/health'), { mode: 'no-cors', signal: AbortSignal.timeout(3_000) });
    return errorMessages.corsIssue;
  } catch {
    return noAnswer;
  }
}

/** A wrong password is a 401 too: it keeps its own text, and whoever is signed in stays so. */
function endsSession({ status, code }: { status: number; code: string | null }): boolean {
  return status === 401 && code !== ('INVALID_CREDENTIALS' satisfies AppErrorCode);
}

async function toApiError(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  const retryAfter = Number(response.headers.get('Retry-After') ?? Number.NaN);
  const { code, details } = readErrorBody(body);
  const text = endsSession({ status: response.status, code }) ? null : textOf(body);
  // Vite answers for the API that it cannot reach.
  if (isDevelopment && body === null && response.status === 502) {
    return new ApiError('network', noAnswer);
  }
  return new ApiError('http', text ?? httpStatusMessage(response.status), {
    status: response.status,
    code,
    details,
    retryAfterSeconds: Number.isFinite(retryAfter) ? retryAfter : null,
  });
}

function textOf(body: unknown): string | null {
  if (typeof body !== 'object' || body === null) return null;
  const { error, message } = body as { error?: unknown; message?: unknown };
  if (typeof error === 'string' && error !== '') return error;
  return typeof message === 'string' && message !== '' ? message : null;
}
