import type { Socket } from 'node:net';
import { isPublicIp } from '../is-public-ip.ts';
import { checkOwnPath } from '../own-service.ts';
import type { RefusalReason } from '../refusal.ts';
import { type ResolvedTarget, resolveTarget } from '../resolve-target.ts';
import type { Resolver } from '../resolver.ts';
import type { TargetPolicy } from '../target-policy.ts';
import { dial, DialError } from './dial.ts';
import { EgressLedger, type FailureReason } from './egress-ledger.ts';
import type { EgressLimits } from './egress-limits.ts';
import type { EgressEvent, EgressLimit, EgressSession } from './egress-session.ts';
import type { Gateway, Reached } from './gateway.ts';
import type { ProxyTarget } from './parse-proxy-target.ts';
import { PinnedAgent } from './pinned-agent.ts';
import { SocketPool } from './socket-pool.ts';
import { waitInLine } from './wait-in-line.ts';

/** One session's checks, way out and books. */
export class SessionGateway implements Gateway {
  readonly limits: EgressLimits;
  readonly pool: SocketPool;
  readonly agent: PinnedAgent;
  readonly ledger = new EgressLedger();
  state: EgressSession['state'] = 'open';
  overLimit: EgressLimit | null = null;
  requestCount = 0;
  tunnelCount = 0;
  /** The proxy's own port, refused whatever the policy says. */
  ownPort = 0;
  onOverLimit: EgressSession['onOverLimit'];
  readonly #policy: TargetPolicy;
  readonly #resolver: Resolver;
  readonly #onEvent: (event: EgressEvent) => void;
  readonly #resolved = new Map<string, Promise<ResolvedTarget>>();

  constructor(options: {
    policy: TargetPolicy;
    limits: EgressLimits;
    resolver: Resolver;
    onEvent: (event: EgressEvent) => void;
  }) {
    this.limits = options.limits;
    this.#policy = options.policy;
    this.#resolver = waitInLine(options.resolver, options.limits.maxLookups);
    this.#onEvent = options.onEvent;
    this.pool = new SocketPool(options.limits.idleTimeoutMs, () => this.#checkBytes());
    this.agent = new PinnedAgent(options.limits, (ips, port) => this.dial(ips, port, false));
  }

  async reach(target: ProxyTarget & { path?: string }, method: string): Promise<Reached> {
    const resolved = await this.#resolveOnce(target);
    if (!resolved.ok) {
      if (resolved.kind === 'denied') return this.#deny(target, method, resolved.reason);
      this.#fail(target, method, resolved.reason, resolved.detail);
      return { ok: false, answer: resolved.reason };
    }
    if (target.port === this.ownPort && resolved.ips.some((ip) => !isPublicIp(ip))) {
      return this.#deny(target, method, 'proxy-self');
    }
    const { host, port, path } = target;
    const hosts = [host, ...resolved.ips];
    const request = { ...(path === undefined ? {} : { path }), isTunneled: path === undefined };
    const reason = checkOwnPath(this.#policy.ownServices, hosts, port, request);
    return reason === null ? resolved : this.#deny(target, method, reason);
  }

  dial(ips: readonly string[], port: number, allowHalfOpen: boolean): Promise<Socket> {
    return dial(ips, port, {
      connectTimeoutMs: this.limits.connectTimeoutMs,
      allowHalfOpen,
      adopt: (socket) => this.pool.adoptOuter(socket),
      isOpen: () => this.state === 'open',
    });
  }

  failed(target: ProxyTarget, method: string, error: unknown): FailureReason {
    const reason = error instanceof DialError ? error.reason : 'upstream-error';
    this.#fail(target, method, reason, codeOf(error));
    return reason;
  }

  succeeded(target: ProxyTarget): void {
    this.ledger.succeed(target);
  }

  countRequest(): boolean {
    if (this.state !== 'open') return false;
    this.requestCount += 1;
    if (this.requestCount > this.limits.maxRequests) this.spend('requests');
    return this.state === 'open';
  }

  takeTunnel(target: ProxyTarget): (() => void) | undefined {
    if (this.tunnelCount >= this.limits.maxTunnels) {
      this.#fail(target, 'CONNECT', 'too-many-tunnels', 'EMFILE');
      return undefined;
    }
    this.tunnelCount += 1;
    let isTaken = true;
    return () => {
      if (isTaken) this.tunnelCount -= 1;
      isTaken = false;
    };
  }

  broke(error: unknown): void {
    this.#onEvent({ type: 'broken', error });
  }

  spend(limit: EgressLimit): void {
    if (this.state !== 'open') return;
    this.overLimit = limit;
    this.shut('over-limit');
    this.#onEvent({ type: 'over-limit', limit });
    this.onOverLimit?.(limit);
  }

  /** Cuts everything; nothing passes in this state. */
  shut(state: 'over-limit' | 'closed'): void {
    this.state = state;
    this.agent.destroy();
    this.pool.cutAll();
  }

  #resolveOnce(target: ProxyTarget): Promise<ResolvedTarget> {
    const key = `${target.host} ${target.port}`;
    const known = this.#resolved.get(key);
    if (known) return known;
    const resolving = this.#resolve(target).then((resolved) => {
      // Name servers recover; a refusal or a pinned IP stays for the whole page scan.
      if (!resolved.ok && resolved.kind === 'failed') this.#resolved.delete(key);
      return resolved;
    });
    this.#resolved.set(key, resolving);
    return resolving;
  }

  #resolve(target: ProxyTarget): Promise<ResolvedTarget> {
    return resolveTarget({
      host: target.host,
      port: target.port,
      policy: this.#policy,
      resolver: this.#resolver,
      timeoutMs: this.limits.dnsTimeoutMs,
    });
  }

  #deny(target: ProxyTarget, method: string, reason: RefusalReason): Reached {
    const { host, port } = target;
    this.#onEvent({ type: 'denied', denial: this.ledger.deny({ host, port, reason, method }) });
    return { ok: false, answer: 'denied' };
  }

  #fail(target: ProxyTarget, method: string, reason: FailureReason, detail: string): void {
    const { host, port } = target;
    const failure = this.ledger.fail({ host, port, reason, detail, method });
    this.#onEvent({ type: 'failed', failure });
  }

  #checkBytes(): void {
    const { bytesReceived, bytesSent } = this.pool;
    if (Math.max(bytesReceived, bytesSent) > this.limits.maxBytes) this.spend('bytes');
  }
}

function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : 'EUNKNOWN';
}
