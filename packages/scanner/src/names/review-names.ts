import { findRule } from '@curbcut/rules';
import type { EngineOutput } from '../engines/engine.ts';
import type { Finding, FindingNode, Pointer } from '../engines/finding.ts';
import type { PageUnderTest } from '../engines/page-under-test.ts';
import { askBrowser } from './ask-browser.ts';
import type { BrowserName } from './browser-name.ts';

/**
 * Asks the browser's accessibility tree about elements that engines call nameless. Where it has a name, a person has to
 * look: engines don't see what style sheets write. Where it has none, and where it can't be asked, nothing changes.
 */
export async function reviewNames<R extends Result>(
  page: PageUnderTest,
  results: readonly R[],
): Promise<R[]> {
  const names = await namesOf(page, results.flatMap(namelessIn));
  if (names.size === 0) return [...results];
  return results.map((result) =>
    result.output
      ? { ...result, output: review(result.output, result.engine.name, names) }
      : result,
  );
}

interface Result {
  engine: { name: string };
  output: EngineOutput | null;
}

type Names = ReadonlyMap<string, BrowserName>;

function namelessIn({ output }: Result): FindingNode[] {
  return output?.findings.filter(saysNoName).flatMap(({ nodes }) => nodes) ?? [];
}

function saysNoName({ rule, outcome }: Finding): boolean {
  return outcome === 'failed' && findRule(rule)?.claims === 'no-name';
}

function keyOf({ frame, element }: Pointer): string {
  return `${frame}:${element}`;
}

/** By the key of the element; those that the browser has no name for are left out. */
async function namesOf(page: PageUnderTest, pointers: readonly Pointer[]): Promise<Names> {
  const asked = [...new Map(pointers.map((pointer) => [keyOf(pointer), pointer])).values()];
  const names = new Map<string, BrowserName>();
  const ofFrames = Map.groupBy(asked.slice(0, page.limits.names), ({ frame }) => frame);
  const asking = [...ofFrames].map(async ([index, ofFrame]) => {
    const frame = page.frames[index];
    if (!frame) return;
    const numbers = ofFrame.map(({ element }) => element);
    for (const [element, name] of await askBrowser(page, frame, numbers)) {
      if (name.kind !== 'nameless') names.set(keyOf({ frame: index, element }), name);
    }
  });
  try {
    const answered = Promise.allSettled(asking);
    await page.guard.within(page.limits.namesMs, 'PAGE_HUNG', answered);
  } catch (error) {
    if (page.guard.error) throw error;
    page.warn(`The browser did not tell all names in time: ${String(error)}`);
  }
  // What is answered late must not change results that were handed on.
  return new Map(names);
}

function review(output: EngineOutput, engine: string, names: Names): EngineOutput {
  const findings = output.findings.flatMap((finding) =>
    saysNoName(finding) ? split(finding, engine, names) : [finding],
  );
  const failed = new Set(
    findings.filter(({ outcome }) => outcome === 'failed').map(({ rule }) => rule),
  );
  const reviewed = new Set(output.findings.filter(saysNoName).map(({ rule }) => rule));
  const outcomes = [...output.outcomes].map(([rule, outcome]) => {
    const isReview = outcome === 'failed' && reviewed.has(rule) && !failed.has(rule);
    return [rule, isReview ? ('needs-review' as const) : outcome] as const;
  });
  return { ...output, findings, outcomes: new Map(outcomes) };
}

/** Those that have a name after all become a finding of their own. */
function split(finding: Finding, engine: string, names: Names): Finding[] {
  const named: FindingNode[] = [];
  const nameless: FindingNode[] = [];
  for (const node of finding.nodes) {
    const name = names.get(keyOf(node));
    if (name?.kind === 'named') {
      const said = `${engine} found no name; the browser’s accessibility tree says “${name.name}”, ${name.from}.`;
      named.push({ ...node, failureSummary: said });
    } else if (name?.kind === 'not-exposed') {
      const said = `At the time of the scan the browser did not expose this element to assistive technology, because ${name.reason}.`;
      nameless.push({ ...node, failureSummary: `${node.failureSummary}\n${said}` });
    } else {
      nameless.push(node);
    }
  }
  if (named.length === 0) return [{ ...finding, nodes: nameless }];
  const failed = { ...finding, nodes: nameless, nodesTotal: finding.nodesTotal - named.length };
  const doubtful: Finding = {
    ...finding,
    outcome: 'needs-review',
    nodes: named,
    nodesTotal: named.length,
  };
  return nameless.length === 0 ? [doubtful] : [failed, doubtful];
}
