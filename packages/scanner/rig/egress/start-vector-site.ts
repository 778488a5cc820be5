import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Canary } from './start-canary.ts';
import { type PageVector, pageVectors } from './page-vectors.ts';

export interface AimedVector {
  vector: PageVector;
  canary: Canary;
}

/** The allowed site whose pages carry the vectors. */
export interface VectorSite {
  port: number;
  /** The pages with the vectors that can share one, aimed at this IP. */
  sharedPages(ip: string): { url: string; shared: AimedVector[] }[];
  /** The page of one that can't. */
  pageOf(aimed: AimedVector): string;
  /** Paths asked for, with their queries. */
  requests: ReadonlySet<string>;
  close(): Promise<void>;
}

/** `/hold` is answered, and so a shared page gets still, when `untilFired` resolves for its vectors. */
export async function startVectorSite(
  aimed: readonly AimedVector[],
  untilFired: (shared: readonly AimedVector[]) => Promise<void>,
  onRequest: () => void,
): Promise<VectorSite> {
  const requests = new Set<string>();
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://site.invalid');
    requests.add(`${url.pathname}${url.search}`);
    onRequest();
    const answer = (
      type: string,
      text: string,
      headers: Record<string, string[] | string> = {},
    ) => {
      response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, ...headers }).end(text);
    };
    const target = url.searchParams.get('url') ?? '';
    const reach = `fetch(${JSON.stringify(target)}, { mode: 'no-cors' })`;
    const [, name, ip, hop] = url.pathname.slice(1).split('/').map(decodeURIComponent);
    if (url.pathname === '/to') response.writeHead(302, { location: target }).end();
    else if (url.pathname === '/hold')
      void untilFired(sharing(url.searchParams.get('part'), url.searchParams.get('ip'))).then(() =>
        answer('text/plain', 'held'),
      );
    else if (url.pathname === '/service-worker.js') {
      answer('text/javascript', `oninstall = (e) => e.waitUntil(${reach})`);
    } else if (url.pathname === '/fetching') answer('text/html', page(`<script>${reach}</script>`));
    else if (url.pathname.startsWith('/shared/')) {
      const shared = sharing(name, ip);
      answer(
        'text/html',
        page(
          `${shared.map(markup).join('\n')}<script>fetch("/hold?part=${name}&ip=${encodeURIComponent(ip ?? '')}")</script>`,
        ),
        headersOf(shared),
      );
    } else if (url.pathname.startsWith('/alone/')) {
      const found = aimed.find((a) => a.vector.name === name && a.canary.ip === ip);
      if (found?.vector.redirect) {
        const { hops, to } = found.vector.redirect;
        const next = Number(hop ?? 0) + 1;
        const location = next < hops ? `${pathOf(found)}/${next}` : fill(to, found);
        response.writeHead(302, { location }).end();
      } else answer('text/html', page(found ? markup(found) : ''));
    } else answer('text/html', page(''));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;

  function sharing(part: string | null | undefined, ip: string | null | undefined) {
    return aimed.filter(
      ({ vector, canary }) => !vector.alone && canary.ip === ip && partOf(vector) === Number(part),
    );
  }

  function markup({ vector, canary }: AimedVector): string {
    return fill(vector.html ?? '', { vector, canary });
  }

  function fill(text: string, { vector, canary }: AimedVector): string {
    const host = canary.ip.includes(':') ? `[${canary.ip}]` : canary.ip;
    const target = `http://${host}:${canary.port}/${vector.name}`;
    const values: Record<string, string> = {
      TARGET: target,
      TLS: `https://${host}:${canary.port}/`,
      WS: `ws://${host}:${canary.port}/`,
      HOST: `${host}:${canary.port}`,
      PORT: String(canary.port),
      ENCODED: encodeURIComponent(target),
      VIA: `${origin}/to?url=${encodeURIComponent(target)}`,
      OTHER_SITE: `http://localhost:${port}`,
    };
    return text.replaceAll(/\{\{(\w+)\}\}/g, (whole, key: string) => values[key] ?? whole);
  }

  function headersOf(shared: readonly AimedVector[]): Record<string, string[]> {
    const headers: Record<string, string[]> = {};
    for (const one of shared) {
      for (const [name, value] of Object.entries(one.vector.headers ?? {})) {
        (headers[name] ??= []).push(fill(value, one));
      }
    }
    return headers;
  }

  return {
    port,
    sharedPages: (ip) =>
      Array.from({ length: parts }, (_, part) => ({
        url: `${origin}/shared/${part}/${encodeURIComponent(ip)}`,
        shared: sharing(String(part), ip),
      })),
    pageOf: (one) => `${origin}${pathOf(one)}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Chromium opens 32 connections to a proxy; what waits for one beyond them may wait for good. */
const parts = 5;

function partOf(vector: PageVector): number {
  return pageVectors.indexOf(vector) % parts;
}

function pathOf({ vector, canary }: AimedVector): string {
  return `/alone/${vector.name}/${encodeURIComponent(canary.ip)}`;
}

function page(content: string): string {
  return `<!doctype html><html lang="en"><head><title>Vectors</title></head><body><main><h1>Vectors</h1><p>Some text.</p>${content}</main></body></html>`;
}
