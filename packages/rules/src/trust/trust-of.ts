import type { Rule } from '../rule.ts';
import { decideTrust } from './decide-trust.ts';
import { trustExceptions } from './exceptions.ts';
import { measuredTrust } from './measured-trust.ts';
import type { Trust } from './trust.ts';

/** Engines that only read the results of another: what they say counts for what that one's rule does. */
const readers: Readonly<Record<string, string>> = { lighthouse: 'axe' };

/** Whether the engine looks itself, so that it can confirm what another one says. */
export function looksItself(engine: string): boolean {
  return readers[engine] === undefined;
}

/**
 * What a failure counts for that a rule of an engine finds and that is this row of the catalogue: what was decided by hand,
 * else what was measured, else what the row says.
 */
export function trustOf(engine: string, engineRule: string, row: Pick<Rule, 'trust'>): Trust {
  const looking = readers[engine] ?? engine;
  const exception = trustExceptions[looking]?.[engineRule]?.trust;
  if (exception) return exception;
  const counts = measuredTrust[looking]?.[engineRule];
  const measured = counts ? decideTrust(counts) : null;
  return measured ?? row.trust;
}
