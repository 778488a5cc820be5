import { z } from 'zod';
import { CategorySlug } from './category-slug.ts';

/** Most severe first: sort by the index. */
export const impacts = ['critical', 'serious', 'moderate', 'minor'] as const;
export const Impact = z.enum(impacts);
export type Impact = z.infer<typeof Impact>;

export const Level = z.enum(['A', 'AA', 'AAA', 'best-practice']);
export type Level = z.infer<typeof Level>;

/** What an issue can be. A rule can also have passed or be not applicable; those are counted, not listed. */
export const IssueOutcome = z.enum(['failed', 'needs-review']);
export type IssueOutcome = z.infer<typeof IssueOutcome>;

/** CSS pixels from the top left corner of the full page. */
export const BoundingBox = z.object({
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
});
export type BoundingBox = z.infer<typeof BoundingBox>;

export const IssueNode = z.object({
  /** One CSS selector per frame or shadow root on the way to the element. */
  target: z.array(z.string()),
  /** The element's own markup, cut to 1 kB. Never to be interpreted as markup. */
  html: z.string(),
  failureSummary: z.string(),
  /** The same element with the same defect: the same 32 hex digits tomorrow, whatever was reordered around it. */
  fingerprint: z.string(),
  /** Null when the element is not rendered or lies outside the screenshot. */
  box: BoundingBox.nullable(),
  /** Of a site scan: the page that the element is on; elsewhere it is the record's own. */
  page_url: z.string().optional(),
});
export type IssueNode = z.infer<typeof IssueNode>;

export const EngineSighting = z.object({ engine: z.string(), rule: z.string() });
export type EngineSighting = z.infer<typeof EngineSighting>;

/** A suggested change of the first affected element's code. */
export const CodeFix = z.object({ before: z.string(), after: z.string(), note: z.string() });
export type CodeFix = z.infer<typeof CodeFix>;

/** One problem after merging what all engines said, with its affected elements. */
export const Issue = z.object({
  /** The rule of the engine that words the issue, for example `image-alt`. */
  rule: z.string(),
  outcome: IssueOutcome,
  impact: Impact,
  category: CategorySlug,
  title: z.string(),
  description: z.string(),
  /** How to fix it, in plain words. */
  help: z.string(),
  helpUrl: z.string(),
  /** Same page, same defect: the same 32 hex digits tomorrow. */
  fingerprint: z.string(),
  /** WCAG success criteria, for example `1.1.1`; empty for best practices. */
  wcag: z.array(z.string()),
  level: Level,
  /** W3C ACT rule ids that the issue's rule stands for. */
  actRules: z.array(z.string()),
  tags: z.array(z.enum(['experimental', 'best-practice'])),
  engines: z.array(EngineSighting).min(1),
  /** At most 500; `nodesTotal` counts them all. */
  nodes: z.array(IssueNode),
  nodesTotal: z.int().nonnegative(),
  /** Of a site scan: on how many of its pages. */
  pagesCount: z.int().positive().optional(),
  fix: CodeFix.nullable(),
});
export type Issue = z.infer<typeof Issue>;
