import type { CodeChange, CompletedPageScan, Issue } from '@curbcut/model/scan';
import type { Scanner } from '@curbcut/scanner';
import { applyChange } from '../../packages/scanner/src/fixes/rig/apply-change.ts';

/** What became of one suggested change. */
export interface TriedFix {
  page: string;
  rule: string;
  /** `unmade`: the code that it names does not stand in the source of the page, as a script has made it. */
  outcome: 'repaired' | 'failed' | 'unmade';
  /** Rules that fail on elements on which they did not before. */
  worse: string[];
  change: CodeChange;
}

interface PageWithSource {
  name: string;
  /** Serves this source from now on; answers the address to scan. */
  serve(source: string): string;
  source: string;
}

/** Makes each suggested change in the source of the page, as people would, and scans it again. */
export async function tryFixes(scanner: Scanner, page: PageWithSource): Promise<TriedFix[]> {
  const before = await scan(scanner, page.serve(page.source));
  const tried: TriedFix[] = [];
  for (const issue of before.issues.filter(({ outcome }) => outcome === 'failed')) {
    for (const change of changesOf(issue)) {
      const about = { page: page.name, rule: issue.rule, change };
      const source = madeIn(page.source, change, issue);
      if (source === null) {
        tried.push({ ...about, outcome: 'unmade', worse: [] });
        continue;
      }
      const after = await scan(scanner, page.serve(source), before.issues);
      // Which of several equal elements is still wrong can't be told by what they are.
      const stillFails = countOf(after, issue) >= issue.nodesTotal;
      const known = failuresOf(before);
      const worse = [...failuresOf(after)].filter((one) => !known.has(one));
      tried.push({ ...about, outcome: stillFails ? 'failed' : 'repaired', worse });
    }
  }
  return tried;
}

function changesOf({ fix }: Issue): CodeChange[] {
  return fix ? [fix, ...(fix.alternatives ?? [])] : [];
}

/** Null where the code can't be found. A style of another element goes onto that. */
function madeIn(source: string, change: CodeChange, { nodes: [node] }: Issue): string | null {
  const [, other] = /It belongs to (<[^>]*>)/.exec(change.note) ?? [];
  try {
    if (other === undefined) return applyChange(source, change, node?.target.at(-1) ?? '');
    if (!source.includes(other)) return null;
    const style = change.after.replaceAll('\n', ' ').replaceAll('"', "'");
    return source.replace(other, () => other.replace(/\s*>$/, ` style="${style}">`));
  } catch {
    return null;
  }
}

/** As the page loads, by every engine but the slowest, without what only a state or its use shows. */
async function scan(
  scanner: Scanner,
  url: string,
  lastIssues: readonly Issue[] = [],
): Promise<CompletedPageScan> {
  const { pageScan } = await scanner.scanPage(url, { interaction: false, lastIssues });
  if (pageScan.status === 'failed') throw new Error(`${url}: ${pageScan.error.message}`);
  return pageScan;
}

/** How many elements fail the rule of an issue. */
function countOf({ issues }: CompletedPageScan, { rule }: Issue): number {
  return issues
    .filter((issue) => issue.rule === rule && issue.outcome === 'failed')
    .reduce((sum, { nodesTotal }) => sum + nodesTotal, 0);
}

/** What fails of levels A and AA: text that reaches AA may still lack AAA, which is told only then. */
function failuresOf({ issues }: CompletedPageScan): Set<string> {
  return new Set(
    issues
      .filter(({ outcome, level }) => outcome === 'failed' && level !== 'AAA')
      .flatMap(({ rule, nodes }) => nodes.map(({ fingerprint }) => failureOf(rule, fingerprint))),
  );
}

function failureOf(rule: string, fingerprint: string | undefined): string {
  return `${rule} ${fingerprint}`;
}
