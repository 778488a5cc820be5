import { inspect } from 'node:util';
import { parseArguments, usage } from './parse-arguments.ts';

const parsed = parseArguments(process.argv.slice(2));
if ('problem' in parsed) {
  process.stderr.write(`${parsed.problem}\n\n${usage}`);
  process.exitCode = 2;
} else if (parsed.help) {
  process.stdout.write(usage);
} else {
  // The scanner takes half a second to load, which help and usage errors need not wait for.
  const { runScans } = await import('./run-scans.ts');
  process.exitCode = await runScans(parsed).catch((error: unknown) => {
    // Node's own exit code for an error is 1, which means issues here.
    process.stderr.write(`${explain(error)}\n`);
    return 2;
  });
}

/** A file that can't be written needs no stack; anything else is a bug. */
function explain(error: unknown): string {
  const fromSystem = error instanceof Error && 'syscall' in error;
  return fromSystem ? `The results could not be written: ${error.message}` : inspect(error);
}
