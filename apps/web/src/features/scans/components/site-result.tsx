import type { Issue, ScanReport, ScanResult as Result } from '@curbcut/model/scan';
import type { SiteScanAnswer } from '@curbcut/wire/scan';
import { useMemo, type ReactNode } from 'react';
import { ScanAgain } from '../../../entities/result/components/scan-again.tsx';
import { ScanResult, type SiteParts } from '../../../entities/result/components/scan-result.tsx';
import { plural } from '../../../lib/format.ts';
import { CauseBody } from './cause-body.tsx';
import { NotScanned } from './not-scanned.tsx';
import { toSiteFirst } from './site-first.tsx';
import { SitePages } from './site-pages.tsx';

interface SiteResultProps {
  scan: ScanReport;
  result: Result;
  /** Undefined until it has come: what it tells is left out meanwhile. */
  site: SiteScanAnswer | undefined;
  isSiteToCome: boolean;
  isOwn: boolean;
  /** Under its heading. */
  notice: ReactNode;
}

/** A site that was scanned: as the result of a page, with its pages. */
export function SiteResult({ scan, result, site, isSiteToCome, isOwn, notice }: SiteResultProps) {
  const { scanId } = scan;
  const parts = useMemo(
    (): SiteParts => ({
      first: toSiteFirst(result, site, isSiteToCome),
      note: site && site.pages_to_recount > 0 && (
        <output className="text-sm text-muted">
          The score follows what was decided: {plural(site.pages_to_recount, 'page')} still to
          count.
        </output>
      ),
      pages: { done: site?.done ?? 1, failed: site?.failed ?? 0 },
      links: [
        { part: 'pages', name: 'Pages', count: site?.pages_total ?? 0 },
        {
          part: 'not-scanned',
          name: 'Not scanned',
          count: site?.not_scanned.reduce((sum, { count }) => sum + count, 0) ?? 0,
        },
      ],
      bodyOf: bodyOfCauses(scanId, result),
    }),
    [result, site, isSiteToCome, scanId],
  );
  return (
    <ScanResult
      scan={scan}
      result={result}
      isOwn={isOwn}
      again={
        <ScanAgain scan={{ ...scan, nearCopies: site?.near_copies }} isOwn={isOwn} look="primary" />
      }
      notice={notice}
      site={parts}
    >
      {site && <SitePages site={site} />}
      {site && (
        <NotScanned
          site={site}
          interaction={scan.interaction}
          isOwn={isOwn}
          standard={scan.standard}
        />
      )}
    </ScanResult>
  );
}

function bodyOfCauses(scanId: string, { engines, issues }: Result): SiteParts['bodyOf'] {
  return (cause: Issue) => (
    <CauseBody cause={cause} scanId={scanId} engines={engines} causes={issues} />
  );
}
