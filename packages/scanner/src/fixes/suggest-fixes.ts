import type { CodeChange, CodeFix } from '@curbcut/model/scan';
import { cleanText } from '@curbcut/model/text';
import { isolatedWorld } from '../browser/isolated-world.ts';
import { reflowCheck } from '../checks/reflow/check.ts';
import type { Finding } from '../engines/finding.ts';
import type { PageUnderTest } from '../engines/page-under-test.ts';
import type { Failure } from './failure.ts';
import { fixKinds } from './fix-kinds.ts';
import type { InPage } from './kind.ts';
import { toKnownFailures } from './recheck/known-failures.ts';
import { pictureChanges } from './picture-changes.ts';
import { type Proposal, proveSuggestions } from './recheck/prove-suggestions.ts';
import { suggestReflowFix } from './reflow/suggest-reflow-fix.ts';
import type { Suggestion } from './suggestion.ts';

/**
 * Suggests a change of code for failed elements, in plain text. Every one is tried on the page before: a change after which
 * the element still fails is not offered, and none at all where there was no time to try. Changes the page for a
 * moment, so it comes last.
 */
export async function suggestFixes(
  page: PageUnderTest,
  failures: readonly Failure[],
  findings: readonly Finding[],
): Promise<Map<Failure, CodeFix>> {
  let proven: Map<Failure, Suggestion[]>;
  try {
    const suggesting = suggest(page, failures, findings);
    proven = await page.guard.within(page.limits.fixMs, 'PAGE_HUNG', suggesting);
  } catch (error) {
    if (page.guard.error) throw error;
    page.warn(`No changes of code could be suggested: ${String(error)}`);
    return new Map();
  }
  const pictured = await pictureChanges(page, proven);
  return new Map(
    [...proven].flatMap(([failure, suggestions]) => {
      const [first, ...others] = suggestions.map(toChange);
      if (!first) return [];
      const pictures = pictured.get(failure);
      const fix = {
        ...first,
        ...(others.length > 0 ? { alternatives: others } : {}),
        ...(pictures ? { pictures } : {}),
      };
      return [[failure, fix]];
    }),
  );
}

async function suggest(
  page: PageUnderTest,
  failures: readonly Failure[],
  findings: readonly Finding[],
): Promise<Map<Failure, Suggestion[]>> {
  const proposals: Proposal[] = [];
  for (const failure of failures) {
    const proposal = await propose(page, failure);
    if (proposal && proposal.suggestions.length > 0) proposals.push(proposal);
  }
  const known = toKnownFailures(findings);
  const proven = await proveSuggestions(page, proposals, known);
  // Last, as it changes the whole page.
  for (const failure of failures.filter(({ engineRule }) => engineRule === reflowCheck.rule)) {
    const suggestion = await suggestReflowFix(page, failure);
    if (suggestion) proven.set(failure, [suggestion]);
  }
  return proven;
}

/** A frame that is gone by now, or does not answer, costs its own fixes. */
async function propose(page: PageUnderTest, failure: Failure): Promise<Proposal | null> {
  const frame = page.frames[failure.frame]?.frame;
  const kind = fixKinds.get(failure.engineRule);
  if (!frame || !kind) return null;
  const inPage: InPage = <A extends unknown[], R>(read: (...args: A) => R, ...args: A) =>
    page.guard.race(
      isolatedWorld(frame).evaluate(read as (...known: unknown[]) => R, ...args),
    ) as Promise<Awaited<R>>;
  try {
    return { failure, ...(await kind(failure, inPage)) };
  } catch (error) {
    if (page.guard.error) throw error;
    return null;
  }
}

function toChange({ before, after, note }: CodeChange): CodeChange {
  return { before: cleanText(before), after: cleanText(after), note: cleanText(note) };
}
