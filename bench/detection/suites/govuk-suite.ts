import { z } from 'zod';
import { type Barrier, isAbout } from '../matching/is-about.ts';
import { barrierSeenBy } from './barrier-seen-by.ts';
import { loadServedSuite, type ServedFolder } from './load-served-suite.ts';
import type { SuiteCase, SuiteLoader } from './suite.ts';

const Row = z.object({
  id: z.string(),
  section: z.string(),
  path: z.string(),
  barrier: z.string(),
  wcag: z.array(z.string()),
  keywords: z.string(),
  target: z.string().nullable(),
});
type Row = z.infer<typeof Row>;

/** These hold several barriers on purpose, not all of which are cases. */
const examplePages = '/example-pages/';

/** Barriers of the GOV.UK accessibility tool audit of 2019. */
export const govukSuite: SuiteLoader = {
  id: 'govuk',
  load: (suites) =>
    loadServedSuite(suites, { id: 'govuk', title: 'GOV.UK tool audit', Row, toCase }),
};

async function toCase(row: Row, folder: ServedFolder<Row>): Promise<SuiteCase> {
  const words = await folder.wordsOf(row.path);
  const barrier = toBarrier(row);
  return {
    id: row.id,
    path: row.path,
    expected: 'failed',
    group: row.section,
    groupName: row.section.replaceAll('-', ' '),
    barrier: row.barrier,
    wcag: row.wcag,
    isAbout: (issue) => isAbout(issue, barrier, words),
    isSeenBy: (rule) => barrierSeenBy(rule, barrier),
    isNoise: row.path.includes(examplePages) ? null : () => true,
  };
}

function toBarrier({ wcag, keywords, target }: Row): Barrier {
  return { wcag, keywords: new RegExp(keywords, 'i'), target: target ?? '', strict: false };
}
