import type { Check } from './checks/check.ts';
import { checks } from './checks/index.ts';
import type { Reached } from './interact/reached.ts';
import type { WalkQuestion } from './interact/walk/decided.ts';
import type { PresentElement } from './merge/naming/known-elements.ts';
import type { WayOfUse } from './interact/way-of-use.ts';
import type { EngineOutput } from './engines/engine.ts';

/** How far the use of a page came. */
export interface UseReach {
  /** Rules of ours that were not tested to the end, whether or not something was found until then. */
  cutRules: string[];
  /** The states that were opened and judged, in words; some may have the same. */
  states: string[];
}

/** In which ways of use rules are seen whose checks look at the page without using it as well. */
const waysWhenUsed: Readonly<Record<string, readonly WayOfUse[]>> = {
  'acts-on-pointer-down': ['drags'],
  'change-of-context': ['keys', 'fields'],
  'context-on-focus': ['walk'],
  'control-role': ['fields'],
  'error-words': ['keys', 'forms'],
  'focus-after-removal': ['keys'],
  'focus-obscured': ['walk'],
  'focus-visible': ['walk'],
  'hidden-focus': ['walk'],
  'keyboard-trap': ['keys', 'walk', 'fields'],
  'mouse-only-control': ['drags'],
  'state-exposed': ['keys', 'arrows', 'fields'],
  'view-titles': ['keys'],
};

export function reachOf(
  using: readonly { output: Pick<EngineOutput, 'cut' | 'states'> | null }[],
): UseReach {
  const cut = new Set(using.flatMap(({ output }) => [...(output?.cut ?? [])]));
  const isCut = (check: Check) => [...neededWays(check)].some((way) => cut.has(way));
  return {
    cutRules: checks.filter(isCut).map(({ rule }) => rule),
    states: using.flatMap(({ output }) =>
      (output?.states ?? []).flatMap(({ words }) => words ?? []),
    ),
  };
}

/** What following the focus has to find out for a rule; how the focus comes and goes where a rule is not listed. */
const askedOfWalk: Readonly<Record<string, WalkQuestion>> = {
  'dialog-takes-focus': 'veil',
  'focus-contrast': 'sign',
  'focus-obscured': 'cover',
  'focus-visible': 'sign',
  'hidden-focus': 'sight',
  'shift-tab-back': 'back',
  'skip-link-moves': 'skip',
};

/**
 * Whether the use of a page found out about a known element what a rule asks, in any of the ways that the rule is seen in. False
 * for a rule that no use tells anything.
 */
export function comesTo(
  reached: readonly Reached[],
): (rule: string, at: PresentElement) => boolean {
  const placesOf = (some: readonly { known: number | null }[] | undefined) =>
    new Set(some?.flatMap(({ known }) => known ?? []));
  const uses = reached.map(({ used, walked }) => ({
    used: new Map(Object.entries(used).map(([way, some]) => [way, placesOf(some)])),
    stops: new Map([...(walked?.stops ?? [])].map(([asked, some]) => [asked, placesOf(some)])),
    whole: walked?.whole ?? new Set(),
  }));
  return (rule, { place, isShown, takesFocus }) => {
    const check = checks.find((one) => one.rule === rule);
    if (!check) return false;
    const asked = askedOfWalk[rule] ?? 'stop';
    return uses.some(({ used, stops, whole }) => {
      if ([...neededWays(check)].some((way) => used.get(way)?.has(place))) return true;
      if (!waysOf(check).includes('walk')) return false;
      if (asked === 'cover' || asked === 'veil') return isShown && whole.has(asked);
      return stops.get(asked)?.has(place) === true || (!takesFocus && whole.has(asked));
    });
  };
}

/** In which ways a page has to be used for a check: fields and forms in what a press opens are filled in with it. */
export function neededWays(check: Check): ReadonlySet<WayOfUse> {
  const ways = waysOf(check);
  return new Set(ways.includes('fields') || ways.includes('forms') ? [...ways, 'keys'] : ways);
}

/** Empty for a check that no use tells anything. Throws for one that is told something, nobody said by which ways. */
export function waysOf(check: Check): readonly WayOfUse[] {
  if (check.looksAt === 'use') return check.ways;
  if (!check.whenUsed) return [];
  const ways = waysWhenUsed[check.rule];
  if (!ways) throw new Error(`By which ways of use is ${check.rule} seen?`);
  return ways;
}
