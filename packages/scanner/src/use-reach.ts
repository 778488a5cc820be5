import type { Check } from './checks/check.ts';
import { checks } from './checks/index.ts';
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

/** Whether following the focus alone may show what a rule is about; false for a rule that no use tells anything. */
export function isSeenByWalk(rule: string): boolean {
  const check = checks.find((one) => one.rule === rule);
  return check !== undefined && waysOf(check).includes('walk');
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
