import {
  criteriaInStandard,
  defaultStandard,
  type Standard,
  understandingUrl,
  type WcagCriterion,
  wcagCriteria,
} from '@curbcut/model/scan';

export interface CoveredCriterion extends Pick<WcagCriterion, 'name' | 'level'> {
  /** For example `1.4.3`. */
  number: string;
  /** W3C's page that explains it. */
  url: string;
}

/** Those that a standard asks for, in their order. */
export function criteriaAskedBy(standard: Standard = defaultStandard): CoveredCriterion[] {
  return criteriaInStandard(standard).flatMap((number) => {
    const criterion = wcagCriteria[number];
    if (!criterion) return [];
    const { name, level } = criterion;
    return [{ number, name, level, url: understandingUrl(number) ?? '' }];
  });
}
