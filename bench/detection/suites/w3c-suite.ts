import { z } from 'zod';
import { hitsExample } from '../matching/hits-example.ts';
import { type Barrier, isAbout, isLevelAorAA, sharesCriterion } from '../matching/is-about.ts';
import { barrierSeenBy } from './barrier-seen-by.ts';
import { loadServedSuite, type ServedFolder } from './load-served-suite.ts';
import type { SuiteCase, SuiteLoader } from './suite.ts';

const shared = {
  id: z.string(),
  path: z.string(),
  technique: z.string(),
  wcag: z.array(z.string()),
  /** `page`: the example is the whole page. */
  scope: z.literal('page').optional(),
};
const Row = z.discriminatedUnion('expected', [
  z.object({
    ...shared,
    expected: z.literal('failed'),
    barrier: z.string(),
    target: z.string(),
    keywords: z.string().optional(),
    strict: z.boolean().default(false),
    /** Criteria that the page may fail as well. */
    also: z.array(z.string()).default([]),
  }),
  z.object({ ...shared, expected: z.literal('passed') }),
]);
type Row = z.infer<typeof Row>;

/** Pages made of the W3C's own techniques: how it is done, and how it fails. */
export const w3cSuite: SuiteLoader = {
  id: 'w3c',
  load: (suites) => loadServedSuite(suites, { id: 'w3c', title: 'W3C techniques', Row, toCase }),
};

async function toCase(row: Row, folder: ServedFolder<Row>): Promise<SuiteCase> {
  const { id, path, technique, wcag, expected } = row;
  const common = { id, path, expected, group: technique, groupName: technique, wcag };
  if (row.expected === 'passed') {
    const wholePage = row.scope === 'page';
    return {
      ...common,
      barrier: `${technique} is done as it should be`,
      isAbout: (issue) =>
        isLevelAorAA(issue) &&
        sharesCriterion(issue.wcag, wcag) &&
        issue.nodes.some((node) => wholePage || hitsExample(node)),
      isSeenBy: (rule) => (sharesCriterion(rule.wcag, wcag) ? 'criterion' : null),
      isNoise: isLevelAorAA,
    };
  }
  const words = await folder.wordsOf(path);
  const barrier: Barrier = {
    wcag,
    keywords: row.keywords === undefined ? null : new RegExp(row.keywords, 'i'),
    target: row.target,
    strict: row.strict,
  };
  return {
    ...common,
    barrier: row.barrier,
    isAbout: (issue) => isAbout(issue, barrier, words),
    isSeenBy: (rule) => barrierSeenBy(rule, barrier),
    isNoise: (issue) => isLevelAorAA(issue) && !sharesCriterion(issue.wcag, row.also),
  };
}
