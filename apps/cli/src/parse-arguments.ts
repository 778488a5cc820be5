import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import {
  defaultStandard,
  type Impact,
  impacts,
  parseStandard,
  type Standard,
  standards,
} from '@curbcut/model/scan';
import { reportFormats } from '@curbcut/model/reports';
import type { Baseline } from './baseline/baseline.ts';
import { readBaseline } from './baseline/read-baseline.ts';

/** Forms for people at a terminal and for pipes, then every report but the PDF, which a browser must print. */
const formats = ['text', 'ndjson', ...reportFormats.filter((format) => format !== 'pdf')] as const;
export type Format = (typeof formats)[number];

export interface ScanArguments {
  help: boolean;
  urls: string[];
  format: Format;
  allowPrivate: boolean;
  /** See `fast` of the scan options. */
  fast: boolean;
  /** Keys are pressed: see `interaction` of the scan options. */
  interaction: boolean;
  /** What decides which failed issues count. */
  standard: Standard;
  /** Exit code 1 for failed issues of this impact or worse. */
  failOn: Impact;
  /** What is in it does not fail the run. */
  baseline: Baseline | undefined;
  /** A file for the baseline of these scans; without `baseline` their issues are known from now on. */
  writeBaseline: string | undefined;
  /** Undefined: standard output. */
  out: string | undefined;
  concurrency: number;
}

export const usage = `Scans web pages for accessibility barriers.

  npm run --silent scan -- [options] URL...

  --format FORMAT                  how to print the results: text, ndjson, json, html,
                                   csv or sarif (text)
  --urls-from FILE                 read addresses from a file, one a line
  --out FILE                       write to a file instead of standard output
  --standard STANDARD              what counts: 2.2-A, 2.2-AA, 2.2-AAA, 2.1-A, 2.1-AA
                                   or 2.1-AAA of WCAG (2.2-AA)
  --fail-on IMPACT                 critical, serious, moderate or minor: exit with 1
                                   for failed issues of this impact or worse (minor)
  --write-baseline FILE            write the issues that are there now to a file
  --baseline FILE                  exit with 1 only for issues and elements that are
                                   not in that file
  --allow-private                  also scan loopback and private addresses
  --fast                           axe, Lighthouse and a few checks of ours alone: sooner
                                   done, and finds much less
  --no-interaction                 press no keys: dialogs and messages stay untested
  --concurrency N                  pages at once (one per core, at most 4)
  --help                           this text

Exit code: 0 no such issues, 1 issues found, 2 a page could not be scanned.
`;

/** Reads the command line; `problem` says what to change. */
export function parseArguments(args: string[]): ScanArguments | { problem: string } {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        format: { type: 'string', default: 'text' },
        'urls-from': { type: 'string', multiple: true, default: [] },
        out: { type: 'string' },
        standard: { type: 'string', default: defaultStandard },
        'fail-on': { type: 'string', default: 'minor' },
        baseline: { type: 'string' },
        'write-baseline': { type: 'string' },
        'allow-private': { type: 'boolean', default: false },
        fast: { type: 'boolean', default: false },
        'no-interaction': { type: 'boolean', default: false },
        concurrency: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    });
    const urls = [...positionals, ...values['urls-from'].flatMap(readUrls)];
    if (urls.length === 0 && !values.help) return { problem: 'Name at least one address to scan.' };
    const format = oneOf('--format', values.format, formats);
    if (format === 'html' && urls.length > 1) {
      return {
        problem:
          '--format html makes the report of one page: name one address, or use another format.',
      };
    }
    return {
      help: values.help,
      urls,
      format,
      allowPrivate: values['allow-private'],
      fast: values.fast,
      interaction: !values['no-interaction'],
      standard: toStandard(values.standard),
      failOn: oneOf('--fail-on', values['fail-on'], impacts),
      baseline: values.baseline === undefined ? undefined : readBaseline(values.baseline),
      writeBaseline: values['write-baseline'],
      out: values.out,
      concurrency: wholeNumber(values.concurrency) ?? Math.min(4, availableParallelism()),
    };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

function readUrls(file: string): string[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('#'));
}

function oneOf<const T extends string>(name: string, value: string, allowed: readonly T[]): T {
  const found = allowed.find((each) => each === value);
  if (found === undefined)
    throw new Error(`${name} takes ${allowed.join(', ')}; “${value}” is none of them.`);
  return found;
}

function toStandard(text: string): Standard {
  const standard = parseStandard(text);
  if (standard === null) {
    throw new Error(
      `--standard takes ${[...standards].sort().join(', ')}; “${text}” is none of them.`,
    );
  }
  return standard;
}

function wholeNumber(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^[1-9]\d?$/.test(text))
    throw new Error(`--concurrency takes a whole number from 1 to 99; “${text}” is none.`);
  return Number(text);
}
