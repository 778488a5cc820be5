import { type ScanReport, wcagCriteria } from '@curbcut/model/scan';
import { criteriaDetectedBy } from '@curbcut/rules';

/**
 * Assessed WCAG A and AA criteria without a failed issue / assessed ones, as a whole percentage, rounded down.
 *
 * Assessed are: the criteria for which the catalogue has a rule that an engine that completed looks for, and
 * every criterion with a failed issue, whichever engine or check found it. Not assessed, and so on neither side:
 * a criterion without a failed issue that has a needs-review finding, because a person must decide it; a criterion
 * nothing looked at; AAA; the withdrawn 4.1.1. A criterion whose rules found nothing to judge on the page counts
 * as met, as WCAG counts it. Null when nothing was assessed.
 */
export function compliancePercentage(report: ScanReport): number | null {
  if (!report.result) return null;
  const { issues, engines } = report.result;
  const criteriaOf = (outcome: 'failed' | 'needs-review') =>
    new Set(
      issues
        .filter((issue) => issue.outcome === outcome)
        .flatMap(({ wcag }) => wcag)
        .filter(counts),
    );
  const failed = criteriaOf('failed');
  const undecided = criteriaOf('needs-review');
  const automatic = engines
    .filter(({ status }) => status === 'completed')
    .flatMap(({ engine }) => criteriaDetectedBy(engine).filter(counts));
  const met = new Set(automatic.filter((one) => !failed.has(one) && !undecided.has(one)));
  const assessed = met.size + failed.size;
  return assessed === 0 ? null : Math.floor((100 * met.size) / assessed);
}

function counts(criterion: string): boolean {
  const level = wcagCriteria[criterion]?.level;
  return criterion !== '4.1.1' && (level === 'A' || level === 'AA');
}
