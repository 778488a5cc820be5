import type { Coverage, CriterionCoverage } from '@curbcut/rules/coverage';
import type { engineSources } from '../../lib/engine-names.ts';
import { plural } from '../../lib/format.ts';

/** The parts of the overview, in their order. */
export const coverageNames: Readonly<Record<Coverage, string>> = {
  failure: 'Can fail automatically',
  review: 'Asked for review only',
  person: 'Only by a person',
};

/** How much of a criterion is left to a person. */
export const personShare: Readonly<Record<Coverage, string>> = {
  failure: 'the rest',
  review: 'decides',
  person: 'all of it',
};

/** What is known of the pages of each suite, by its id. */
export const suiteWords: Readonly<Record<string, { name: string; about: string }>> = {
  act: {
    name: 'ACT rules',
    about:
      'Test cases of the W3C: small pages that fail or pass one rule, many of which ask for a person.',
  },
  govuk: {
    name: 'GOV.UK tool audit',
    about: 'Pages with one barrier each, made in 2019 to compare tools.',
  },
  w3c: {
    name: 'W3C techniques',
    about: 'The examples of the standard’s own techniques and failures, wrong and right.',
  },
  realistic: {
    name: 'Realistic pages',
    about:
      'Shops, forms, maps and boards of our own, once with barriers that people report and once without. Most barriers are in what keys do and what texts mean.',
  },
  variants: {
    name: 'Variants',
    about:
      'Small pages of our own in ten languages, written before anybody looked at the checks: each once with one barrier and once without.',
  },
};

/** How each independent source works, by its first engine. */
export const sourceWords: Readonly<Record<(typeof engineSources)[number][0], string>> = {
  'axe-core': 'tests the code. Lighthouse reads the same results, so both count as one source.',
  Alfa: 'tests a description of the page with rules of its own, which share nothing with axe-core.',
  'Our checks': 'look at the page as it is drawn, for example in a window of 320 pixels.',
};

/** How the rules see it: `Rules on the code, measured in the browser`; empty where there are no rules. */
export function methodOf(rules: CriterionCoverage['rules']['failure']): string {
  const engines = new Set(rules.flatMap(({ detectedBy }) => Object.keys(detectedBy)));
  const isMeasured = engines.delete('curbcut');
  const methods = [
    ...(engines.size > 0 ? ['Rules on the code'] : []),
    ...(isMeasured ? ['Measured in the browser'] : []),
  ];
  return methods.map((method, at) => (at === 0 ? method : method.toLowerCase())).join(', ');
}

/** `Rules find 9 of W3C's 90 common failures whole and 9 in part.` */
export function failuresSentence(
  failures: readonly { coverage: Coverage; isWhole: boolean }[],
): string {
  const found = failures.filter(({ coverage }) => coverage !== 'person');
  const whole = found.filter(({ isWhole }) => isWhole).length;
  const none = failures.length - found.length;
  return `The W3C describes ${plural(failures.length, 'common failure')} of WCAG 2.2. Of ${whole} the whole is found, of ${found.length - whole} a part, and of ${none} nothing yet.`;
}
