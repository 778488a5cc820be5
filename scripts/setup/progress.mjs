import { performance } from 'node:perf_hooks';

const redrawMs = 200;

/** One line per step: redrawn in place on a terminal, a line at its start and one at its end elsewhere. */
export class Progress {
  #quiet;
  #inPlace = Boolean(process.stderr.isTTY) && process.env.TERM !== 'dumb' && !process.env.CI;
  #ticking = false;

  constructor({ quiet }) {
    this.#quiet = quiet;
  }

  /** Runs `work(say)`; what it says appears beside the title and the seconds. */
  async step(title, work) {
    const startMs = performance.now();
    const seconds = () => `${((performance.now() - startMs) / 1_000).toFixed(1)} s`;
    let detail = '';
    const draw = () => this.#draw(`… ${title}${detail && `: ${detail}`} (${seconds()})`);
    if (!this.#inPlace) this.#line(`… ${title}`);
    const timer = this.#inPlace ? setInterval(draw, redrawMs) : undefined;
    try {
      await work((text) => {
        if (text === detail) return;
        detail = text;
        if (this.#inPlace) draw();
        else if (!this.#quiet && !/\d %$/.test(text)) this.#line(`    ${text}`);
      });
      clearInterval(timer);
      this.#line(`✓ ${title} (${seconds()})`);
    } finally {
      clearInterval(timer);
    }
  }

  note(text) {
    this.#line(text);
  }

  fail(message) {
    this.#line(`✗ ${message}`);
  }

  #draw(text) {
    const width = (process.stderr.columns ?? 80) - 3;
    this.#ticking = true;
    process.stderr.write(`\r\u001B[2K  ${text.slice(0, width)}`);
  }

  #line(text) {
    process.stderr.write(`${this.#ticking ? '\r\u001B[2K' : ''}  ${text}\n`);
    this.#ticking = false;
  }
}
