import type { Check } from './checks/check.ts';
import { checks } from './checks/index.ts';
import type { WayOfUse } from './interact/page-use.ts';
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
  'control-role': ['fields'],
