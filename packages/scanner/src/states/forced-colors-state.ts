import { isolatedWorld } from '../browser/isolated-world.ts';
import { takeCapture } from '../capture/take-capture.ts';
import type { WorldWithRegistry } from '../engines/element-registry.ts';
import type { PageUnderTest } from '../engines/page-under-test.ts';
import type { ChangedState } from './judge-changed.ts';
import { type JudgedState, judgeNodes } from './judge-state.ts';
import { partAround, shownNodes } from './page-view.ts';
import type { ColorScheme } from './scheme-state.ts';
import { withMedia } from './with-media.ts';

const nothing: JudgedState = { parts: [], found: [], nodes: new Map() };

/**
 * What the page shows to people whose system sets the colors, as a contrast theme does. The browser sees to those itself:
 * only text for which the page refuses them can be too faint, and only that is judged again.
 */
export function forcedColorsState(page: PageUnderTest, current: ColorScheme): ChangedState {
  const scheme = { name: 'prefers-color-scheme', value: current };
  let mayRefuse = false;
  return {
    key: 'forced-colors',
    words: 'in forced colors',
    step: {
      words: 'Turn on a contrast theme of the system (forced colors), and load the page.',
      code: ["await page.emulateMedia({ forcedColors: 'active' });"],
    },
    ms: page.limits.schemeMs,
    async change(changing) {
      mayRefuse = await ask(changing, speaksOfForcedColors);
      if (!mayRefuse) return async () => {};
      return withMedia(changing, [scheme, { name: 'forced-colors', value: 'active' }], [scheme]);
    },
    async judge(within) {
      if (!mayRefuse || !(await ask(within, refusesSomewhere))) return nothing;
      const capture = await takeCapture(within);
      const judged = await judgeNodes(within, {
        capture,
        nodes: shownNodes(capture),
        rules: ['color-contrast'],
        checks: new Set(),
        recolored: true,
      });
      return withOwnColors(within, judged);
    },
    partAround: (box) => partAround(page, box),
  };
}

/** Without text in the colors of the system: what lies behind it is drawn by the browser, and no style tells of it. */
async function withOwnColors(page: PageUnderTest, judged: JudgedState): Promise<JudgedState> {
  const all = judged.found.flatMap(({ findings }) => findings.flatMap(({ nodes }) => nodes));
  const elements = all.map(({ element }) => element);
  const refused = await ask(page, refuse, elements);
  const refusing = new Set(elements.filter((_, at) => refused[at]));
  const found = judged.found.map((one) => ({
    ...one,
    findings: one.findings.flatMap((finding) => {
      const nodes = finding.nodes.filter(({ element }) => refusing.has(element));
      return nodes.length === 0 ? [] : [{ ...finding, nodes, nodesTotal: nodes.length }];
    }),
  }));
  return { ...judged, found };
}

function ask<A extends unknown[], R>(
  { page, guard, limits }: PageUnderTest,
  inPage: (...args: A) => R,
  ...args: A
): Promise<R> {
  const asking = isolatedWorld(page.mainFrame()).evaluate(
    inPage as (...all: unknown[]) => unknown,
    ...args,
  ) as Promise<R>;
  return guard.within(limits.frameMs, 'PAGE_HUNG', asking);
}

/** Whether a style of the page may; in doubt, true. Runs in the page's isolated world. */
function speaksOfForcedColors(): boolean {
  const isSaidIn = (sheet: CSSStyleSheet): boolean => {
    try {
      return [...sheet.cssRules].some(
        (rule) =>
          (rule instanceof CSSImportRule && rule.styleSheet && isSaidIn(rule.styleSheet)) ||
          rule.cssText.includes('forced-color-adjust'),
      );
    } catch {
      // A sheet of another origin can't be read.
      return true;
    }
  };
  return (
    document.querySelector('[style*="forced-color-adjust"]') !== null ||
    [...document.styleSheets, ...document.adoptedStyleSheets].some(isSaidIn)
  );
}

/** Runs in the page's isolated world. */
function refusesSomewhere(): boolean {
  const mostElements = 5_000;
  const all = document.querySelectorAll('body, body *');
  for (let at = 0; at < Math.min(all.length, mostElements); at += 1) {
    const element = all[at];
    if (element && getComputedStyle(element).forcedColorAdjust === 'none') return true;
  }
  return false;
}

/** Runs in the page's isolated world. */
function refuse(numbers: readonly number[]): boolean[] {
  const { curbcutRegistry: registry } = globalThis as unknown as WorldWithRegistry;
  return numbers.map((number) => {
    const element = registry.elements[number];
    return element !== undefined && getComputedStyle(element).forcedColorAdjust === 'none';
  });
}
