import type { Trust } from './trust.ts';

/** What a rule of an engine found where the right answer is known, and what follows from it. */
interface MeasuredTrust {
  trust: Trust;
  /** Failures that are there and were found, and what was called a failure and is none. */
  found: number;
  wrong: number;
}

/** Of ten failures that an engine's rule finds alone, so many at least must be true. */
const enough = 0.8;

const counts = (found: number, wrong: number): MeasuredTrust => ({
  trust: found / (found + wrong) >= enough ? 'failure' : 'agreement',
  found,
  wrong,
});

/**
 * What rules of engines count for where it is not what their rows say, by engine and rule. The counts are those of
 * docs/engines-alfa.md.
 */
const engineTrust: Readonly<Record<string, Readonly<Record<string, MeasuredTrust>>>> = {
  alfa: {
    'sia-r4': counts(3, 1),
    'sia-r14': counts(7, 2),
    // It calls attributes unknown that ARIA 1.3 has, for example aria-description.
    'sia-r20': counts(1, 2),
    'sia-r21': counts(1, 1),
    // Lists that are empty, which a script may fill.
    'sia-r68': counts(3, 2),
  },
};

/** What a failure counts for that a rule of an engine finds; `failure` for a rule about which nothing else is known. */
export function trustOf(engine: string, engineRule: string): Trust {
  return engineTrust[engine]?.[engineRule]?.trust ?? 'failure';
}
