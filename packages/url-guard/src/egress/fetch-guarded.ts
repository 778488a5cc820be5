import { Agent, type IncomingMessage, request as requestHttp } from 'node:http';
import { isIP, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { portOf } from '../check-url.ts';
import type { EgressSession } from './egress-session.ts';

export interface GuardedFetchOptions {
  userAgent: string;
  /** For the whole fetch, redirects included. */
  timeoutMs: number;
  /** 0: only where it leads and its headers are wanted. */
  maxBytes: number;
  maxRedirects: number;
  signal?: AbortSignal | undefined;
}

export type GuardedFetchAnswer =
  | {
      ok: true;
      /** After all redirects. */
      url: string;
      status: number;
      headers: IncomingMessage['headers'];
      body: Buffer;
    }
  | {
      ok: false;
      reason: 'denied' | 'unreachable' | 'too-large' | 'too-many-redirects' | 'timeout';
      /** The last address that was asked. */
      url: string;
      detail: string;
    };

class FetchStop extends Error {
  readonly reason: 'denied' | 'unreachable' | 'too-large';
  constructor(reason: 'denied' | 'unreachable' | 'too-large', detail: string) {
    super(detail);
    this.reason = reason;
  }
}

const redirects: readonly (number | undefined)[] = [301, 302, 303, 307, 308];

/**
 * A GET of ours, not of a page's: goes through the session's proxy, so that every rule, limit and pinned address that
 * holds for the browser holds here and for each redirect. Rejects only when `signal` aborts.
 */
export async function fetchGuarded(
  session: EgressSession,
  address: string,
  options: GuardedFetchOptions,
): Promise<GuardedFetchAnswer> {
  const timeout = AbortSignal.timeout(options.timeoutMs);
  const signal = options.signal ? AbortSignal.any([timeout, options.signal]) : timeout;
  let url = address;
  try {
    for (let followed = 0; followed <= options.maxRedirects; followed += 1) {
      const response = await ask(session, toWebUrl(url), { ...options, signal });
      const next = redirectOf(response, url);
      if (next === null) {
        const { statusCode: status = 0, headers } = response;
        const body = await readBody(response, options.maxBytes);
        return { ok: true, url, status, headers, body };
      }
      response.destroy();
      url = next;
    }
    return { ok: false, reason: 'too-many-redirects', url, detail: `${options.maxRedirects}` };
  } catch (error) {
    options.signal?.throwIfAborted();
    if (timeout.aborted) return { ok: false, reason: 'timeout', url, detail: 'ETIMEDOUT' };
    const reason = error instanceof FetchStop ? error.reason : 'unreachable';
    return { ok: false, reason, url, detail: error instanceof Error ? error.message : '' };
  }
}

function toWebUrl(text: string): URL {
  const url = URL.parse(text);
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) {
    throw new FetchStop('denied', 'not a web address');
  }
  if (url.username !== '' || url.password !== '') throw new FetchStop('denied', 'credentials');
  return url;
}

function redirectOf({ statusCode, headers }: IncomingMessage, from: string): string | null {
  if (!redirects.includes(statusCode) || headers.location === undefined) return null;
  return URL.parse(headers.location, from)?.href ?? null;
}

type Asked = Omit<GuardedFetchOptions, 'signal'> & { signal: AbortSignal };

async function ask(session: EgressSession, url: URL, options: Asked): Promise<IncomingMessage> {
  const headers = {
    host: url.host,
    'user-agent': options.userAgent,
    accept: '*/*',
    'accept-encoding': 'identity',
    connection: 'close',
  };
  const { signal } = options;
  if (url.protocol === 'http:') {
    const asking = requestHttp({
      ...proxyOf(session),
      path: `${url.origin}${url.pathname}${url.search}`,
      headers,
      agent: false,
      signal,
    });
    return refuseProxyAnswer(await answerTo(asking));
  }
  const socket = await openTunnel(session, url, signal);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const secure = connectTls({ socket, ...(isIP(host) === 0 ? { servername: host } : { host }) });
  const agent = new TunnelAgent(secure);
  return answerTo(requestHttp({ path: `${url.pathname}${url.search}`, headers, agent, signal }));
}

/** Knows one connection, and opens none: what Node's own agents do when they are given a socket was a direct dial. */
class TunnelAgent extends Agent {
  readonly #socket: Socket;
  constructor(socket: Socket) {
    super({ keepAlive: false });
    this.#socket = socket;
  }
  override createConnection(): Socket {
    return this.#socket;
  }
}

function answerTo(asking: ReturnType<typeof requestHttp>): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    asking.once('response', resolve);
    asking.on('error', reject);
    asking.end();
  });
}

function openTunnel(session: EgressSession, url: URL, signal: AbortSignal): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const asking = requestHttp({
      ...proxyOf(session),
      method: 'CONNECT',
      path: `${url.hostname}:${portOf(url)}`,
      agent: false,
      signal,
    });
    asking.once('connect', (response, socket: Socket) => {
      if (response.statusCode === 200) return resolve(socket);
      socket.destroy();
      reject(toStop(response) ?? new FetchStop('unreachable', `${response.statusCode}`));
    });
    asking.once('response', (response) => {
      response.destroy();
      reject(toStop(response) ?? new FetchStop('unreachable', `${response.statusCode}`));
    });
    asking.on('error', reject);
    asking.end();
  });
}

function refuseProxyAnswer(response: IncomingMessage): IncomingMessage {
  const stop = toStop(response);
  if (!stop) return response;
  response.destroy();
  throw stop;
}

/** What the proxy says in its own name. */
function toStop({ headers }: IncomingMessage): FetchStop | null {
  const said = headers['x-curbcut-egress'];
  if (said === undefined) return null;
  return new FetchStop(said === 'denied' ? 'denied' : 'unreachable', String(said));
}

async function readBody(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  if (maxBytes === 0) {
    response.destroy();
    return Buffer.alloc(0);
  }
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    const bytes = chunk as Buffer;
    size += bytes.length;
    if (size > maxBytes) throw new FetchStop('too-large', `more than ${maxBytes} bytes`);
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

function proxyOf(session: EgressSession): { host: string; port: number } {
  const { hostname, port } = new URL(session.proxyUrl);
  return { host: hostname, port: Number(port) };
}
