import {
  lighthouseScore,
  toScoreOutOf100,
  type ScanReport,
  type ScanResult,
} from '@curbcut/model/scan';
import type { SiteScanAnswer } from '@curbcut/wire/scan';
import { amount, plural } from '../../../lib/format.ts';

interface SiteFactsProps {
  scan: ScanReport;
  result: ScanResult;
  site: SiteScanAnswer | undefined;
}

/** The four figures of every result, in one line. */
export function SiteFacts({ result, site }: SiteFactsProps) {
  const lighthouse = lighthouseScore(result);
  const failedPages = site?.failed ?? 0;
  const hasErrors = failedPages > 0 || result.engineFailures.length > 0;
  const causes = result.issuesCount === 1 ? ' cause' : ' causes';
  const done = site ? `${causes} on ${plural(site.done, 'page')}` : causes;
  return (
    <dl className="site-facts">
      <div>
        <dt>Overall Score</dt>
        <dd>
          {result.overallScore === null ? 'N/A' : toScoreOutOf100(result.overallScore)}
          {result.overallScore !== null && <small>/100</small>}
        </dd>
      </div>
      <div>
        <dt>Lighthouse Score</dt>
        <dd>
          {lighthouse === null ? 'N/A' : toScoreOutOf100(lighthouse)}
          {lighthouse !== null && <small>/100, mean</small>}
        </dd>
      </div>
      <div>
        <dt>Issues Found</dt>
        <dd>
          {amount(result.issuesCount)}
          <small>{done}</small>
        </dd>
      </div>
      <div>
        <dt>Status</dt>
        <dd>
          {hasErrors ? 'Has Errors' : 'No Errors'}
          <small>{errorsOf(failedPages, result)}</small>
        </dd>
      </div>
    </dl>
  );
}

function errorsOf(failedPages: number, { engineFailures }: ScanResult): string {
  const parts = [
    ...(failedPages > 0 ? [`${plural(failedPages, 'page')} did not open`] : []),
    ...(engineFailures.length > 0
      ? [`${engineFailures.map(({ name }) => name).join(', ')} did not finish everywhere`]
      : []),
  ];
  return parts.length > 0 ? ` ${parts.join('; ')}` : ' every page and check ran';
}
