import type { CountedRule } from './count-trust.ts';

/** The source of packages/rules/src/trust/measured-trust.ts, as the formatter has it. */
export function toMeasuredTrust(counted: readonly CountedRule[]): string {
  const engines = [...Map.groupBy(counted, ({ engine }) => engine)].map(([engine, rules]) => [
    `  ${keyOf(engine)}: {`,
    ...rules.map(
      ({ rule, found, wrong }) => `    ${keyOf(rule)}: { found: ${found}, wrong: ${wrong} },`,
    ),
    '  },',
  ]);
  return `${[
    "import type { TrustCounts } from './decide-trust.ts';",
    '',
    '/**',
    ' * Made by bench/detection/trust of what was measured, and never changed by hand: docs/engine-trust.md has the same for',
    ' * each suite. A rule that is not here reported nothing where the answer is known.',
    ' */',
    'export const measuredTrust: Readonly<Record<string, Readonly<Record<string, TrustCounts>>>> = {',
    ...engines.flat(),
    '};',
  ].join('\n')}\n`;
}

function keyOf(name: string): string {
  return /^[a-z]\w*$/.test(name) ? name : `'${name}'`;
}
