import {
  countsInScore,
  failureDecisions,
  isBeyondStandard,
  isOpenReview,
  isSettled,
  type Issue,
  type ScanResult,
} from '@curbcut/model/scan';
import { describeComponent } from '@curbcut/model/causes';

/** The causes of a site by what is done with them, each the worst first. */
export interface SiteCauseLists {
  /** What failed and the scan's standard asks for. */
  work: Issue[];
  /** What failed beyond that: advice. */
  beyond: Issue[];
  needsReview: Issue[];
  /** What failed and people have set aside. */
  settled: Issue[];
}

export function toCauseLists({ issues }: Pick<ScanResult, 'issues'>): SiteCauseLists {
  return {
    work: issues.filter((issue) => countsInScore(issue) && !isSettled(issue)),
    beyond: issues.filter((issue) => isBeyondStandard(issue) && !isSettled(issue)),
    needsReview: issues.filter(isOpenReview),
    settled: issues.filter((issue) => issue.outcome === 'failed' && isSettled(issue)),
  };
}

/**
 * Whether a cause can be decided about as a whole, or what was decided so be taken back: its elements are of one kind, and
 * nothing was decided on single pages.
 */
export function isDecidable({ outcome, component, verdict }: Issue): boolean {
  if (outcome !== 'failed' || !component) return false;
  const isOfCause =
    verdict?.scope === 'website' && failureDecisions.some((kind) => kind === verdict.kind);
  return !verdict || isOfCause;
}

/** Where a cause comes from, in words; null where its elements have nothing in common but the rule. */
export function placeOfCause({ component, pagesCount = 1, nodesTotal }: Issue): string | null {
  if (component) return describeComponent(component);
  return pagesCount > 1 && nodesTotal > 0 ? 'In various places' : null;
}

/** `#i-…`: leads to an issue, which opens. */
export function causeAnchor(fingerprint: string): string {
  return `i-${fingerprint}`;
}

/** The fingerprint in an address's fragment; null for any other fragment. */
export function causeOfHash(hash: string): string | null {
  return /^#i-(.+)$/.exec(hash)?.[1] ?? null;
}
