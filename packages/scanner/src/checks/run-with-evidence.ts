import type { FindingNode } from '../engines/finding.ts';
import type { PageUnderTest } from '../engines/page-under-test.ts';
import { type ResolvedNode, resolveNodes } from '../merge/resolve-nodes.ts';
import type { PageCheck, TargetOutcome } from './check.ts';
import { type CheckResult, runCheck, toResult } from './run-check.ts';
import { whileChanged } from './while-changed.ts';

/** A check that did not end within its time. */
export class CheckTimeError extends Error {}

export interface CheckWithEvidence extends CheckResult {
  nodes: ReadonlyMap<FindingNode, ResolvedNode>;
  /** A sentence for people when the page did not become as it was; null when it did. */
  warning: string | null;
}

/** Runs a check that only reads the page, and resolves the elements that it found. Throws a CheckTimeError when it takes longer than `ms`. */
export async function runWithEvidence<T>(
  check: PageCheck<T>,
  page: PageUnderTest,
  ms: number,
): Promise<CheckWithEvidence> {
  const result = await runCheck(timed(check, page, ms), page);
  const { nodes } = await resolveNodes(
    page,
    result.findings.flatMap((finding) => finding.nodes),
  );
  return { ...result, nodes, warning: null };
}

/** Checks that look at the page in one and the same state. */
export type Together = readonly [PageCheck<unknown>, ...PageCheck<unknown>[]];

/**
 * Brings the page once into the state that some checks are about, runs them there, and resolves the elements that they
 * found twice: as they found them, and when the page is back as it was. There they have their code and their place; what is
 * gone by then has the code that it had, and no place. Each check has `ms` for itself, and comes to an error where it
 * throws, or takes longer.
 */
export async function runChanging(
  together: Together,
  page: PageUnderTest,
  ms: number,
): Promise<ReadonlyMap<PageCheck<unknown>, CheckWithEvidence | { error: unknown }>> {
  const ended = new Map<PageCheck<unknown>, CheckWithEvidence | { error: unknown }>();
  const attempt = async <R>(check: PageCheck<unknown>, work: () => Promise<R>) => {
    try {
      return await work();
    } catch (error) {
      if (page.guard.error) throw error;
      ended.set(check, { error });
      return null;
    }
  };
  const applying: {
    check: PageCheck<unknown>;
    limited: PageCheck<unknown>;
    targets: readonly unknown[];
  }[] = [];
  for (const check of together) {
    const limited = timed(check, page, ms);
    const applied = await attempt(check, async () => {
      const targets = await limited.applicability(page);
      if (targets.length > 0) await check.remember?.(page);
      return { check, limited, targets };
    });
    if (applied?.targets.length === 0)
      ended.set(check, { ...toResult(check.rule, []), ...noEvidence });
    else if (applied) applying.push(applied);
  }
  const { change } = together[0];
  if (applying.length === 0 || !change) return ended;
  const looks: { check: PageCheck<unknown>; result: CheckResult; asFound: Resolved }[] = [];
  let isBack = false;
  try {
    ({ isBack } = await whileChanged(page, change, async () => {
      for (const { check, limited, targets } of applying) {
        const look = await attempt(check, async () => {
          const results = await limited.expectation(page, targets);
          const { nodes } = await resolveNodes(page, results.flatMap(nodesOf));
          return { check, result: toResult(check.rule, results), asFound: nodes };
        });
        if (look) looks.push(look);
      }
      for (const { check, asFound } of looks)
        if (asFound.size > 0) await page.onFoundChanged?.(check.rule, [...asFound.keys()]);
    }));
  } catch (error) {
    if (page.guard.error) throw error;
    for (const { check } of applying) ended.set(check, { error });
    return ended;
  }
  const pointers = looks.flatMap(({ asFound }) => [...asFound.keys()]);
  const after = await resolveNodes(page, pointers);
  for (const { check, result, asFound } of looks) {
    const nodes = new Map(
      [...asFound].map(([pointer, found]) => {
        const now = after.nodes.get(pointer);
        return [pointer, now?.attached ? now : { ...found, box: null }];
      }),
    );
    const warning = `After the check “${check.name}” the page did not become as it was before, so the places of what it found there are not known.`;
    ended.set(check, { ...result, nodes, warning: isBack || nodes.size === 0 ? null : warning });
  }
  return ended;
}

type Resolved = CheckWithEvidence['nodes'];

const noEvidence = { nodes: new Map<FindingNode, ResolvedNode>(), warning: null };

/** The check with so much time for all that it does. */
function timed<T>(check: PageCheck<T>, page: PageUnderTest, ms: number): PageCheck<T> {
  let leftMs = ms;
  const inTime = async <R>(work: (within: PageUnderTest) => Promise<R>): Promise<R> => {
    const startedMs = page.guard.now();
    const ended = await page.guard.part(Math.max(1, leftMs), (guard) => work({ ...page, guard }));
    leftMs -= page.guard.now() - startedMs;
    if (!ended) throw new CheckTimeError(check.rule);
    return ended.value;
  };
  return {
    ...check,
    applicability: () => inTime(check.applicability),
    expectation: (_, targets) => inTime((within) => check.expectation(within, targets)),
  };
}

function nodesOf(result: TargetOutcome): FindingNode[] {
  return result.outcome === 'passed' ? [] : result.nodes;
}
