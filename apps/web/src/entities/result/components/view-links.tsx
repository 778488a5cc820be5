import { amount } from '../../../lib/format.ts';
import { countFixed, type ScanReport, type ScanResult } from '@curbcut/model/scan';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { writeView, type ResultView } from '../result-view.ts';
import { criteriaFailedCount, reviewCount } from '../work-counts.ts';

interface ViewLinksProps {
  scan: ScanReport;
  result: ScanResult;
  current: ResultView;
}

/** The views of a result: links with addresses of their own. */
export function ViewLinks({ scan, result, current }: ViewLinksProps) {
  const { comparison } = scan;
  const criteriaFailed = criteriaFailedCount(result, scan.standard);
  return (
    <nav className="views" aria-label="Views of this result">
      <ViewLink view="issues" current={current} count={result.issuesCount}>
        Issues
      </ViewLink>
      <ViewLink view="review" current={current} count={reviewCount(result)}>
        Needs review
      </ViewLink>
      {scan.scanType !== 'site' && (
        <ViewLink
          view="criteria"
          current={current}
          {...(criteriaFailed > 0 ? { count: `${criteriaFailed} failed` } : {})}
        >
          WCAG criteria
        </ViewLink>
      )}
      {result.walk && (
        <ViewLink view="keyboard" current={current} count={result.walk.stops.length}>
          Way of the keyboard
        </ViewLink>
      )}
      {comparison && (
        <ViewLink view="issues" part="fixed" current={null} count={countFixed(comparison)}>
          Fixed
        </ViewLink>
      )}
      <ViewLink view="issues" part="about" current={null}>
        About this scan
      </ViewLink>
    </nav>
  );
}

function ViewLink(props: {
  view: ResultView;
  current: ResultView | null;
  /** A section of the view, by its id. */
  part?: string;
  count?: number | string;
  children: ReactNode;
}) {
  const { view, current, part, count, children } = props;
  const [search] = useSearchParams();
  return (
    <Link
      to={{ search: `${writeView(view, search)}`, hash: part ?? '' }}
      aria-current={view === current ? 'page' : undefined}
    >
      {children}{' '}
      {count !== undefined && (
        <span className="views__count">{typeof count === 'number' ? amount(count) : count}</span>
      )}
    </Link>
  );
}
