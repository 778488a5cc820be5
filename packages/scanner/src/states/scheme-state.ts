import type { BoundingBox } from '@curbcut/model/scan';
import { isolatedWorld } from '../browser/isolated-world.ts';
import type { CapturedNode, PageCapture } from '../capture/page-capture.ts';
import { takeCapture } from '../capture/take-capture.ts';
import { isVisible } from '../capture/visibility.ts';
import { untilAdapted } from '../checks/until-adapted.ts';
import type { PageUnderTest } from '../engines/page-under-test.ts';
import type { ChangedState } from './judge-changed.ts';
import { judgeNodes } from './judge-state.ts';

export type ColorScheme = 'light' | 'dark';

/** How much of the page a picture shows above an element, in CSS pixels. */
const above = 160;

/** What the page shows to people who prefer the other of both color schemes: only its colors are judged again. */
export function schemeState(page: PageUnderTest, current: ColorScheme): ChangedState {
  const other = current === 'dark' ? 'light' : 'dark';
  let before = '';
  return {
    key: `${other}-scheme`,
    words: `in the ${other} color scheme`,
    step: {
      words: `Choose the ${other} color scheme in the settings of the system or the browser, and load the page.`,
      code: [`await page.emulateMedia({ colorScheme: '${other}' });`],
    },
    ms: page.limits.schemeMs,
    async change(changing) {
      before = await readColors(changing);
      return withScheme(changing, other, current);
    },
    async judge(within) {
      if ((await readColors(within)) === before) return { parts: [], found: [], nodes: new Map() };
      const capture = await takeCapture(within);
      const nodes = shownNodes(capture);
      return judgeNodes(within, { capture, nodes, rules: ['color-contrast'], checks: colorChecks });
    },
    partAround: (box) => partAround(page, box),
  };
}

/** Those that look at nothing but the capture. */
const colorChecks: ReadonlySet<string> = new Set(['field-contrast', 'graphics-contrast']);

async function withScheme(
  { page, guard, limits }: PageUnderTest,
  scheme: ColorScheme,
  before: ColorScheme,
): Promise<() => Promise<void>> {
  const set = async (value: ColorScheme) => {
    await guard.race(page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value }]));
    const world = isolatedWorld(page.mainFrame());
    await guard.within(limits.frameMs, 'PAGE_HUNG', world.evaluate(untilAdapted));
  };
  const undo = () => set(before);
  try {
    await set(scheme);
  } catch (error) {
    if (!guard.error) await undo();
    throw error;
  }
  return undo;
}

/** The colors of the first elements. A page that knows no schemes keeps them, and is not captured again. Runs in the page's isolated world. */
function colorsInPage(): string {
  const mostElements = 3_000;
  return [...document.querySelectorAll('body, body *')]
    .slice(0, mostElements)
    .map((element) => {
      const { color, backgroundColor, backgroundImage } = getComputedStyle(element);
      return `${color} ${backgroundColor} ${backgroundImage}`;
    })
    .join('\n');
}

function readColors({ page, guard, limits }: PageUnderTest): Promise<string> {
  const reading = isolatedWorld(page.mainFrame()).evaluate(colorsInPage);
  return guard.within(limits.frameMs, 'PAGE_HUNG', reading);
}

function shownNodes({ documents }: PageCapture): CapturedNode[] {
  const [top] = documents;
  return top?.frame === 0
    ? top.nodes.filter((node) => node.kind !== 'document' && isVisible(node))
    : [];
}

function partAround({ page }: PageUnderTest, box: BoundingBox | undefined): BoundingBox {
  const { width = 1280, height = 800 } = page.viewport() ?? {};
  const isAtTop = !box || box.y + box.height < height;
  return { x: 0, y: isAtTop ? 0 : Math.max(0, Math.round(box.y - above)), width, height };
}
