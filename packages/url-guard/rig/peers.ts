import {
  type Agent,
  createServer,
  request,
  type IncomingMessage,
  type RequestListener,
} from 'node:http';
import { connect, createServer as createTcpServer, type Server, type Socket } from 'node:net';
import type { EgressSession } from '../src/egress/egress-session.ts';

/** A listener on a forbidden or allowed address that counts who came. */
export interface Origin {
  port: number;
  connections: number;
  close(): Promise<void>;
}

export function startOrigin(listener: RequestListener, address = '127.0.0.1', port?: number) {
  return listen(createServer(listener), address, port);
}

export function startTcpOrigin(listener: (socket: Socket) => void): Promise<Origin> {
  return listen(createTcpServer(listener), '127.0.0.1');
}

/** Ports from 8000 to 8999, which the policy lets names use. */
async function listen(server: Server, address: string, wanted?: number): Promise<Origin> {
  const sockets = new Set<Socket>();
  for (let tries = 0; ; tries += 1) {
    const port = wanted ?? 8000 + Math.floor(Math.random() * 1000);
    const error = await new Promise<Error | undefined>((resolve) => {
      server.once('error', resolve);
      server.listen(port, address, () => {
        server.off('error', resolve);
        resolve(undefined);
      });
    });
    if (error && (wanted !== undefined || tries > 50)) throw error;
    if (error) continue;
    const origin: Origin = {
      port,
      connections: 0,
      close: () =>
        new Promise((resolve) => {
          for (const socket of sockets) socket.destroy();
          server.close(() => resolve());
        }),
    };
    server.on('connection', (socket) => {
      origin.connections += 1;
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => sockets.delete(socket));
    });
    return origin;
  }
}

export interface Answered {
  status: number;
  headers: IncomingMessage['headers'];
  body: string;
}

/** Asks the session's proxy as a browser does. Rejects when the answer breaks off. */
export function ask(
  session: EgressSession,
  url: string,
  options: { method?: string; headers?: Record<string, string>; body?: string; agent?: Agent } = {},
): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const asking = request(
      {
        ...proxyAddress(session),
        path: url,
        method: options.method ?? 'GET',
        headers: { host: 'from-the-browser.example', ...options.headers },
        agent: options.agent ?? false,
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const body = Buffer.concat(chunks).toString();
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
        });
      },
    );
    asking.on('error', reject);
    asking.end(options.body);
  });
}

/** Sends CONNECT; the socket is the tunnel when the status is 200. */
export function tunnel(
  session: EgressSession,
  authority: string,
): Promise<{ status: number; socket: Socket }> {
  return new Promise((resolve, reject) => {
    const asking = request({ ...proxyAddress(session), method: 'CONNECT', path: authority });
    asking.on('connect', (response, socket) => {
      socket.on('error', () => socket.destroy());
      resolve({ status: response.statusCode ?? 0, socket: socket as Socket });
    });
    asking.on('error', reject);
    asking.end();
  });
}

/** Sends bytes as they are and gives all that comes back until the other side ends. */
export function sendRaw(session: EgressSession, text: string): Promise<string> {
  return readAll(connect(proxyAddress(session)), text);
}

export function readAll(socket: Socket, text: string): Promise<string> {
  return new Promise((resolve) => {
    let received = '';
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => {
      received += chunk;
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve(received));
    socket.write(text, 'latin1');
  });
}

export function proxyAddress(session: EgressSession): { host: string; port: number } {
  const { hostname, port } = new URL(session.proxyUrl);
  return { host: hostname, port: Number(port) };
}
