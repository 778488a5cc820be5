import { dashboardBands, impacts, type ScanRecord, type ScanResults } from '@curbcut/contracts';
import { ArrowRight, CircleCheck } from 'lucide-react';
import { AddressText } from '../../../components/ui/address-text.tsx';
import { ArrivalHeading } from '../../../components/ui/arrival-heading.tsx';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { ScoreBox } from '../../../components/ui/score-box.tsx';
import { SeverityBadge } from '../../../components/ui/severity-badge.tsx';
import { SeverityBar } from '../../../components/ui/severity-bar.tsx';
import { formatSeconds, hostOf, plural } from '../../../lib/format.ts';
import { useSiteConfig } from '../../../lib/site-config.ts';
import { useScanTerms } from '../use-scan-terms.ts';
import { FirstFixes } from './first-fixes.tsx';

interface ScanFinishedProps {
  scan: ScanRecord;
  results: ScanResults;
  /** Null when the address is not known, because the page was opened by the scan's id alone. */
  email: string | null;
}

export function ScanFinished({ scan, results, email }: ScanFinishedProps) {
  const { sendsMail } = useSiteConfig();
  const { user, keptFor, resultPath } = useScanTerms();
  const whereElse = user
    ? 'The full report is in your scan history.'
    : 'Keep the link to the full report.';
  return (
    <>
      <Notice kind="ok">
        <p>
          <strong>{sendsMail ? mailedTo(email) : whereElse}</strong> {keptFor}
        </p>
      </Notice>
      <div className="flex items-start gap-5">
        <ScoreBox score={results.overall_score} bands={dashboardBands} />
        <div className="stack gap-2">
          <ArrivalHeading level={2} takesFocus>
            <AddressText text={hostOf(scan.url)} />
          </ArrivalHeading>
          <p className="meta meta--large">
            <span className="ink-green">
              <CircleCheck className="icon icon--sm" aria-hidden="true" />
              Completed
            </span>
            <span>{formatSeconds(scan.metadata.scan_duration)}</span>
            <span>{plural(results.total_issues, 'issue')}</span>
          </p>
        </div>
      </div>
      <div className="stack gap-3">
        <SeverityBar counts={results.severity_counts} />
        <ul className="row gap-x-4 gap-y-2">
          {impacts.map((impact) => (
            <li key={impact} className="flex items-center gap-1.5">
              <SeverityBadge impact={impact} />
              <span className="num">{results.severity_counts[impact]}</span>
            </li>
          ))}
        </ul>
      </div>
      <FirstFixes results={results} enginesRun={scan.metadata.engines.length} />
      <div className="row">
        <ButtonLink look="primary" to={resultPath(scan.scan_id)}>
          Open the full report
          <ArrowRight className="icon" aria-hidden="true" />
        </ButtonLink>
        <ButtonLink to="/free-scan">Scan another page</ButtonLink>
      </div>
    </>
  );
}

function mailedTo(email: string | null): string {
  return email ? `The report goes to ${email}.` : 'The report goes out by e-mail.';
}
