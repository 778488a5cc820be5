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
  process.exitCode = await runScans(parsed);
}
