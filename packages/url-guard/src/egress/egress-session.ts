import type { Denial, Failure } from './egress-ledger.ts';

export type EgressLimit = 'bytes' | 'requests';

export type EgressEvent =
  | { type: 'denied'; denial: Denial }
  | { type: 'failed'; failure: Failure }
  | { type: 'over-limit'; limit: EgressLimit }
  /** A bug of ours: the connection was cut. */
  | { type: 'broken'; error: unknown };

/** One page scan's way to the network: a proxy of its own on loopback, and what came of it. */
export interface EgressSession {
  /** For the `proxyServer` of the scan's browser context. */
  readonly proxyUrl: string;
  /** `over-limit` and `closed` let nothing through any more. */
  readonly state: 'open' | 'over-limit' | 'closed';
  /** The limit that is spent; null: none is. */
  readonly overLimit: EgressLimit | null;
  readonly denials: readonly Denial[];
  readonly failures: readonly Failure[];
  /** From the network, headers and TLS included. */
  readonly bytesReceived: number;
  readonly bytesSent: number;
  readonly requestCount: number;
  /** Tunnels open now. */
  readonly tunnelCount: number;
  /** Why the host and port of an address were last refused; undefined when they were not. */
  denialFor(url: string): Denial | undefined;
  /** Why the host and port of an address could not be reached; undefined when they could, or were never asked for. */
  failureFor(url: string): Failure | undefined;
  /** Called once, when a limit is spent and everything was cut. */
  onOverLimit: ((limit: EgressLimit) => void) | undefined;
  /** Called once, when the listener ended without `close`: nothing passes any more. */
  onLost: (() => void) | undefined;
  /** As if the limit were spent: for who counts what the proxy can't see. */
  cut(limit: EgressLimit): void;
  /** Cuts every connection and lets nothing through from here on, although no limit is spent. */
  seal(): void;
  /** Cuts every connection at once; resolves when the listener is gone. May be called again. */
  close(): Promise<void>;
}
