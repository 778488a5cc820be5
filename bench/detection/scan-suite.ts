import type { PageScan } from '@curbcut/model/scan';
import type { ReportedFinding, Scanner } from '@curbcut/scanner';
import type { CaseResult } from './case-result.ts';
import { judgePage } from './judge-case.ts';
import { withPlaces } from './with-places.ts';
import type { Suite, SuiteCase } from './suites/suite.ts';

export interface ScanRun {
  scanner: Scanner;
  /** Pages at once. */
  slots: number;
  signal: AbortSignal;
  /** Told after each page how many of them are done. */
  onPage: (done: number, pages: number) => void;
  /** Given each page's whole scan. */
  onScan?: (pageScan: PageScan) => Promise<void>;
}

/** Scans the pages of some of a suite's cases, each once, and judges these cases. By the case's id. */
export async function scanSuite(
  suite: Suite,
  cases: readonly SuiteCase[],
  { scanner, slots, signal, onPage, onScan }: ScanRun,
): Promise<ReadonlyMap<string, CaseResult>> {
  const results = new Map<string, CaseResult>();
  const paths = new Set(cases.map(({ path }) => path));
  const pages = [
    ...Map.groupBy(
      suite.cases.filter(({ path }) => paths.has(path)),
      ({ path }) => path,
    ),
  ];
  const wanted = new Set(cases);
  let done = 0;
  const waiting = [...pages];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      signal.throwIfAborted();
      const [path, ofPage] = next;
      let findings: ReportedFinding[] = [];
      const { pageScan } = await scanner.scanPage(addressOf(suite, path), {
        signal,
        onFindings: (reported) => {
          findings = reported;
        },
      });
      signal.throwIfAborted();
      await onScan?.(pageScan);
      const scanned = await withPlaces(suite, path, { pageScan, findings });
      judgePage(ofPage, scanned).forEach((result, index) => {
        const each = ofPage[index];
        if (each && wanted.has(each)) results.set(each.id, result);
      });
      done += 1;
      onPage(done, pages.length);
    }
  };
  await Promise.all(Array.from({ length: slots }, work));
  return results;
}

function addressOf({ origin }: Suite, path: string): string {
  return origin + path.split('/').map(encodeURIComponent).join('/');
}
