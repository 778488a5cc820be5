/** A second signal this soon is the same Ctrl-C: the terminal and npm both deliver it. */
const sameSignalMs = 700;

/** Runs the stop steps once, last started first; a later Ctrl-C calls `force`, which must make them end quickly. */
export class Shutdown {
  readonly #steps: (() => Promise<void>)[] = [];
  readonly #force: () => void;
  #running: Promise<void> | null = null;
  #beganAtMs = 0;

  constructor(force: () => void) {
    this.#force = force;
  }

  get hasBegun(): boolean {
    return this.#running !== null;
  }

  /** Adds what stops something that was just started; runs it at once when we are stopping already. */
  async add(step: () => Promise<void>): Promise<void> {
    if (this.#running) await step();
    else this.#steps.push(step);
  }

  begin(): Promise<void> {
    if (this.#running) {
      if (Date.now() - this.#beganAtMs > sameSignalMs) this.#force();
      return this.#running;
    }
    this.#beganAtMs = Date.now();
    this.#running = this.#runSteps();
    return this.#running;
  }

  async #runSteps(): Promise<void> {
    for (const step of this.#steps.splice(0).toReversed()) await step();
  }
}
