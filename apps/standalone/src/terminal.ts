const redrawMs = 200;
let drawn = false;

/** Writes a line, below or instead of the step being drawn. */
export function say(text: string): void {
  process.stdout.write(`${drawn ? '\r\u001B[2K' : ''}${text}\n`);
  drawn = false;
}

/** Shows a step with its seconds while `work` runs: in place on a terminal, one line at its end elsewhere. */
export async function showStep<T>(
  title: string,
  work: (detail: (text: string) => void) => Promise<T>,
): Promise<T> {
  const startMs = performance.now();
  const seconds = () => `(${((performance.now() - startMs) / 1_000).toFixed(1)} s)`;
  let detail = '';
  const draw = () => {
    const line = `  … ${title}${detail && `: ${detail}`} ${seconds()}`;
    process.stdout.write(`\r\u001B[2K${line.slice(0, (process.stdout.columns ?? 80) - 1)}`);
    drawn = true;
  };
  const timer = process.stdout.isTTY ? setInterval(draw, redrawMs) : undefined;
  try {
    const result = await work((text) => (detail = text));
    clearInterval(timer);
    say(`  ✓ ${title} ${seconds()}`);
    return result;
  } catch (error) {
    clearInterval(timer);
    say(`  ✗ ${title} ${seconds()}`);
    throw error;
  }
}
