import { type Change, type Recipe, scannerTests } from './recipe.ts';

/** What guards it, beside the `cases` of a check. */
export function ruleGuards(cases: string): Recipe['guards'] {
  return [
    {
      project: 'unit',
      places: [
        'packages/rules',
        ...scannerTests,
        'packages/report',
        'packages/wire',
        'packages/db',
      ],
    },
    {
      project: 'browser',
      places: ['packages/scanner/src/checks/read-cases.browser.test.ts'],
      tests: cases,
    },
  ];
}

/** A row of the catalogue that is seen by one engine: `throwaway-word` is about words. */
export function throwawayRule(rule: string, engine: string): Change[] {
  const what = rule.replace('throwaway-', '');
  return [
    {
      file: 'packages/rules/src/catalogue/visual.ts',
      before: "  {\n    id: 'reflow',",
      add: `  {
    id: '${rule}',
    revision: 1,
    title: 'A ${what} is shown that was made up to be thrown away',
    todo: 'Replace the ${what} by one that people know',
    barrier:
      'The page shows a ${what} that means nothing to anybody, so that people who read it slowly lose their time with it.',
    remedy: 'Replace the ${what} by one that people know, or take it away altogether.',
    verification:
      'Search the page for the ${what} with the search of the browser. It is found nowhere on the page.',
    category: 'visual-design',
    impact: 'minor',
    wcag: [],
    level: 'best-practice',
    techniques: [],
    actRules: [],
    topic: 'bp:${rule}',
    trust: 'failure',
    detectedBy: { ${engine}: ['${rule}'] },
    helpUrl: 'https://www.w3.org/WAI/tips/writing/',
  },
`,
    },
    {
      file: 'packages/rules/src/questions/visual.ts',
      before: "  blink: 'Does",
      add: `  '${rule}': 'Is every ${what} here one that people know?',\n`,
    },
  ];
}
