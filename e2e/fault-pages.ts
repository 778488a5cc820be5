import { type PageAnswer, type PageServer, startPageServer } from '@curbcut/testing';

/** How long the slow page keeps its browser in the stage `loading`. */
const slowPictureMs = 4_000;
const largeRows = 800;

export interface FaultSite {
  server: PageServer;
  /** When each URL was asked for, ms since the epoch: a second visit shows that its scan was begun again. */
  visitsOf(url: string): number[];
}

/** A site whose pages hold a scan in one stage for long enough to be hit there. Every query is a page of its own. */
export async function startFaultSite(): Promise<FaultSite> {
  const visits = new Map<string, number[]>();
  const remember =
    (html: string): PageAnswer =>
    (request, response) => {
      const url = request.url ?? '/';
      visits.set(url, [...(visits.get(url) ?? []), Date.now()]);
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
    };
  const server = await startPageServer({
    '/plain': remember(page('<p>All is well.</p>')),
    '/slow': remember(page('<img alt="A snail" src="/snail.png">')),
    '/large': remember(page(rows())),
    '/snail.png': (_, response) => {
      setTimeout(() => response.writeHead(404).end(), slowPictureMs);
    },
  });
  return {
    server,
    visitsOf: (url) => {
      const { pathname, search } = new URL(url);
      return visits.get(pathname + search) ?? [];
    },
  };
}

function page(content: string): string {
  return `<!doctype html><html lang="en"><head><title>Harbor</title></head><body><main><h1>Harbor</h1>${content}</main></body></html>`;
}

function rows(): string {
  const row = (number: number) =>
    `<tr><td><input name="f${number}"></td><td><a href="/pier/${number}"></a></td><td style="color:#bbb">Pier ${number}</td></tr>`;
  return `<table>${Array.from({ length: largeRows }, (_, number) => row(number)).join('')}</table>`;
}
