import type { EgressSession } from '@curbcut/url-guard';
import { ScanFailureError } from '../scan-failure-error.ts';
import type { ScanGuard } from '../scan-guard.ts';
import type { ScanLimits } from '../scan-limits.ts';
import { mayBeWall } from './bot-challenge.ts';
import { explainEgress } from './explain-navigation-error.ts';
import { isolatedWorld } from './isolated-world.ts';
import type { OpenPage } from './open-page.ts';
import { type PageDocument, readPageDocument } from './page-document.ts';
import { readWallMarks } from './wall-marks.ts';

interface Asked {
  url: string;
  egress: EgressSession;
  guard: ScanGuard;
  limits: ScanLimits;
}

/** Throws a ScanFailureError with the reason where the proxy itself responded in place of the page. */
export function refuseDenied(open: OpenPage, { url, egress }: Asked): void {
  const denied = open.response.headers()['x-curbcut-egress'] !== undefined;
  const known = denied ? explainEgress(egress, [open.response.url(), url]) : null;
  if (known) throw known;
  if (denied) throw new ScanFailureError('TARGET_BLOCKED');
}

/** Our own look at the document before any engine runs. Throws ScanFailureError. */
export async function readDocument(
  open: OpenPage,
  { guard, limits, egress, url }: Asked,
): Promise<PageDocument> {
  if (egress.overLimit === 'bytes') throw new ScanFailureError('PAGE_TOO_LARGE');
  let document: PageDocument;
  const world = isolatedWorld(open.page.mainFrame());
  try {
    document = await guard.within(
      limits.frameMs,
      'PAGE_HUNG',
      world.evaluate(readPageDocument, { titleLength: limits.titleLength }),
    );
    if (mayBeWall(document))
      document.wall = await guard.within(
        limits.frameMs,
        'PAGE_HUNG',
        world.evaluate(readWallMarks),
      );
  } catch (error) {
    if (error instanceof ScanFailureError) throw error;
    throw explainEgress(egress, [url]) ?? new ScanFailureError('PAGE_UNSTABLE', { cause: error });
  }
  const isErrorPage = document.url.startsWith('chrome-error://');
  const known = isErrorPage ? explainEgress(egress, [open.lastAsked, url]) : null;
  if (known) throw known;
  return document;
}
