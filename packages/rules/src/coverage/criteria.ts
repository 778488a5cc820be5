import { understandingUrl, type WcagCriterion, wcagCriteria } from '@curbcut/model/scan';

export interface CoveredCriterion extends WcagCriterion {
  /** For example `1.4.3`. */
  number: string;
  /** W3C's page that explains it. */
  url: string;
}

/** WCAG 2.2 withdrew it; issues of before name it. */
const withdrawn = '4.1.1';

/** Those of WCAG 2.2 that level AA asks for, in their order. */
export const criteriaOfLevelAA: readonly CoveredCriterion[] = Object.entries(wcagCriteria)
  .filter(([number, { level }]) => number !== withdrawn && level !== 'AAA')
  .map(([number, criterion]) => ({ number, ...criterion, url: understandingUrl(number) ?? '' }));
