import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { type Answer, answerSocket } from './answer.ts';
import { toUpstreamHeaders } from './clean-headers.ts';
import type { Gateway } from './gateway.ts';
import {
  type ForwardTarget,
  parseAbsoluteForm,
  parseConnectTarget,
  type ProxyTarget,
} from './parse-proxy-target.ts';

/** CONNECT: bytes both ways to the checked IP, TLS end to end. WebSockets come this way too. */
export async function openTunnel(
  gateway: Gateway,
  request: IncomingMessage,
  client: Socket,
  head: Buffer,
): Promise<void> {
  const target = parseConnectTarget(request.url);
  if (!target) {
    answerSocket(client, 'bad-request');
    return;
  }
  await join(gateway, target, 'CONNECT', client, (upstream) => {
    client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
    if (head.length > 0) upstream.write(head);
  });
}

/** A WebSocket handshake in absolute form: the cleaned request goes out, what follows belongs to the two ends. */
export async function openWebSocket(
  gateway: Gateway,
  request: IncomingMessage,
  client: Socket,
  head: Buffer,
): Promise<void> {
  const target = parseAbsoluteForm(request.url);
  if (!target || request.method !== 'GET') {
    answerSocket(client, 'bad-request');
    return;
  }
  await join(gateway, target, 'GET', client, (upstream) => {
    upstream.write(toHandshake(target, request.rawHeaders), 'latin1');
    if (head.length > 0) upstream.write(head);
  });
}

function toHandshake(target: ForwardTarget, rawHeaders: readonly string[]): string {
  const headers = toUpstreamHeaders(rawHeaders, target.authority);
  let text = `GET ${target.path} HTTP/1.1\r\n`;
  for (let at = 0; at < headers.length; at += 2) text += `${headers[at]}: ${headers[at + 1]}\r\n`;
  return `${text}Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n`;
}

async function join(
  gateway: Gateway,
  target: ProxyTarget,
  method: string,
  client: Socket,
  begin: (upstream: Socket) => void,
): Promise<void> {
  const release = gateway.takeTunnel(target);
  if (!release) {
    answerSocket(client, 'too-many-tunnels');
    return;
  }
  client.once('close', release);
  if (client.destroyed) release();
  const upstream = await reach(gateway, target, method);
  if (typeof upstream === 'string') {
    answerSocket(client, upstream);
    return;
  }
  if (client.destroyed) {
    upstream.destroy();
    return;
  }
  gateway.succeeded(target);
  begin(upstream);
  splice(gateway, client, upstream);
}

async function reach(
  gateway: Gateway,
  target: ProxyTarget,
  method: string,
): Promise<Socket | Answer> {
  const reached = await gateway.reach(target, method);
  if (!reached.ok) return reached.answer;
  try {
    return await gateway.dial(reached.ips, target.port, true);
  } catch (error) {
    return gateway.failed(target, method, error);
  }
}

function splice(gateway: Gateway, client: Socket, upstream: Socket): void {
  const count = () => gateway.pool.count(upstream);
  upstream.on('data', count);
  client.on('data', count);
  client.setTimeout(gateway.limits.idleTimeoutMs, () => client.destroy());
  client.pipe(upstream);
  upstream.pipe(client);
  client.once('close', () => upstream.destroy());
  upstream.once('close', (hadError) => {
    if (hadError) client.destroy();
    else client.destroySoon();
  });
}
