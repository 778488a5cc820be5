import type { Change } from './recipe.ts';

/** A row of the catalogue for pages that show the word “throwaway”, seen by one engine. */
export function throwawayRule(engine: string): Change[] {
  return [
    {
      file: 'packages/rules/src/catalogue/visual.ts',
      before: "  {\n    id: 'reflow',",
      add: `  {
    id: 'throwaway-word',
    title: 'A word is shown that was made up to be thrown away',
    todo: 'Replace the word by one that people know',
    barrier:
      'The page shows a word that means nothing to anybody, so that people who read it slowly lose their time with it.',
    remedy: 'Replace the word by one that people know, or take it away altogether.',
    verification:
      'Search the page for the word with the search of the browser. It is found nowhere on the page.',
    category: 'visual-design',
    impact: 'minor',
    wcag: [],
    level: 'best-practice',
    techniques: [],
    actRules: [],
    topic: 'bp:throwaway-word',
    trust: 'failure',
    detectedBy: { ${engine}: ['throwaway-word'] },
    helpUrl: 'https://www.w3.org/WAI/tips/writing/',
  },
`,
    },
    {
      file: 'packages/rules/src/questions/visual.ts',
      before: "  blink: 'Does",
      add: "  'throwaway-word': 'Is every word here one that people know?',\n",
    },
    {
      file: 'packages/scanner/src/ruleset/ruleset.json',
      derivedBy: ['--project', 'unit', 'packages/scanner/src/ruleset'],
    },
  ];
}
