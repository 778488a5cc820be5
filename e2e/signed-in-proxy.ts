import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SignedInProxy {
  /** The URL that signs in and goes on to a route of the product. */
  enter: (route: string) => string;
  close: () => Promise<void>;
}

/** The product at an origin of its own, where a URL signs in: our scanner cannot fill in forms. */
export async function startSignedInProxy(target: string, token: string): Promise<SignedInProxy> {
  const { hostname, port } = new URL(target);
  const server = createServer((incoming, outgoing) => {
    const url = new URL(incoming.url ?? '/', target);
    if (url.pathname === '/enter') {
      const to = JSON.stringify(url.searchParams.get('to') ?? '/').replaceAll('<', '\\u003c');
      outgoing.writeHead(200, { 'content-type': 'text/html' });
      outgoing.end(
        `<!doctype html><script>localStorage.setItem('authToken', ${JSON.stringify(token)});location.replace(${to})</script>`,
      );
      return;
    }
    const { method, headers, url: path } = incoming;
    const forwarded = request({ hostname, port, method, path, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    enter: (route) => `${origin}/enter?to=${encodeURIComponent(route)}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
