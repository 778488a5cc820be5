import { type PageServer, startPageServer } from '@curbcut/testing';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { checksIn } from '../../rig/cases/case-groups.ts';
import { type KeptPage, openKeptPage } from '../../rig/cases/kept-page.ts';
import { countExpected, readCases } from '../../rig/cases/read-cases.ts';
import { SlotQueue } from '../browser/slot-queue.ts';
import { checks } from './index.ts';

/** Much of a page's time goes by in waiting. */
const pagesAtOnce = 3;

const captureChecks = checks.filter(({ looksAt }) => looksAt === 'capture');
const groups = checksIn('read').map((check) => ({ ...check, check, cases: readCases(check.rule) }));
const addressOf = (rule: string, index: number) => `/${rule}/${index}`;

let server: PageServer;
let kept: KeptPage[];
let pages: SlotQueue<KeptPage>;

beforeAll(async () => {
  server = await startPageServer(
    Object.fromEntries([
      ['/', '<!doctype html><html lang="en"><title>First page</title><h1>First page</h1></html>'],
      ...groups.flatMap(({ rule, cases }) =>
        cases.map(({ html }, index) => [addressOf(rule, index), html] as const),
      ),
    ]),
  );
  kept = await Promise.all(
    Array.from({ length: pagesAtOnce }, () => openKeptPage(server.url('/'))),
  );
  pages = new SlotQueue(kept);
});

afterAll(async () => {
  await Promise.all((kept ?? []).map((page) => page.close()));
  await server.close();
});

describe.concurrent.each(groups)('$rule', ({ rule, check, cases }) => {
  test.for(cases.map((one, index) => ({ ...one, index, one })))(
    '$outcome: $name',
    async ({ outcome, alsoFails, index, one }, { expect }) => {
      const together = captureChecks.includes(check as never)
        ? captureChecks
        : [...captureChecks, check];
      const judged = await pages.use((page) =>
        page.judge(server.url(addressOf(rule, index)), together),
      );
      expect(judged.get(rule)?.outcome).toBe(outcome);
      const found = judged.get(rule)?.found ?? [];
      expect(found.filter((html) => !html.includes('data-found'))).toEqual([]);
      expect(found).toHaveLength(countExpected(one));
      const others = [...judged].filter(
        ([other, { outcome: o }]) => other !== rule && o === 'failed',
      );
      expect(others.map(([other]) => other).sort()).toEqual(alsoFails);
    },
  );
});
