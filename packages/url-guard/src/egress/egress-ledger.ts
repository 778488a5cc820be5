import { canonicalHostname } from '../canonical-host.ts';
import { portOf } from '../check-url.ts';
import type { RefusalReason } from '../refusal.ts';

export interface Denial {
  host: string;
  port: number;
  reason: RefusalReason;
  method: string;
  /** ISO 8601. */
  at: string;
}

export type FailureReason =
  | 'dns-failure'
  | 'connect-failed'
  | 'connect-timeout'
  | 'upstream-error'
  | 'too-many-tunnels';

export interface Failure {
  host: string;
  port: number;
  reason: FailureReason;
  /** The code of the system or of Node, such as ECONNREFUSED. */
  detail: string;
  method: string;
  /** ISO 8601. */
  at: string;
}

/** What a session refused and what failed, by host and port: the browser only ever sees a status. */
export class EgressLedger {
  readonly denials: Denial[] = [];
  readonly failures: Failure[] = [];
  readonly #denied = new Map<string, Denial>();
  readonly #failed = new Map<string, Failure>();

  deny(entry: Omit<Denial, 'at'>): Denial {
    const denial = { ...entry, at: new Date().toISOString() };
    this.denials.push(denial);
    this.#denied.set(keyOf(denial), denial);
    return denial;
  }

  fail(entry: Omit<Failure, 'at'>): Failure {
    const failure = { ...entry, at: new Date().toISOString() };
    this.failures.push(failure);
    this.#failed.set(keyOf(failure), failure);
    return failure;
  }

  /** A target that answered after all is no longer a failed one. */
  succeed(target: { host: string; port: number }): void {
    this.#failed.delete(keyOf(target));
  }

  denialFor(url: string): Denial | undefined {
    return this.#denied.get(keyOfUrl(url));
  }

  failureFor(url: string): Failure | undefined {
    return this.#failed.get(keyOfUrl(url));
  }
}

function keyOf({ host, port }: { host: string; port: number }): string {
  return `${host} ${port}`;
}

function keyOfUrl(text: string): string {
  const url = URL.parse(text);
  const host = url ? canonicalHostname(url.hostname) : undefined;
  return url && host !== undefined ? keyOf({ host, port: portOf(url) }) : '';
}
