import { amount } from '../../lib/format.ts';
import { categories, impacts, toScoreOutOf100 } from '@curbcut/model/scan';
import { type CompareAnswer } from '@curbcut/wire/dashboard';
import { severities } from '../../components/ui/severity-badge.tsx';

type Subject = CompareAnswer['subjects'][number];
type Changes = CompareAnswer['difference'];

export interface ComparedFigure {
  name: string;
  /** One for each subject; null: not known. Scores are out of 100. */
  values: (number | null)[];
  /** Whether more of it is better. */
  isScore: boolean;
  /** From the older scan, or the first website, to the other; null where one of them is not known, or there are more. */
  difference: number | null;
}

/** What is put side by side, a row each. `difference`: what changed between two scans of one page. */
export function comparedFigures(
  subjects: readonly Subject[],
  difference: Changes,
): ComparedFigure[] {
  const isReversed = difference !== null && subjects[0]?.scan?.scan_id !== difference.older_scan_id;
  const figure = (
    name: string,
    isScore: boolean,
    valueOf: (subject: Subject) => number | null,
  ): ComparedFigure => {
    const values = subjects.map(valueOf);
    return { name, isScore, values, difference: differenceOf(values, isReversed) };
  };
  const elements = difference && [difference.older_elements, difference.newer_elements];
  return [
    figure('Score', true, ({ scan }) => outOf100(scan?.overall_score ?? null)),
    figure('Issues', false, ({ scan }) => scan?.issues_count ?? null),
    ...impacts.map((impact) =>
      figure(`${severities[impact].word} issues`, false, ({ scan, severity_counts: counts }) =>
        scan ? counts[impact] : null,
      ),
    ),
    ...(elements
      ? [
          {
            name: 'Affected elements',
            isScore: false,
            values: isReversed ? elements.toReversed() : elements,
            difference: differenceOf(elements, false),
          },
        ]
      : []),
    ...categories.map(({ slug, name }) =>
      figure(name, true, (subject) =>
        outOf100(subject.categories.find((one) => one.slug === slug)?.score ?? null),
      ),
    ),
  ];
}

function differenceOf(values: readonly (number | null)[], isReversed: boolean): number | null {
  if (values.length !== 2) return null;
  const [from = null, to = null] = isReversed ? values.toReversed() : values;
  return from === null || to === null ? null : to - from;
}

function outOf100(score: number | null): number | null {
  return score === null ? null : toScoreOutOf100(score);
}

/** `2 new, 1 fixed, 10 still there.` As in the result, an issue of which a part came or went counts there as well. */
export function changesSentence(difference: NonNullable<Changes>): string {
  const { unchanged } = difference;
  const parts = (of: 'new_elements' | 'came_back_elements' | 'fixed_elements') =>
    unchanged.filter((issue) => (issue[of] ?? 0) > 0).length;
  const back = difference.came_back.length + parts('came_back_elements');
  return [
    `${amount(difference.new.length + parts('new_elements'))} new`,
    ...(back > 0 ? [`${amount(back)} came back`] : []),
    `${amount(difference.fixed.length + parts('fixed_elements'))} fixed`,
    `${amount(unchanged.length)} still there.`,
  ].join(', ');
}
