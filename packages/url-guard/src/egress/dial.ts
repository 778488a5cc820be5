import { connect, type Socket } from 'node:net';

export class DialError extends Error {
  readonly reason: 'connect-failed' | 'connect-timeout';
  readonly code: string;

  constructor(reason: 'connect-failed' | 'connect-timeout', code: string) {
    super(`${reason}: ${code}`);
    this.name = 'DialError';
    this.reason = reason;
    this.code = code;
  }
}

export interface DialOptions {
  connectTimeoutMs: number;
  allowHalfOpen: boolean;
  /** Takes charge of every socket from its first moment, so that it can be cut while it connects. */
  adopt(socket: Socket): void;
  isOpen(): boolean;
}

/** An address that does not answer must leave time for the next. */
const attemptMs = 3000;

/** Connects to the first of the given literals that accepts, one after the other. Rejects with a DialError. */
export async function dial(
  ips: readonly string[],
  port: number,
  options: DialOptions,
): Promise<Socket> {
  const deadline = performance.now() + options.connectTimeoutMs;
  let failure = new DialError('connect-failed', 'ENOADDRESS');
  for (const [at, ip] of ips.entries()) {
    const leftMs = deadline - performance.now();
    if (leftMs <= 0 || !options.isOpen()) break;
    const isLast = at === ips.length - 1;
    try {
      return await attempt(ip, port, isLast ? leftMs : Math.min(leftMs, attemptMs), options);
    } catch (error) {
      if (!(error instanceof DialError)) throw error;
      failure = error;
    }
  }
  throw failure;
}

function attempt(
  ip: string,
  port: number,
  timeoutMs: number,
  options: DialOptions,
): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({
      host: ip,
      port,
      noDelay: true,
      allowHalfOpen: options.allowHalfOpen,
    });
    let code = 'ECONNABORTED';
    let reason: DialError['reason'] = 'connect-failed';
    const timer = setTimeout(() => {
      reason = 'connect-timeout';
      code = 'ETIMEDOUT';
      socket.destroy();
    }, timeoutMs);
    socket.on('error', (error: NodeJS.ErrnoException) => {
      code = error.code ?? code;
      if (code === 'ETIMEDOUT') reason = 'connect-timeout';
    });
    const onClose = () => {
      clearTimeout(timer);
      reject(new DialError(reason, code));
    };
    socket.once('close', onClose);
    socket.once('connect', () => {
      clearTimeout(timer);
      socket.off('close', onClose);
      resolve(socket);
    });
    options.adopt(socket);
  });
}
