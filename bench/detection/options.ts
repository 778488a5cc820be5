import path from 'node:path';
import { parseArgs } from 'node:util';

export interface DetectionOptions {
  /** The folder of suites that is developed with, and those whose figures are only compared with its. Without one, only the project's own suites are measured. */
  suites: readonly string[];
  /** Only this suite; undefined: all. */
  suite: string | undefined;
  /** Only cases that this rule of ours, or this ACT rule, is about; undefined: all. */
  rule: string | undefined;
  /** Only cases whose outcome may be another than in the last run. */
  changed: boolean;
  printOnly: boolean;
  slots: number;
  /** Whole results are written there as well, a line a page; undefined: nowhere. */
  lines: string | undefined;
}

const usage = `Measures what scans find of barriers that are known.

  npm run bench:detection -- [options]

  --suites DIR   a folder with the suites act/, govuk/ and w3c/ (also: CURBCUT_SUITES, several
                 separated by "${path.delimiter}"); given again, the other half of their cases, whose figures
                 are printed beside those of the first and which nothing else is told of;
                 without one, only the realistic pages and the variants are scanned, and --print-only
                 is implied
  --suite ID     only this suite; its cases that are not as they should be are listed
  --rule ID      only cases that a rule of the catalogue or an ACT rule is about, and a sample of
                 those that share a success criterion with it; implies --print-only
  --changed      only cases whose outcome may be another than in the last run
  --slots N      pages at once (2)
  --lines FILE   write whole results there, a line of JSON for each page
  --print-only   leave docs/detection.md and the last run as they are

Exits with 1 when whole suites fall below what they are to reach (targets.ts).
`;

/** Throws an error with the usage on anything that is not understood. */
export function readOptions(args: string[], env: NodeJS.ProcessEnv): DetectionOptions {
  try {
    return parse(args, env);
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`, {
      cause: error,
    });
  }
}

function parse(args: string[], env: NodeJS.ProcessEnv): DetectionOptions {
  const { values } = parseArgs({
    args,
    options: {
      suites: { type: 'string', multiple: true, default: [] },
      suite: { type: 'string' },
      rule: { type: 'string' },
      changed: { type: 'boolean', default: false },
      slots: { type: 'string', default: '2' },
      lines: { type: 'string' },
      'print-only': { type: 'boolean', default: false },
    },
  });
  const named = (env['CURBCUT_SUITES'] ?? '').split(path.delimiter).filter(Boolean);
  const suites = values.suites.length > 0 ? values.suites : named;
  if (!/^[1-8]$/.test(values.slots)) throw new Error('--slots takes a number from 1 to 8.');
  if (values.changed && values.rule !== undefined)
    throw new Error('--changed chooses the rules itself.');
  if (values.changed && suites.length > 1)
    throw new Error('--changed knows the last run of one folder only.');
  return {
    suites,
    suite: values.suite,
    rule: values.rule,
    changed: values.changed,
    // The document is about all suites.
    printOnly: values['print-only'] || values.rule !== undefined || suites.length === 0,
    slots: Number(values.slots),
    lines: values.lines,
  };
}
