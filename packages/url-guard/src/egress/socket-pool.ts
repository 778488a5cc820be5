import type { Socket } from 'node:net';

/** Every socket of a session, so that all can be cut at once, and the bytes that came and went over the outer ones. */
export class SocketPool {
  bytesReceived = 0;
  bytesSent = 0;
  readonly #sockets = new Set<Socket>();
  readonly #counted = new WeakMap<Socket, { read: number; written: number }>();
  readonly #idleTimeoutMs: number;
  readonly #onBytes: () => void;

  constructor(idleTimeoutMs: number, onBytes: () => void) {
    this.#idleTimeoutMs = idleTimeoutMs;
    this.#onBytes = onBytes;
  }

  /** The browser's side. */
  adoptInner(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => this.#sockets.delete(socket));
  }

  /** The network's side: counted, and cut when nothing happens. */
  adoptOuter(socket: Socket): void {
    this.adoptInner(socket);
    this.#counted.set(socket, { read: 0, written: 0 });
    socket.setTimeout(this.#idleTimeoutMs);
    socket.on('timeout', () => socket.destroy());
    socket.on('close', () => this.count(socket));
  }

  /** Node counts on the socket itself what its HTTP parser reads past every stream. */
  count(socket: Socket): void {
    const before = this.#counted.get(socket);
    if (!before) return;
    this.bytesReceived += socket.bytesRead - before.read;
    this.bytesSent += (socket.bytesWritten ?? 0) - before.written;
    before.read = socket.bytesRead;
    before.written = socket.bytesWritten ?? 0;
    this.#onBytes();
  }

  cutAll(): void {
    for (const socket of this.#sockets) socket.destroy();
  }
}
