import { rules, trustOf } from '@curbcut/rules';
import { alfaId } from './our-rules.ts';

/** The rules that are run. The order is the catalogue's: those that cost most share what the first of them works out. */
export const alfaRules: readonly string[] = [
  ...new Set(
    rules.flatMap((row) =>
      (row.detectedBy[alfaId] ?? []).filter((rule) => trustOf(alfaId, rule, row) !== 'off'),
    ),
  ),
];
