import { isolatedWorld } from '../../browser/isolated-world.ts';
import type { PageUnderTest, ScanFrame } from '../../engines/page-under-test.ts';
import type { Failure } from '../failure.ts';
import type { Suggestion, Suggestions } from '../suggestion.ts';
import type { KnownFailures } from './known-failures.ts';
import { patchInPage, unpatchInPage } from './patch-in-page.ts';
import { runRulesOn } from './run-rules-on.ts';
import type { RuleOnElement } from './run-rules-in-page.ts';

export interface Proposal extends Suggestions {
  failure: Failure;
}

interface Trial {
  failure: Failure;
  suggestion: Suggestion;
}

/**
 * Which suggestions do what they say: patched into the live document, the element no longer fails its rules, and no
 * element that was touched newly fails another of those that were tried. Leaves the page as it was.
 */
export async function proveSuggestions(
  page: PageUnderTest,
  proposals: readonly Proposal[],
  known: KnownFailures,
): Promise<Map<Failure, Suggestion[]>> {
  const proven = new Map<Failure, Suggestion[]>(proposals.map(({ failure }) => [failure, []]));
  const passes = Math.max(0, ...proposals.map(({ suggestions }) => suggestions.length));
  for (let pass = 0; pass < passes; pass += 1) {
    const trials = proposals.flatMap(({ failure, offer, suggestions }): Trial[] => {
      const suggestion = suggestions[pass];
      const isSettled = offer === 'best' && proven.get(failure)?.length !== 0;
      return suggestion && !isSettled ? [{ failure, suggestion }] : [];
    });
    for (const group of togetherOrAlone(trials)) {
      const frame = page.frames[group[0]?.failure.frame ?? 0];
      const held = frame ? await prove(page, frame, group, known) : [];
      for (const { failure, suggestion } of held) proven.get(failure)?.push(suggestion);
    }
  }
  return proven;
}

/** What could help or hinder another suggestion is tried alone, all others of a frame at once. */
function togetherOrAlone(trials: readonly Trial[]): Trial[][] {
  const isAlone = ({ suggestion }: Trial) => suggestion.alone ?? false;
  const together = trials.filter((trial) => !isAlone(trial));
  return [
    ...Map.groupBy(together, ({ failure }) => failure.frame).values(),
    ...trials.filter(isAlone).map((trial) => [trial]),
  ];
}

async function prove(
  page: PageUnderTest,
  frame: ScanFrame,
  trials: readonly Trial[],
  known: KnownFailures,
): Promise<Trial[]> {
  const world = isolatedWorld(frame.frame);
  const patches = trials.map(({ suggestion }) => suggestion.patches);
  const made = await page.guard.race(world.evaluate(patchInPage, patches));
  const tried = trials.filter((_, place) => made[place]);
  const clear = new Set<Trial>();
  for (const trial of tried) if (await trial.suggestion.clearlyHolds?.()) clear.add(trial);
  const rulesToRun = (trial: Trial) =>
    trial.failure.engineRules.filter(
      (rule) => !(clear.has(trial) && rule === trial.failure.engineRule),
    );
  const rules = new Set(
    tried.flatMap((trial) => [
      ...(trial.suggestion.holds ? [] : rulesToRun(trial)),
      ...(trial.suggestion.mayBreak ?? []),
    ]),
  );
  const isKnown = ({ element, rule }: RuleOnElement) =>
    known.has({ frame: frame.index, element }, rule);
  const pairs = tried.flatMap((trial) =>
    touched(trial).flatMap((element) =>
      [...rules]
        .map((rule) => ({ rule, element }))
        .filter((pair) => !isKnown(pair) || isOwn(trial.failure, pair))
        .filter(({ rule }) => !(clear.has(trial) && rule === trial.failure.engineRule)),
    ),
  );
  const failing = await page.guard.race(runRulesOn(frame, pairs));
  const held: Trial[] = [];
  for (const trial of tried) {
    const elements = new Set(touched(trial));
    const stillFails = failing.some(
      (pair) => elements.has(pair.element) && (isOwn(trial.failure, pair) || !isKnown(pair)),
    );
    if (!stillFails && (await (trial.suggestion.holds?.() ?? true))) held.push(trial);
  }
  await page.guard.race(world.evaluate(unpatchInPage));
  return held;
}

function isOwn({ element, engineRules }: Failure, pair: RuleOnElement): boolean {
  return pair.element === element && engineRules.includes(pair.rule);
}

function touched({ failure, suggestion }: Trial): number[] {
  return [...new Set([failure.element, ...suggestion.patches.map(({ element }) => element)])];
}
