import { readFile, writeFile } from 'node:fs/promises';
import { levels } from '@curbcut/model/scan';
import { z } from 'zod';
import { barrierVerdicts, type CaseResult, cleanVerdicts } from './case-result.ts';

/** What a suite came to when it was last measured. */
export interface MeasuredSuite {
  /** The revision of each rule at that time. */
  ruleset: Readonly<Record<string, number>>;
  /** By the case's id. */
  cases: ReadonlyMap<string, CaseResult>;
}

/** By the suite's id. */
export type Measured = ReadonlyMap<string, MeasuredSuite>;

const SuiteLine = z.object({ suite: z.string(), ruleset: z.record(z.string(), z.number()) });
const CaseLine = z.object({
  suite: z.string(),
  case: z.string(),
  verdict: z.enum([...barrierVerdicts, ...cleanVerdicts]),
  failed: z.array(z.string()).default([]),
  review: z.array(z.string()).default([]),
  noise: z.array(z.object({ rule: z.string(), level: z.enum(levels) })).nullable(),
  reported: z
    .array(
      z.object({
        engine: z.string(),
        engineRule: z.string(),
        rule: z.string(),
        isAbout: z.boolean(),
      }),
    )
    .default([]),
  error: z.string().nullable().default(null),
  changed: z.literal(true).optional(),
});

/** A line for each suite, followed by one for each of its cases, so that a diff shows the cases that changed. */
export async function readMeasured(file: string): Promise<Measured> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const suites = new Map<string, MeasuredSuite & { cases: Map<string, CaseResult> }>();
  for (const line of text.split('\n').filter((each) => each !== '')) {
    const parsed: unknown = JSON.parse(line);
    const begin = SuiteLine.safeParse(parsed);
    if (begin.success) {
      suites.set(begin.data.suite, { ruleset: begin.data.ruleset, cases: new Map() });
      continue;
    }
    const { suite, case: id, changed, ...result } = CaseLine.parse(parsed);
    suites.get(suite)?.cases.set(id, { ...result, ...(changed ? { changed } : {}) });
  }
  return suites;
}

export async function writeMeasured(file: string, measured: Measured): Promise<void> {
  const lines = [...measured].flatMap(([suite, { ruleset, cases }]) => [
    JSON.stringify({ suite, ruleset }),
    ...[...cases]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([id, result]) => JSON.stringify({ suite, case: id, ...withoutEmpty(result) })),
  ]);
  await writeFile(file, lines.map((line) => `${line}\n`).join(''));
}

function withoutEmpty({ verdict, failed, review, noise, reported, error, changed }: CaseResult) {
  return {
    verdict,
    ...(failed.length > 0 ? { failed } : {}),
    ...(review.length > 0 ? { review } : {}),
    noise,
    ...(reported.length > 0 ? { reported } : {}),
    ...(error === null ? {} : { error }),
    ...(changed ? { changed } : {}),
  };
}
