import { amount } from '@curbcut/model/text';
import type { EgressSession } from '@curbcut/url-guard';
import type { OpenPage } from './browser/open-page.ts';
import type { PageDocument } from './browser/page-document.ts';
import type { ScanLimits } from './scan-limits.ts';

/** Sentences about what the page did while it was scanned, for people who read the result. */
export function listWarnings(
  { navigation }: Pick<OpenPage, 'navigation'>,
  { insecureParts }: Pick<PageDocument, 'insecureParts'>,
  { egress, limits }: { egress: Pick<EgressSession, 'overLimit'>; limits: ScanLimits },
): string[] {
  const warnings: string[] = [];
  if (egress.overLimit === 'requests')
    warnings.push(
      `The page asks for more than ${amount(limits.requests)} files. Those after them were not fetched, to spare the website, so something may be missing from what was judged.`,
    );
  if (navigation.emptyFrames > 0)
    warnings.push(
      `The page opens more than ${amount(limits.frameDocuments)} frames. Those after them were left empty, to spare the website.`,
    );
  if (navigation.refused.length > 0)
    warnings.push('The page tried to move to another address by itself; it was kept in place.');
  if (insecureParts > 0)
    warnings.push(
      `The page was opened over https but asks for ${insecureParts === 1 ? 'a part' : `${insecureParts} parts`} over http. Browsers block or change such requests, so something may be missing from what was judged.`,
    );
  return warnings;
}
