import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** HTML text, or whatever a page that fights back does with the request. */
export type PageAnswer = string | ((request: IncomingMessage, response: ServerResponse) => void);

export interface PageServer {
  port: number;
  /** The URL of a page of this server. */
  url(path: string): string;
  /** Paths asked for, in order. */
  requests: string[];
  close(): Promise<void>;
}

/**
 * Serves the given pages on 127.0.0.1, on a free port unless one is given; any other path answers 404. Closing cuts
 * every connection.
 */
export async function startPageServer(
  pages: Record<string, PageAnswer>,
  { port: wantedPort = 0 }: { port?: number } = {},
): Promise<PageServer> {
  const requests: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    requests.push(path);
    const answer = pages[path] ?? pages[path.split('?')[0] ?? ''];
    if (typeof answer === 'function') return answer(request, response);
    response.writeHead(answer === undefined ? 404 : 200, {
      'content-type': 'text/html; charset=utf-8',
    });
    response.end(
      answer ?? '<!doctype html><html lang="en"><title>Not found</title><h1>Not found</h1></html>',
    );
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
  });
  const port = await listen(server, wantedPort);
  return {
    port,
    url: (path) => `http://127.0.0.1:${port}${path}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server
      .once('error', reject)
      .listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}
