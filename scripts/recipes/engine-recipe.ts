import type { Recipe } from './recipe.ts';
import { ruleGuards, throwawayRule } from './throwaway-rule.ts';

/** An engine with one rule, which passes on every page. */
export const engineRecipe: Recipe = {
  heading: 'An engine',
  mostPlaces: 5,
  changes: [
    {
      file: 'packages/scanner/src/engines/throwaway/engine.ts',
      content: `import type { Engine } from '../engine.ts';

/** Finds nothing. */
export const throwawayEngine: Engine = {
  id: 'throwaway',
  name: 'Throwaway engine',
  version: '1.0.0',
  independent: true,
  comprehensive: false,
  run: async () => ({
    outcomes: new Map([['throwaway-sign', 'passed']]),
    findings: [],
    notAssessed: [],
    score: null,
  }),
};
`,
    },
    {
      file: 'packages/scanner/src/engines/index.ts',
      after: "import { lighthouseEngine } from './lighthouse/engine.ts';\n",
      add: "import { throwawayEngine } from './throwaway/engine.ts';\n",
    },
    {
      file: 'packages/scanner/src/engines/index.ts',
      before: 'checksEngine];',
      add: 'throwawayEngine, ',
    },
    ...throwawayRule('throwaway-sign', 'throwaway'),
  ],
  guards: ruleGuards('td-has-header'),
};
