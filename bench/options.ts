import { parseArgs } from 'node:util';

export interface BenchOptions {
  /** The file of a documentation page; undefined: an installed one, else a generated one. */
  page: string | undefined;
  /** Measured rounds after the warm-up. */
  runs: number;
  /** Leaves docs/benchmarks.md as it is. */
  printOnly: boolean;
}

export const usage = `Measures our scanner beside others on the same pages.

  npm run bench:scan -- [--runs N] [--print-only] [PAGE.html]

  PAGE.html      a documentation page on this machine (also: BENCH_PAGE)
  --runs N       measured rounds after the warm-up (5)
  --print-only   print the results and leave docs/benchmarks.md as it is
`;

/** Throws on anything that is not understood. */
export function readOptions(args: string[], env: NodeJS.ProcessEnv): BenchOptions {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      runs: { type: 'string', default: '5' },
      'print-only': { type: 'boolean', default: false },
    },
  });
  if (!/^[1-9]\d?$/.test(values.runs)) throw new Error('--runs takes a number from 1 to 99.');
  if (positionals.length > 1) throw new Error('Name one page at most.');
  return {
    page: positionals[0] ?? (env['BENCH_PAGE'] || undefined),
    runs: Number(values.runs),
    printOnly: values['print-only'],
  };
}
