import type { Recipe } from './recipe.ts';
import { throwawayRule } from './throwaway-rule.ts';

const folder = 'packages/scanner/src/checks/throwaway-word';

/** A check for the word “throwaway”. */
export const checkRecipe: Recipe = {
  heading: 'A check',
  mostPlaces: 4,
  changes: [
    {
      file: `${folder}/check.ts`,
      content: `import type { Pointer } from '../../engines/finding.ts';
import type { PageUnderTest } from '../../engines/page-under-test.ts';
import { isolatedWorld } from '../../browser/isolated-world.ts';
import { installElementRegistry, type WorldWithRegistry } from '../../engines/element-registry.ts';
import type { Check, TargetOutcome } from '../check.ts';

/** Paragraphs do not hold the word. */
export const throwawayWordCheck: Check = {
  rule: 'throwaway-word',
  name: 'Throwaway word',
  thresholds: {},
  async applicability({ page, guard, limits }: PageUnderTest): Promise<Pointer[]> {
    const world = isolatedWorld(page.mainFrame());
    await guard.race(world.evaluate(installElementRegistry));
    const found = await guard.within(limits.frameMs, 'PAGE_HUNG', world.evaluate(paragraphs));
    return found.map((element) => ({ frame: 0, element }));
  },
  async expectation({ page, guard, limits }, targets): Promise<TargetOutcome[]> {
    const world = isolatedWorld(page.mainFrame());
    const wrong = await guard.within(limits.frameMs, 'PAGE_HUNG', world.evaluate(withTheWord));
    return targets.map((target) =>
      wrong.includes(target.element)
        ? { outcome: 'failed', nodes: [{ ...target, failureSummary: 'It holds the word.' }] }
        : { outcome: 'passed' },
    );
  },
};

/** Runs in the page. */
function paragraphs(): number[] {
  const { curbcutRegistry: registry } = globalThis as unknown as WorldWithRegistry;
  return [...document.querySelectorAll('p')].map((element) => registry.numberOf(element));
}

/** Runs in the page. */
function withTheWord(): number[] {
  const { curbcutRegistry: registry } = globalThis as unknown as WorldWithRegistry;
  return [...document.querySelectorAll('p')]
    .filter((element) => element.textContent.includes('throwaway'))
    .map((element) => registry.numberOf(element));
}
`,
    },
    page('passed-1', '<p>Ferries leave at noon.</p>'),
    page('failed-1', '<p data-found>Ferries leave at throwaway.</p>'),
    page('inapplicable-1', '<h2>Ferries</h2>'),
    {
      file: 'packages/scanner/src/checks/index.ts',
      after: "import { reflowCheck } from './reflow/check.ts';\n",
      add: "import { throwawayWordCheck } from './throwaway-word/check.ts';\n",
    },
    {
      file: 'packages/scanner/src/checks/index.ts',
      before: 'reflowCheck]',
      add: 'throwawayWordCheck, ',
    },
    ...throwawayRule('curbcut'),
  ],
  guards: [
    [
      '--project',
      'unit',
      'packages/rules',
      'packages/scanner',
      'packages/report',
      'packages/wire',
      'packages/db',
    ],
    ['--project', 'browser', 'packages/scanner/src/checks/fixtures.browser.test.ts'],
  ],
};

function page(name: string, body: string) {
  return {
    file: `${folder}/fixtures/${name}.html`,
    content: `<!doctype html>
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
`,
  };
}
