import { skipReasonNames, skipReasons } from '@curbcut/model/scan';
import { type SitePage, type SiteScanAnswer } from '@curbcut/wire/scan';

/** The pages that are or were to be scanned: as they are found, and, once the scan has ended, the worst first. */
export function inOrderOfWork({ status, pages }: SiteScanAnswer): SitePage[] {
  const wanted = pages.filter((page) => page.status !== 'skipped');
  if (status !== 'completed') return wanted;
  return wanted.toSorted((a, b) => (a.overall_score ?? 2) - (b.overall_score ?? 2));
}

export interface SkippedGroup {
  name: string;
  pages: SitePage[];
}

/** The pages that were skipped, together with those of the same reason; a reason of no known kind comes last. */
export function groupSkipped(pages: readonly SitePage[]): SkippedGroup[] {
  const skipped = pages.filter((page) => page.status === 'skipped');
  const kinds = [...skipReasons, null];
  return kinds
    .map((kind) => ({
      name: kind === null ? 'Other reasons' : skipReasonNames[kind],
      pages: skipped.filter((page) => page.skip_reason === kind),
    }))
    .filter((group) => group.pages.length > 0);
}
