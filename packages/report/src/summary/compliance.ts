import {
  criteriaInStandard,
  isFalseAlarm,
  isOpenReview,
  type ScanReport,
  type ScanResult,
} from '@curbcut/model/scan';
import { criteriaDetectedBy, criteriaOf } from '@curbcut/rules';

/**
 * Assessed criteria of the scan's standard without a failed issue / assessed ones, as a whole percentage, rounded down.
 *
 * Assessed are: the criteria of every rule that was tested, and every criterion with a failed issue, whichever engine or
 * check found it. Not assessed, and so on neither side: a criterion without a failed issue that has a needs-review
 * finding, because a person must decide it; a criterion nothing looked at; what the standard does not ask for. A criterion whose
 * rules are inapplicable counts as met, as WCAG counts it. Null when nothing was assessed.
 */
export function compliancePercentage(report: ScanReport): number | null {
  if (!report.result) return null;
  const { issues } = report.result;
  const asked = new Set(criteriaInStandard(report.standard));
  const counts = (criterion: string) => asked.has(criterion);
  const criteriaWith = (outcome: 'failed' | 'needs-review') =>
    new Set(
      issues
        .filter((issue) => issue.outcome === outcome && !isFalseAlarm(issue))
        .filter((issue) => outcome === 'failed' || isOpenReview(issue))
        .flatMap(({ wcag }) => wcag)
        .filter(counts),
    );
  const failed = criteriaWith('failed');
  const undecided = criteriaWith('needs-review');
  const tested = testedCriteria(report.result).filter(counts);
  const met = new Set(tested.filter((one) => !failed.has(one) && !undecided.has(one)));
  const assessed = met.size + failed.size;
  return assessed === 0 ? null : Math.floor((100 * met.size) / assessed);
}

/** A scan that did not record its rules has tested what its engines that completed look for. */
function testedCriteria({ rules, engines }: ScanResult): string[] {
  if (rules.length > 0) {
    const tested = rules.filter(({ outcome }) => outcome !== 'untested');
    return criteriaOf(tested.map(({ rule }) => rule));
  }
  return engines
    .filter(({ status }) => status === 'completed')
    .flatMap(({ engine }) => criteriaDetectedBy(engine));
}
