import { parseArguments, usage } from './parse-arguments.ts';
import { runScans } from './run-scans.ts';

const parsed = parseArguments(process.argv.slice(2));
if ('problem' in parsed) {
  process.stderr.write(`${parsed.problem}\n\n${usage}`);
  process.exitCode = 2;
} else if (parsed.help) {
  process.stdout.write(usage);
} else {
  process.exitCode = await runScans(parsed);
}
