import axe, { type RunOptions } from 'axe-core';
import { isolatedWorld } from '../../browser/isolated-world.ts';
import type { Finding } from '../finding.ts';
import type { PageUnderTest, ScanFrame } from '../page-under-test.ts';
import { loadSuitableAxe } from './load-axe.ts';
import { runInPortions } from './run-in-portions.ts';
import { type Context, forgetResults, type Partial } from './run-partial-in-page.ts';
import { toFindings } from './to-findings.ts';

/** Of the time that is given: the rest is for stopping what is too slow, and for translating results. */
const timeShare = 0.7;

/**
 * Judges some elements of the page itself, and what is in them, with some rules, as they are now. Frames in them are not
 * entered. Findings are failures and questions; `untested` are rules that took too long.
 */
export async function runAxeOnParts(
  page: PageUnderTest,
  { within, rules, ms }: { within: readonly number[]; rules: readonly string[]; ms: number },
): Promise<{ findings: Finding[]; untested: ReadonlySet<string> }> {
  const { frame } = page.frames[0] as ScanFrame;
  const { guard, limits } = page;
  await guard.within(limits.frameMs, 'PAGE_HUNG', loadSuitableAxe(frame));
  await guard.within(limits.frameMs, 'PAGE_HUNG', isolatedWorld(frame).evaluate(forgetResults));
  const runOptions = optionsFor(rules);
  const end = guard.now() + ms * timeShare;
  const run = await runInPortions(page, frame, {
    context: { exclude: [] } as Context,
    within,
    runOptions,
    ms: ms * timeShare,
    time: {
      lastMs: Math.min(guard.endMs, performance.now() + ms),
      leftMs: () => end - guard.now(),
    },
  });
  const results = await axe.finishRun([run.partial] as Partial[], runOptions);
  const findings = toFindings(
    { results, frameOf: (path) => (path.length === 0 ? 0 : undefined) },
    limits.nodesPerIssue,
  );
  return { findings, untested: new Set(run.untested) };
}

function optionsFor(rules: readonly string[]): RunOptions {
  return {
    resultTypes: ['violations', 'incomplete'],
    preload: false,
    rules: Object.fromEntries(
      axe.getRules().map(({ ruleId }) => [ruleId, { enabled: rules.includes(ruleId) }]),
    ),
  };
}
