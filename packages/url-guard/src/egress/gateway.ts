import type { Socket } from 'node:net';
import type { FailureReason } from './egress-ledger.ts';
import type { EgressLimits } from './egress-limits.ts';
import type { ProxyTarget } from './parse-proxy-target.ts';
import type { PinnedAgent } from './pinned-agent.ts';
import type { SocketPool } from './socket-pool.ts';

export type Reached =
  | { ok: true; ips: readonly string[] }
  | { ok: false; answer: 'denied' | FailureReason };

/** What the handlers of the proxy share: the checks, the way out, and the books. */
export interface Gateway {
  limits: EgressLimits;
  pool: SocketPool;
  agent: PinnedAgent;
  /**
   * Checks and resolves once per host and port and session; a refusal or failure is already written down. `path`: what a
   * plain request asks for; without one it is a tunnel.
   */
  reach(target: ProxyTarget & { path?: string }, method: string): Promise<Reached>;
  /** Connects to checked IPs; rejects with a DialError. */
  dial(ips: readonly string[], port: number, allowHalfOpen: boolean): Promise<Socket>;
  /** Writes down what failed, and gives the answer for it. */
  failed(target: ProxyTarget, method: string, error: unknown): FailureReason;
  succeeded(target: ProxyTarget): void;
  /** A place for a tunnel, given back by calling what is returned; undefined, and written down, when all are taken. */
  takeTunnel(target: ProxyTarget): (() => void) | undefined;
}
