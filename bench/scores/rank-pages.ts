import { handOrder } from './hand-order.ts';

export interface Ranking {
  /** Spearman's rank correlation with the order by hand, -1 to 1. */
  correlation: number;
  /** Pairs of pages of different groups, and how many of them the score puts the wrong way round, or level. */
  pairs: number;
  wrongPairs: number;
}

/** How a score orders pages, beside the order by hand. Throws for a page that nobody has put in order. */
export function rankPages(pages: readonly { id: string; score: number }[]): Ranking {
  const groups = pages.map(({ id }) => {
    const group = handOrder.findIndex((each) => each.pages.includes(id));
    if (group === -1) throw new Error(`Put the page ${id} into the order by hand.`);
    return group;
  });
  const scores = pages.map(({ score }) => score);
  let pairs = 0;
  let wrongPairs = 0;
  for (const [at, group] of groups.entries()) {
    for (const [other, otherGroup] of groups.entries()) {
      if (group >= otherGroup) continue;
      pairs += 1;
      if ((scores[at] ?? 0) >= (scores[other] ?? 0)) wrongPairs += 1;
    }
  }
  return { correlation: correlate(ranks(groups), ranks(scores)), pairs, wrongPairs };
}

/** Equal values share the mean of their ranks. */
function ranks(values: readonly number[]): number[] {
  return values.map((value) => {
    const below = values.filter((other) => other < value).length;
    const level = values.filter((other) => other === value).length;
    return below + (level + 1) / 2;
  });
}

function correlate(a: readonly number[], b: readonly number[]): number {
  const mean = (a.length + 1) / 2;
  const sum = (left: readonly number[], right: readonly number[]) =>
    left.reduce((all, value, at) => all + (value - mean) * ((right[at] ?? 0) - mean), 0);
  return sum(a, b) / Math.sqrt(sum(a, a) * sum(b, b));
}
