import {
  hasErrors,
  isToDo,
  lighthouseScore,
  settledWords,
  toScoreOutOf100,
  type ScanReport,
  type ScanResult,
} from '@curbcut/model/scan';
import { Check, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { amount, plural } from '../../../lib/format.ts';

/** Of a site: how many pages have a result, and how many did not open. */
export interface PagesScanned {
  done: number;
  failed: number;
}

interface FiguresLineProps {
  scan: ScanReport;
  result: ScanResult;
  /** Absent: the scan is of a page. */
  pages?: PagesScanned | undefined;
}

/** The four specified figures, as one quiet line. */
export function FiguresLine({ scan, result, pages }: FiguresLineProps) {
  const elements = result.issues
    .filter(isToDo)
    .reduce((sum, { nodesTotal }) => sum + nodesTotal, 0);
  const review = result.needsReviewCount;
  const isIncomplete = hasErrors(scan) || (pages?.failed ?? 0) > 0;
  return (
    <dl className="figures-line">
      <Figure name="Overall Score" value={outOf100(result.overallScore)} />
      <Figure
        name="Lighthouse Score"
        value={outOf100(lighthouseScore(result), pages ? 'mean' : 'its own rules only')}
      />
      <Figure
        name="Issues Found"
        value={
          <>
            {amount(result.issuesCount)}
            <small>
              {result.issuesCount > 0 && ` at ${plural(elements, 'element')}`}
              {pages && ` on ${plural(pages.done, 'page')}`}
              {result.issuesCount > 0 && review > 0 && ','}
              {review > 0 && ` ${amount(review)} more to review`}
              {settledWords(result.settledCounts).map((words) => `, ${words}`)}
            </small>
          </>
        }
      />
      <Figure
        name="Status"
        value={
          <>
            {isIncomplete ? (
              <TriangleAlert className="icon icon--sm ink-serious" aria-hidden="true" />
            ) : (
              <Check className="icon icon--sm" aria-hidden="true" />
            )}
            {isIncomplete ? 'Has Errors' : 'No Errors'}
            <small> {isIncomplete ? missing(result, pages) : ranSentence(result)}</small>
          </>
        }
      />
    </dl>
  );
}

function Figure({ name, value }: { name: string; value: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function outOf100(score: number | null, note = ''): ReactNode {
  if (score === null) return 'N/A';
  return (
    <>
      {toScoreOutOf100(score)}
      <small> /100{note && `, ${note}`}</small>
    </>
  );
}

function ranSentence({ engines }: ScanResult): string {
  return engines.length > 1 ? `all ${engines.length} engines ran` : 'all checks ran';
}

function missing({ engineFailures }: ScanResult, pages: PagesScanned | undefined): string {
  const parts = [
    ...(pages && pages.failed > 0 ? [`${plural(pages.failed, 'page')} did not open`] : []),
    ...(engineFailures.length > 0
      ? [`${engineFailures.map(({ name }) => name).join(', ')} could not finish`]
      : []),
  ];
  return parts.length > 0 ? parts.join('; ') : 'a part of the scan could not finish';
}
