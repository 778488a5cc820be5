import type { Recipe } from './recipe.ts';
import { ruleGuards, throwawayRule } from './throwaway-rule.ts';

const folder = 'packages/scanner/src/checks/throwaway-word';

/** A check for the word “throwaway”. */
export const checkRecipe: Recipe = {
  heading: 'A check',
  mostPlaces: 5,
  changes: [
    {
      file: `${folder}/check.ts`,
      content: `import { textOf } from '../../capture/text-of.ts';
import type { CaptureCheck } from '../check.ts';

/** Paragraphs do not hold the word. */
export const throwawayWordCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'throwaway-word',
  name: 'Throwaway word',
  applicability: async ({ documents }) =>
    documents.flatMap(({ nodes }) => nodes.filter(({ tag }) => tag === 'p')),
  expectation: async (_, paragraphs) =>
    paragraphs.map((node) =>
      textOf(node).includes('throwaway')
        ? { outcome: 'failed', nodes: [{ node, failureSummary: 'It holds the word.' }] }
        : { outcome: 'passed' },
    ),
};
`,
    },
    {
      file: `${folder}/cases.html`,
      content: [
        page('failed', 'paragraph that holds the word', '<p data-found>A throwaway ferry.</p>'),
        page('passed', 'paragraph without the word', '<p>Ferries leave at noon.</p>'),
        page('inapplicable', 'heading without a paragraph', '<h2>Ferries</h2>'),
      ].join('\n'),
    },
    {
      file: 'packages/scanner/src/checks/index.ts',
      after: "import { reflowCheck } from './reflow/check.ts';\n",
      add: "import { throwawayWordCheck } from './throwaway-word/check.ts';\n",
    },
    {
      file: 'packages/scanner/src/checks/index.ts',
      before: '  motionOnScrollCheck,\n]',
      add: '  throwawayWordCheck,\n',
    },
    {
      file: 'packages/scanner/rig/cases/outcomes.json',
      derivedBy: ['--project', 'unit', 'packages/scanner/rig/cases'],
    },
    ...throwawayRule('throwaway-word', 'curbcut'),
  ],
  guards: ruleGuards('throwaway-word'),
};

function page(outcome: string, name: string, body: string): string {
  return `<!-- ${outcome}: ${name} -->
<!doctype html>
<html lang="en">
  <head>
    <title>Ferries</title>
    <meta name="viewport" content="width=device-width" />
  </head>
  <body>
    <main>
      <h1>Ferries</h1>
      ${body}
    </main>
  </body>
</html>
`;
}
