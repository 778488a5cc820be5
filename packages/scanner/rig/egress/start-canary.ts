import { createSocket, type Socket as DatagramSocket } from 'node:dgram';
import { createServer, type Server } from 'node:http';
import type { Socket } from 'node:net';

/** What a listener answers; wherever this text turns up, a page has read what it must not reach. */
export const canarySecret = 'canary-secret-7f3a';

/** A listener on an IP that may not be reached: it counts who came, over TCP and over UDP on the same port. */
export interface Canary {
  ip: string;
  port: number;
  readonly connections: number;
  readonly datagrams: number;
  /** The beginning of what each connection said, to tell who it was. */
  readonly heard: readonly string[];
  close(): Promise<void>;
}

/** Ports that the policy lets anybody use, so that only the IP speaks against the target; and others. */
const ports = { allowed: { first: 8000, count: 1000 }, outside: { first: 20_000, count: 5000 } };
const taken = new Set<number>();

/** Opens one on a port that no other canary of this process has. Rejects when the IP is not of this machine. */
export async function startCanary(
  ip: string,
  kind: keyof typeof ports,
  onArrival: () => void,
): Promise<Canary> {
  const { first, count } = ports[kind];
  for (let tries = 0; tries < 200; tries += 1) {
    const port = first + Math.floor(Math.random() * count);
    if (taken.has(port)) continue;
    taken.add(port);
    const canary = await listen(ip, port, onArrival);
    if (canary) return canary;
  }
  throw new Error(`No free port on ${ip} for a canary.`);
}

async function listen(
  ip: string,
  port: number,
  onArrival: () => void,
): Promise<Canary | undefined> {
  let connections = 0;
  let datagrams = 0;
  const heard: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/plain', 'access-control-allow-origin': '*' });
    response.end(canarySecret);
  });
  server.on('connection', (socket) => {
    connections += 1;
    sockets.add(socket);
    socket.once('data', (data: Buffer) => heard.push(data.toString('latin1', 0, 300)));
    socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
    onArrival();
  });
  server.on('clientError', (_error, socket) => socket.destroy());
  if (!(await bound(server, (done) => server.listen(port, ip, done)))) return undefined;
  const udp = createSocket(ip.includes(':') ? 'udp6' : 'udp4');
  udp.on('message', () => {
    datagrams += 1;
    onArrival();
  });
  if (!(await bound(udp, (done) => udp.bind(port, ip, done)))) {
    server.close();
    return undefined;
  }
  return {
    ip,
    port,
    get connections() {
      return connections;
    },
    get datagrams() {
      return datagrams;
    },
    heard,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        udp.close(() => server.close(() => resolve()));
      }),
  };
}

/** False when somebody else has the port. */
function bound(
  listener: Server | DatagramSocket,
  start: (done: () => void) => void,
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    listener.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(false);
      else reject(error);
    });
    start(() => resolve(true));
  });
}
