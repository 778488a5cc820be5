import { impacts, toScoreOutOf100 } from '@curbcut/model/scan';
import { markdownTable } from '../results/markdown-table.ts';
import { handOrder } from './hand-order.ts';
import { countsOf, type MeasuredPage, scoresOf } from './measured-page.ts';
import { rankPages } from './rank-pages.ts';

const shown = (score: number | null) => (score === null ? '-' : String(toScoreOutOf100(score)));

/** The pages with what was found and every score, in the order by hand, and how well each score keeps to that order. */
export function describeScores(pages: readonly MeasuredPage[]): string {
  const rows = handOrder.flatMap(({ pages: ids }, group) =>
    pages
      .filter(({ id }) => ids.includes(id))
      .map((page) => ({ page, group: group + 1, ...scoresOf(page) }))
      .sort((a, b) => a.formula2 - b.formula2),
  );
  const right = (title: string) => ({ title, align: 'right' as const });
  const table = markdownTable(
    [
      { title: 'Page', align: 'left' },
      right('Group'),
      ...['Critical', 'Serious', 'Moderate', 'Minor'].map(right),
      right('Formula 1'),
      right('Formula 2'),
      right('Lighthouse'),
    ],
    rows.map(({ page, group, formula1, formula2, lighthouse }) => {
      const counts = countsOf(page);
      return [
        page.title,
        String(group),
        ...impacts.map((impact) => counts[impact]),
        ...[formula1, formula2, lighthouse].map(shown),
      ];
    }),
  );
  const groups = handOrder.map(({ why }, at) => `${at + 1}. ${why}`).join('\n');
  return `${table}\n\nThe groups, the worst first, are put in order by hand, by what somebody can’t do who does not see the page or has no mouse ([hand-order.ts](../bench/scores/hand-order.ts)); it shows a wrong direction and proves no more:\n\n${groups}\n\n${describeRankings(pages)}`;
}

function describeRankings(pages: readonly MeasuredPage[]): string {
  const of = (title: string, read: (page: MeasuredPage) => number | null) => {
    const scored = pages.flatMap((page) => {
      const score = read(page);
      return score === null ? [] : [{ id: page.id, score }];
    });
    const { correlation, pairs, wrongPairs } = rankPages(scored);
    return [title, correlation.toFixed(2), `${wrongPairs} of ${pairs}`];
  };
  return markdownTable(
    [
      { title: 'Score', align: 'left' },
      { title: 'Rank correlation', align: 'right' },
      { title: 'Pairs the wrong way round, or level', align: 'right' },
    ],
    [
      of('Formula 1', (page) => scoresOf(page).formula1),
      of('Formula 2', (page) => scoresOf(page).formula2),
      of('Lighthouse', ({ lighthouse }) => lighthouse),
    ],
  );
}
