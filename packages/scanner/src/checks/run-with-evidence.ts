import type { FindingNode } from '../engines/finding.ts';
import type { PageUnderTest } from '../engines/page-under-test.ts';
import { type ResolvedNode, resolveNodes } from '../merge/resolve-nodes.ts';
import type { PageCheck, TargetOutcome } from './check.ts';
import { type CheckResult, runCheck } from './run-check.ts';
import { whileChanged } from './while-changed.ts';

/** A check that did not end within its time. */
export class CheckTimeError extends Error {}

export interface CheckWithEvidence extends CheckResult {
  nodes: ReadonlyMap<FindingNode, ResolvedNode>;
  /** A sentence for people when the page did not become as it was; null when it did. */
  warning: string | null;
}

/**
 * Runs a check and resolves the elements that it found. Those of a check that changes the page are looked at twice: as
 * it found them, and when the page is back as it was. There they have their code and their place; what is gone by then
 * has the code that it had, and no place. Throws a CheckTimeError when the check takes longer than `ms`; a page that it had
 * changed is taken back first.
 */
export async function runWithEvidence<T>(
  check: PageCheck<T>,
  page: PageUnderTest,
  ms: number,
): Promise<CheckWithEvidence> {
  const { change } = check;
  const end = page.guard.now() + ms;
  const inTime = async <R>(work: (within: PageUnderTest) => Promise<R>): Promise<R> => {
    const leftMs = Math.max(1, end - page.guard.now());
    const ended = await page.guard.part(leftMs, (guard) => work({ ...page, guard }));
    if (!ended) throw new CheckTimeError(check.rule);
    return ended.value;
  };
  const limited: PageCheck<T> = {
    ...check,
    applicability: () => inTime(check.applicability),
    expectation: (_, targets) => inTime((within) => check.expectation(within, targets)),
  };
  if (!change) {
    const result = await runCheck(limited, page);
    const { nodes } = await resolveNodes(
      page,
      result.findings.flatMap((finding) => finding.nodes),
    );
    return { ...result, nodes, warning: null };
  }
  let asFound: ReadonlyMap<FindingNode, ResolvedNode> = new Map();
  let isBack = true;
  const onChangedPage: PageCheck<T>['expectation'] = async (_, targets) => {
    const changed = await whileChanged(page, change, async () => {
      const results = await limited.expectation(page, targets);
      asFound = (await resolveNodes(page, results.flatMap(nodesOf))).nodes;
      return results;
    });
    ({ isBack } = changed);
    return changed.value;
  };
  const result = await runCheck({ ...limited, expectation: onChangedPage }, page);
  const after = await resolveNodes(page, [...asFound.keys()]);
  const nodes = new Map(
    [...asFound].map(([pointer, found]) => {
      const now = after.nodes.get(pointer);
      return [pointer, now?.attached ? now : { ...found, box: null }];
    }),
  );
  const warning = `After the check “${check.name}” the page did not become as it was before, so the places of what it found there are not known.`;
  return { ...result, nodes, warning: isBack || nodes.size === 0 ? null : warning };
}

function nodesOf(result: TargetOutcome): FindingNode[] {
  return result.outcome === 'passed' ? [] : result.nodes;
}
