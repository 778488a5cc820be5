import { realisticPages } from '../../realistic/pages.ts';
import { type RealisticCase, realisticCases } from '../../realistic/realistic-cases.ts';
import { barrierSorts, type RealisticPage } from '../../realistic/realistic-page.ts';
import { renderTwin } from '../../realistic/render-twin.ts';
import { isAboutOneOfMany, type OneOfMany } from '../matching/is-about-one-of-many.ts';
import { isLevelAorAA } from '../matching/is-about.ts';
import { readPageWords } from '../matching/page-words.ts';
import { barrierSeenBy } from './barrier-seen-by.ts';
import { openElementFinder } from './element-finder.ts';
import { serveInThread } from './serve-suites.ts';
import type { OwnSuiteLoader, SuiteCase } from './suite.ts';

/** The project's realistic pages, each with barriers in one twin and none in the other. */
export const realisticSuite: OwnSuiteLoader = {
  id: 'realistic',
  load: async () => {
    const twins = realisticCases();
    const served = await serveInThread(new URL('./realistic-server.ts', import.meta.url));
    const targets = new Map(
      twins.map(({ path, barriers }) => [path, barriers.flatMap(({ target }) => target)]),
    );
    const finder = openElementFinder();
    return {
      id: 'realistic',
      title: 'Realistic pages',
      hasTwins: true,
      cases: toRealisticCases(realisticPages),
      origin: served.origin,
      findElements: (path, selectors) =>
        finder.find(served.origin + path, selectors, targets.get(path) ?? []),
      close: async () => {
        await finder.close();
        await served.close();
      },
    };
  },
};

/** Barriers by their sorts; a clean twin is a case of its own, after them. */
export function toRealisticCases(pages: readonly RealisticPage[]): SuiteCase[] {
  const twins = realisticCases(pages);
  const barriers = pages.flatMap((page) => {
    const flawed = twins.find((twin) => twin.page === page.name && twin.flawed);
    return flawed ? toBarrierCases(page, flawed) : [];
  });
  barriers.sort((a, b) => sortIndex(a) - sortIndex(b));
  return [...barriers, ...twins.filter(({ flawed }) => !flawed).map(toCleanCase)];
}

function sortIndex({ group }: SuiteCase): number {
  return barrierSorts.findIndex((sort) => sort === group);
}

function toBarrierCases(page: RealisticPage, twin: RealisticCase): SuiteCase[] {
  const words = readPageWords(renderTwin(page, () => true).document);
  return twin.barriers.map(({ id, criteria, sort, class: kind, target, words: said }) => {
    const barrier: OneOfMany = {
      wcag: criteria,
      keywords: new RegExp(said, 'i'),
      targets: target,
    };
    return {
      id: `${page.name} ${id}`,
      path: twin.path,
      expected: 'failed',
      group: sort,
      groupName: sort,
      barrier: kind.replaceAll('-', ' '),
      wcag: criteria,
      isAbout: (issue) => isAboutOneOfMany(issue, barrier, words),
      isSeenBy: (rule) => barrierSeenBy(rule, { ...barrier, target: '', strict: false }),
      isNoise: () => true,
    };
  });
}

function toCleanCase({ page, path }: RealisticCase): SuiteCase {
  return {
    id: `${page} clean`,
    path,
    expected: 'passed',
    group: 'clean twin',
    groupName: 'clean twin',
    barrier: 'nothing is wrong at A and AA',
    wcag: [],
    isAbout: isLevelAorAA,
    isSeenBy: (rule) => (isLevelAorAA(rule) ? 'criterion' : null),
    isNoise: () => true,
  };
}
