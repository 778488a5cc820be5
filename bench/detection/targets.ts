import type { JudgedSuite } from './describe-measured.ts';
import { type JudgedCase, shareFound, suiteFigures } from './suite-figures.ts';

/** What a suite is to reach. Shares are percent. */
interface Target {
  suite: string;
  /** Only the barriers of this group; null: all. */
  group: string | null;
  found: number;
  /** Of the clean cases, those that are called a failure at most. */
  falseAlarms: number;
  /** Failures at A and AA that are about nothing that is known of a page, for each page at most. */
  noise: number;
}

/** Not what was reached, but what no change may fall below. */
const targets: readonly Target[] = [
  { suite: 'act', group: null, found: 72, falseAlarms: 3, noise: Infinity },
  { suite: 'govuk', group: null, found: 68, falseAlarms: Infinity, noise: 0.3 },
  { suite: 'w3c', group: null, found: 62, falseAlarms: 3, noise: Infinity },
  { suite: 'realistic', group: null, found: 65, falseAlarms: 20, noise: 0.2 },
  { suite: 'realistic', group: 'keys', found: 65, falseAlarms: 20, noise: 0.2 },
];

/** In words, what of that the suites that were measured whole do not reach. */
export function missedTargets(suites: readonly Pick<JudgedSuite, 'id' | 'cases'>[]): string[] {
  return targets.flatMap((target) => {
    const suite = suites.find(({ id }) => id === target.suite);
    return suite ? missedOf(target, suite.cases) : [];
  });
}

function missedOf(
  { suite, group, found, falseAlarms, noise }: Target,
  cases: readonly JudgedCase[],
): string[] {
  const asked = cases.filter(({ of }) => group === null || of.group === group);
  const foundShare = 100 * shareFound(suiteFigures(asked));
  const all = suiteFigures(cases);
  const falseShare = all.clean === 0 ? 0 : (100 * all.falseAlarms) / all.clean;
  const noiseOfPage = all.noisePages === 0 ? 0 : all.noiseAorAA / all.noisePages;
  const name = group === null ? suite : `${suite}, ${group}`;
  return [
    ...(foundShare < found ? [`${name}: ${foundShare.toFixed(1)} % found of ${found} %`] : []),
    ...(falseShare > falseAlarms
      ? [`${name}: ${falseShare.toFixed(1)} % false alarms, at most ${falseAlarms} %`]
      : []),
    ...(noiseOfPage > noise
      ? [`${name}: ${noiseOfPage.toFixed(2)} failures about nothing a page, at most ${noise}`]
      : []),
  ];
}
