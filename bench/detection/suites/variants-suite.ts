import { renderVariant } from '../../variants/render-variant.ts';
import type { Variant } from '../../variants/variant.ts';
import { twinsOf } from '../../variants/variant-twins.ts';
import { variants, variantThemes } from '../../variants/variants.ts';
import { isAboutOneOfMany, type OneOfMany } from '../matching/is-about-one-of-many.ts';
import { isLevelAorAA } from '../matching/is-about.ts';
import { readPageWords } from '../matching/page-words.ts';
import { barrierSeenBy } from './barrier-seen-by.ts';
import { openElementFinder } from './element-finder.ts';
import { serveInThread } from './serve-suites.ts';
import type { OwnSuiteLoader, SuiteCase } from './suite.ts';

/** Small pages with one barrier each, and twins without it, that no check was written with: they show what is made for the pages at hand. */
export const variantsSuite: OwnSuiteLoader = {
  id: 'variants',
  load: async () => {
    const served = await serveInThread(new URL('./variants-server.ts', import.meta.url));
    const targets = new Map(
      variants.map((variant) => [twinsOf(variant)[0].path, variant.target] as const),
    );
    const finder = openElementFinder();
    return {
      id: 'variants',
      title: 'Variants',
      hasTwins: true,
      cases: toVariantCases(variantThemes),
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

/** Barriers theme by theme, and after them the twins without. */
function toVariantCases(themes: Readonly<Record<string, readonly Variant[]>>): SuiteCase[] {
  const barriers = Object.entries(themes).flatMap(([theme, own]) =>
    own.map((variant) => toBarrierCase(theme, variant)),
  );
  return [...barriers, ...Object.values(themes).flat().map(toCleanCase)];
}

function toBarrierCase(theme: string, variant: Variant): SuiteCase {
  const { id, criteria, target, words, barrier: kind } = variant;
  const [{ path }] = twinsOf(variant);
  const barrier: OneOfMany = {
    wcag: criteria,
    keywords: new RegExp(words, 'i'),
    targets: target,
  };
  const said = readPageWords(renderVariant(variant, true));
  return {
    id,
    path,
    expected: 'failed',
    group: theme,
    groupName: theme,
    barrier: kind,
    wcag: criteria,
    isAbout: (issue) => isAboutOneOfMany(issue, barrier, said),
    isSeenBy: (rule) => barrierSeenBy(rule, { ...barrier, target: '', strict: false }),
    isNoise: () => true,
  };
}

function toCleanCase(variant: Variant): SuiteCase {
  const [, { path }] = twinsOf(variant);
  return {
    id: `${variant.id} clean`,
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
