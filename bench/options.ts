import { parseArgs } from 'node:util';
import { pageSizes, type PageSize } from './pages/list-bench-pages.ts';

export interface BenchOptions {
  /** The file of a documentation page; undefined: an installed one, else a generated one. */
  page: string | undefined;
  /** Measured rounds after the warm-up. */
  runs: number;
  /** The pages to measure. */
  sizes: readonly PageSize[];
  /** Warm scans that leave out using the page, and fast ones, are measured as well. */
  fast: boolean;
  /** Leaves docs/benchmarks.md as it is. */
  printOnly: boolean;
}

const usage = `Measures our scanner beside others on the same pages.

  npm run bench:scan -- [options] [PAGE.html]

  PAGE.html      a documentation page on this machine (also: BENCH_PAGE)
  --runs N       measured rounds after the warm-up (5)
  --size SIZE    small, documentation or large: only this one; implies --print-only
  --fast         also measure warm scans without use, and fast ones
  --print-only   print the results and leave docs/benchmarks.md as it is
`;

/** Throws an error with the usage on anything that is not understood. */
export function readOptions(args: string[], env: NodeJS.ProcessEnv): BenchOptions {
  try {
    return parse(args, env);
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`, {
      cause: error,
    });
  }
}

function parse(args: string[], env: NodeJS.ProcessEnv): BenchOptions {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      size: { type: 'string' },
      runs: { type: 'string', default: '5' },
      fast: { type: 'boolean', default: false },
      'print-only': { type: 'boolean', default: false },
    },
  });
  if (!/^[1-9]\d?$/.test(values.runs)) throw new Error('--runs takes a number from 1 to 99.');
  if (positionals.length > 1) throw new Error('Name one page at most.');
  const sizes = pageSizes.filter((size) => values.size === undefined || size === values.size);
  if (sizes.length === 0) throw new Error(`--size takes ${pageSizes.join(', ')}.`);
  return {
    sizes,
    page: positionals[0] ?? (env['BENCH_PAGE'] || undefined),
    runs: Number(values.runs),
    fast: values.fast,
    printOnly: values['print-only'] || values.size !== undefined,
  };
}
