/** Hands out a fixed number of slots, first come, first served. */
export class SlotQueue<T> {
  readonly #free: T[];
  readonly #waiting: ((slot: T) => void)[] = [];

  constructor(slots: readonly T[]) {
    this.#free = [...slots];
  }

  async use<R>(work: (slot: T) => Promise<R>): Promise<R> {
    const slot =
      this.#free.shift() ?? (await new Promise<T>((resolve) => this.#waiting.push(resolve)));
    try {
      return await work(slot);
    } finally {
      const next = this.#waiting.shift();
      if (next) next(slot);
      else this.#free.push(slot);
    }
  }
}
