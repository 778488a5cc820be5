import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { type IncomingMessage, Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** What the egress proxies of this process are asked for, seen from outside. */
export interface ProxyWatch {
  /** Ports of the targets that a browser asked a proxy for, whatever the proxy answered. */
  readonly askedPorts: ReadonlySet<number>;
  /** Ports that this process itself connected to. */
  readonly dialedPorts: ReadonlySet<number>;
  /** The proxy that began to listen last. */
  readonly latest: { server: Server; port: number } | undefined;
  stop(): void;
}

/** Watches every HTTP server that begins to listen from now on; servers that are no proxies are never asked this way. */
export function watchProxies(onAsked: () => void = () => {}): ProxyWatch {
  const askedPorts = new Set<number>();
  const dialedPorts = new Set<number>();
  let latest: ProxyWatch['latest'];
  const onListening = (message: unknown) => {
    const { server } = message as { server: unknown };
    if (!(server instanceof Server)) return;
    latest = { server, port: (server.address() as AddressInfo).port };
    const note = ({ url = '', method }: IncomingMessage) => {
      const target = URL.parse(method === 'CONNECT' ? `https://${url}` : url);
      if (!target) return;
      askedPorts.add(Number(target.port));
      onAsked();
    };
    server.prependListener('request', note);
    server.prependListener('connect', note);
    server.prependListener('upgrade', note);
  };
  const onDialing = (message: unknown) => {
    const { socket } = message as { socket: Socket };
    socket.once('connect', () => {
      if (socket.remotePort) dialedPorts.add(socket.remotePort);
    });
  };
  subscribe('tracing:net.server.listen:asyncEnd', onListening);
  subscribe('net.client.socket', onDialing);
  return {
    askedPorts,
    dialedPorts,
    get latest() {
      return latest;
    },
    stop: () => {
      unsubscribe('tracing:net.server.listen:asyncEnd', onListening);
      unsubscribe('net.client.socket', onDialing);
    },
  };
}
