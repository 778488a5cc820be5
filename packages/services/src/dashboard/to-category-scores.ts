import type { ScanRow } from '@curbcut/db';
import { categories } from '@curbcut/model/scan';
import { type TrendPoint } from '@curbcut/wire/dashboard';

/** A scan's category scores in the order in which they are shown. */
export function toCategoryScores(scores: ScanRow['category_scores']): TrendPoint['categories'] {
  return categories.flatMap(({ slug }) => {
    const score = scores?.[slug];
    return score === undefined ? [] : [{ slug, score }];
  });
}
