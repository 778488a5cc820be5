import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { checkHost } from '../check-target.ts';
import { type Resolver, systemResolver } from '../resolver.ts';
import type { TargetPolicy } from '../target-policy.ts';
import { defaultEgressLimits, type EgressLimits } from './egress-limits.ts';
import type { EgressEvent, EgressSession } from './egress-session.ts';
import { createProxyServer } from './create-proxy-server.ts';
import { SessionGateway } from './session-gateway.ts';

export interface EgressOptions {
  policy: TargetPolicy;
  limits?: Partial<EgressLimits>;
  resolver?: Resolver;
  /** Called as things are written down; must not throw. */
  onEvent?: (event: EgressEvent) => void;
}

/**
 * Opens one page scan's way to the network: an HTTP proxy on a free loopback port that lets through what the policy
 * allows, to the addresses it checked, within the limits. Rejects when no port can be had. Close it when the scan ends.
 */
export async function openEgress(options: EgressOptions): Promise<EgressSession> {
  const gateway = new SessionGateway({
    policy: options.policy,
    limits: { ...defaultEgressLimits, ...options.limits },
    resolver: options.resolver ?? systemResolver,
    onEvent: options.onEvent ?? (() => {}),
  });
  const server = createProxyServer(gateway);
  const port = await listenOutOfReach(server, options.policy);
  gateway.ownPort = port;
  const gone = new Promise<void>((resolve) => {
    server.once('close', resolve);
  });
  const close = async (): Promise<void> => {
    gateway.shut('closed');
    server.close();
    await gone;
  };
  let onLost: EgressSession['onLost'];
  // A listener that fails can only be given up: nothing gets out, and the scan is told that its proxy is gone.
  const lose = (): void => {
    if (gateway.state === 'closed') return;
    void close();
    onLost?.();
  };
  server.on('error', lose);
  server.on('close', lose);

  return {
    proxyUrl: `http://127.0.0.1:${port}`,
    get state() {
      return gateway.state;
    },
    get overLimit() {
      return gateway.overLimit;
    },
    denials: gateway.ledger.denials,
    failures: gateway.ledger.failures,
    get bytesReceived() {
      return gateway.pool.bytesReceived;
    },
    get bytesSent() {
      return gateway.pool.bytesSent;
    },
    get requestCount() {
      return gateway.requestCount;
    },
    get tunnelCount() {
      return gateway.tunnelCount;
    },
    denialFor: (url) => gateway.ledger.denialFor(url),
    failureFor: (url) => gateway.ledger.failureFor(url),
    get onOverLimit() {
      return gateway.onOverLimit;
    },
    set onOverLimit(callback) {
      gateway.onOverLimit = callback;
    },
    get onLost() {
      return onLost;
    },
    set onLost(callback) {
      onLost = callback;
    },
    cut: (limit) => gateway.spend(limit),
    seal: () => {
      if (gateway.state === 'open') gateway.shut('over-limit');
    },
    close,
  };
}

const portsTried = 50;

/**
 * Takes a port that no page may ask for, so that none reaches the proxy of another scan, in whatever process that runs.
 * Where everything private is allowed there is no such port, and nothing that a page gains by it.
 */
async function listenOutOfReach(server: Server, policy: TargetPolicy): Promise<number> {
  for (let tried = 1; ; tried += 1) {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const isOutOfReach = checkHost('127.0.0.1', port, policy) !== null;
    if (isOutOfReach || policy.allowAllPrivate || tried === portsTried) return port;
    server.close();
    await once(server, 'close');
  }
}
