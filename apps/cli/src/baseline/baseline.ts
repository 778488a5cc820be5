import { revisionOfHash } from '@curbcut/model/rule-hashes';
import type { ElementTraits } from '@curbcut/model/scan';
import { z } from 'zod';

/** 32 hex digits. */
const Fingerprint = z.string().regex(/^[0-9a-f]{32}$/);

const KnownElement = z.strictObject({
  fingerprint: Fingerprint,
  context: z.string().optional(),
  traits: z.strictObject({
    tag: z.string(),
    id: z.string(),
    attributes: z.array(z.string()),
    words: z.string(),
    around: z.string(),
    path: z.string(),
    before: z.string(),
    after: z.string(),
  }) satisfies z.ZodType<ElementTraits>,
});

/** Failed issues that are known and shall not fail a run, in a form that a repository keeps and a person can compare. */
export const Baseline = z.strictObject({
  format: z.literal('curbcut-baseline'),
  /** 1 knows elements by their fingerprints alone; 1 and 2 know rules by hashes of their source. */
  version: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  /** The revision of each rule that was looked for. */
  rules: z
    .record(z.string(), z.union([z.int(), z.string()]))
    .transform((rules) => Object.fromEntries(Object.entries(rules).map(withRevision))),
  pages: z.array(
    z.strictObject({
      url: z.string(),
      issues: z.array(
        z.strictObject({
          rule: z.string(),
          title: z.string(),
          level: z.string(),
          /** More than are listed where there are more than 500. */
          elements: z.int().nonnegative(),
          /** Of its elements. */
          fingerprints: z.array(Fingerprint),
          /** By what they are known again when the page has changed around them, in the order of the page. */
          known: z.array(KnownElement).optional(),
        }),
      ),
    }),
  ),
});

function withRevision([rule, known]: [string, number | string]): [string, number] {
  return [rule, typeof known === 'number' ? known : revisionOfHash(rule, known)];
}

export type Baseline = z.infer<typeof Baseline>;
export type BaselinePage = Baseline['pages'][number];
export type BaselineIssue = BaselinePage['issues'][number];
