import type { Quality } from '@curbcut/rules/coverage';

/** The source of packages/rules/src/coverage/measured-quality.ts, as the formatter has it. */
export function toQuality({ measuredOn, judgedOn, suites, software }: Quality): string {
  const lines = suites.flatMap((suite) => [
    '    {',
    `      id: '${suite.id}',`,
    ...(['barriers', 'found', 'asked', 'clean', 'falseAlarms'] as const).map(
      (name) => `      ${name}: ${suite[name]},`,
    ),
    '    },',
  ]);
  const { pages, true: right, debatable, false: wrong } = software;
  return `${[
    "import type { Quality } from './quality.ts';",
    '',
    '/** Made by bench/detection/quality of what was measured last, and never changed by hand. */',
    'export const measuredQuality: Quality = {',
    `  measuredOn: '${measuredOn}',`,
    `  judgedOn: '${judgedOn}',`,
    '  suites: [',
    ...lines,
    '  ],',
    `  software: { pages: ${pages}, true: ${right}, debatable: ${debatable}, false: ${wrong} },`,
    '};',
  ].join('\n')}\n`;
}
