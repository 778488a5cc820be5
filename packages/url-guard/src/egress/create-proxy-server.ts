import { createServer, type IncomingMessage, type Server } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { answerSocket } from './answer.ts';
import { forwardRequest } from './forward-request.ts';
import { openTunnel, openWebSocket } from './open-tunnel.ts';
import type { SessionGateway } from './session-gateway.ts';

/** More than a browser opens to a proxy; keeps another local process from using up our file descriptors. */
const maxConnections = 512;

/** The proxy's listener, not yet listening. Whatever goes wrong on a connection ends that connection. */
export function createProxyServer(gateway: SessionGateway): Server {
  const { maxHeaderBytes, idleTimeoutMs } = gateway.limits;
  const server = createServer({
    maxHeaderSize: maxHeaderBytes,
    keepAliveTimeout: idleTimeoutMs,
    requestTimeout: 0,
    shouldUpgradeCallback: isWebSocket,
  });
  server.maxConnections = maxConnections;
  server.timeout = idleTimeoutMs;
  server.on('connection', (socket) => {
    gateway.pool.adoptInner(socket);
    if (gateway.state !== 'open') socket.destroy();
  });
  server.on('request', (request, response) => {
    if (!gateway.countRequest()) return;
    forwardRequest(gateway, request, response).catch((error: unknown) => {
      response.destroy();
      gateway.broke(error);
    });
  });
  server.on('connect', (request, client, head) => {
    onSocket(client, (socket) => openTunnel(gateway, request, socket, head));
  });
  server.on('upgrade', (request, client, head) => {
    onSocket(client, (socket) => openWebSocket(gateway, request, socket, head));
  });
  server.on('clientError', (_error, client) => {
    // Where an answer has begun, another one would become part of it.
    if (client instanceof Socket && client.bytesWritten === 0) answerSocket(client, 'bad-request');
    else client.destroy();
  });
  return server;

  function onSocket(client: Duplex, open: (socket: Socket) => Promise<void>): void {
    if (!(client instanceof Socket) || !gateway.countRequest()) {
      client.destroy();
      return;
    }
    open(client).catch((error: unknown) => {
      client.destroy();
      gateway.broke(error);
    });
  }
}

function isWebSocket(request: IncomingMessage): boolean {
  return request.headers.upgrade?.toLowerCase() === 'websocket';
}
