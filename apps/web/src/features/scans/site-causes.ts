import { countsInScore, isBeyondStandard, type Issue, type ScanResult } from '@curbcut/model/scan';
import { describeComponent } from '@curbcut/model/causes';

/** The causes of a site by what is done with them, each the worst first. */
export interface SiteCauseLists {
  /** What failed and the scan's standard asks for. */
  work: Issue[];
  /** What failed beyond that: advice. */
  beyond: Issue[];
  needsReview: Issue[];
}

export function toCauseLists({ issues }: Pick<ScanResult, 'issues'>): SiteCauseLists {
  return {
    work: issues.filter(countsInScore),
    beyond: issues.filter(isBeyondStandard),
    needsReview: issues.filter(({ outcome }) => outcome === 'needs-review'),
  };
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
