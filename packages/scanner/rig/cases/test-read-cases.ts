import { type PageServer, startPageServer } from '@curbcut/testing';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { SlotQueue } from '../../src/browser/slot-queue.ts';
import { checks } from '../../src/checks/index.ts';
import { type CaseGroup, checksIn } from './case-groups.ts';
import { type KeptPage, openKeptPage } from './kept-page.ts';
import { countExpected, readCases } from './read-cases.ts';

/** Much of a page's time goes by in waiting; where time is the subject, nearly all. */
const pagesAtOnce = { read: 3, timed: 6 } as const;

/**
 * Declares a test for each case of the checks in a group: what its own check comes to and finds, and that of all other
 * checks that read a capture only those fail that the case names.
 */
export function testReadCases(group: Extract<CaseGroup, 'read' | 'timed'>): void {
  const captureChecks = checks.filter(({ looksAt }) => looksAt === 'capture');
  const groups = checksIn(group).map((check) => ({
    rule: check.rule,
    together: captureChecks.includes(check) ? captureChecks : [...captureChecks, check],
    cases: readCases(check.rule).map((one, at) => ({ ...one, path: `/${check.rule}/${at}` })),
  }));
  let server: PageServer;
  let kept: KeptPage[];
  let pages: SlotQueue<KeptPage>;

  beforeAll(async () => {
    const first =
      '<!doctype html><html lang="en"><title>First page</title><h1>First page</h1></html>';
    const served = groups.flatMap(({ cases }) => cases.map(({ path, html }) => [path, html]));
    server = await startPageServer({ '/': first, ...Object.fromEntries(served) });
    const opening = Array.from({ length: pagesAtOnce[group] }, () => openKeptPage(server.url('/')));
    kept = await Promise.all(opening);
    pages = new SlotQueue(kept);
  });

  afterAll(async () => {
    await Promise.all((kept ?? []).map((page) => page.close()));
    await server?.close();
  });

  describe.concurrent.each(groups)('$rule', ({ rule, together, cases }) => {
    test.for(cases)('$outcome: $name', async (one, { expect }) => {
      const judged = await pages.use((page) => page.judge(server.url(one.path), together));
      const { outcome, found = [] } = judged.get(rule) ?? {};
      expect(outcome).toBe(one.outcome);
      expect(found.filter((html) => !html.includes('data-found'))).toEqual([]);
      expect(found).toHaveLength(countExpected(one));
      const others = [...judged].filter(
        ([other, came]) => other !== rule && came.outcome === 'failed',
      );
      expect(others.map(([other]) => other).sort()).toEqual(one.alsoFails);
    });
  });
}
