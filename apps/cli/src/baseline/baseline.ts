import { z } from 'zod';

/** 32 hex digits. */
const Fingerprint = z.string().regex(/^[0-9a-f]{32}$/);

/** Failed issues that are known and shall not fail a run, in a form that a repository keeps and a person can compare. */
export const Baseline = z.strictObject({
  format: z.literal('curbcut-baseline'),
  version: z.literal(1),
  /** The hash of each rule that was looked for. */
  rules: z.record(z.string(), z.string()),
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
        }),
      ),
    }),
  ),
});
export type Baseline = z.infer<typeof Baseline>;
export type BaselinePage = Baseline['pages'][number];
export type BaselineIssue = BaselinePage['issues'][number];
