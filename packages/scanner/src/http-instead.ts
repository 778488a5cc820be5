import type {
  FailedPageScan,
  PageScan,
  ScanFailureCode,
  Screenshot,
  TakenPicture,
} from '@curbcut/model/scan';
import { toHttpUrl } from '@curbcut/model/url';
import { checkUrl, type TargetPolicy } from '@curbcut/url-guard';

/** What a website without https looks like from outside; a name that nobody knows has no http either. */
const unreachable: readonly ScanFailureCode[] = ['CONNECTION_FAILED', 'TLS_ERROR', 'PAGE_TIMEOUT'];

/** What http could not do any better: https has the more useful reason then. */
const notReachedEither: readonly ScanFailureCode[] = [
  ...unreachable,
  'DNS_FAILURE',
  'TARGET_BLOCKED',
];

/** The same URL over http, checked by the guard like any other; null when it may not be visited. */
export function httpInstead(url: string, policy: TargetPolicy): string | null {
  const overHttp = toHttpUrl(url);
  return overHttp !== url && checkUrl(overHttp, policy).ok ? overHttp : null;
}

/** Whether the page never opened, in a way that http may not share. */
export function isUnreachable(pageScan: PageScan): pageScan is FailedPageScan {
  return pageScan.status === 'failed' && unreachable.includes(pageScan.error.code);
}

interface PageScanWithPictures {
  pageScan: PageScan;
  screenshot: Screenshot | null;
  pictures: TakenPicture[];
}

/** Adds to a scan over http what came before it, so that nobody takes it for one over https. */
export function sayHttpWasOpened(
  first: FailedPageScan,
  { pageScan, ...pictures }: PageScanWithPictures,
): PageScanWithPictures {
  const span = {
    startedAt: first.startedAt,
    durationMs: first.durationMs + pageScan.durationMs,
  };
  const tried = `${first.url} could not be reached`;
  if (pageScan.status === 'completed') {
    const how = first.error.code === 'TLS_ERROR' ? ' over a safe connection' : '';
    const warning = `${tried}${how}, so ${pageScan.url} was opened instead.`;
    return {
      ...pictures,
      pageScan: { ...pageScan, ...span, warnings: [warning, ...pageScan.warnings] },
    };
  }
  const { code, message } = pageScan.error;
  if (notReachedEither.includes(code)) {
    const both = `${first.error.message} ${pageScan.url} was tried as well.`;
    return {
      ...pictures,
      pageScan: { ...first, ...span, error: { ...first.error, message: both } },
    };
  }
  const error = { code, message: `${message} This was ${pageScan.url}, as ${tried}.` };
  return { ...pictures, pageScan: { ...pageScan, ...span, error } };
}
