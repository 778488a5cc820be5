import { Agent, type ClientRequestArgs } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { EgressLimits } from './egress-limits.ts';

type OnConnection = (error: Error | null, socket: Duplex) => void;

/** Keeps connections to sites alive, and connects to nothing but IPs that were pinned for a host and port. */
export class PinnedAgent extends Agent {
  readonly #pins = new Map<string, readonly string[]>();
  readonly #dial: (ips: readonly string[], port: number) => Promise<Socket>;

  constructor(
    limits: EgressLimits,
    dial: (ips: readonly string[], port: number) => Promise<Socket>,
  ) {
    super({
      keepAlive: true,
      maxSockets: limits.maxSocketsPerOrigin,
      maxFreeSockets: 4,
      timeout: limits.idleTimeoutMs,
    });
    this.#dial = dial;
  }

  pin(host: string, port: number, ips: readonly string[]): void {
    this.#pins.set(`${host} ${port}`, ips);
  }

  override createConnection(options: ClientRequestArgs, callback?: OnConnection): undefined {
    const port = Number(options.port);
    const ips = this.#pins.get(`${options.host} ${port}`) ?? [];
    if (callback) void this.#connect(ips, port, callback);
    return undefined;
  }

  async #connect(ips: readonly string[], port: number, done: OnConnection): Promise<void> {
    let socket: Socket;
    try {
      socket = await this.#dial(ips, port);
    } catch (error) {
      // Node reads the socket only when there is no error; its type asks for one all the same.
      done(error instanceof Error ? error : new Error(String(error)), undefined as never);
      return;
    }
    done(null, socket);
  }
}
