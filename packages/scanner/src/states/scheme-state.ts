import { setTimeout as wait } from 'node:timers/promises';
import { isolatedWorld } from '../browser/isolated-world.ts';
import { takeCapture } from '../capture/take-capture.ts';
import type { PageUnderTest } from '../engines/page-under-test.ts';
import type { ChangedState } from './judge-changed.ts';
import { judgeNodes } from './judge-state.ts';
import { isSchemeChosenAtLoad } from './scheme-by-script.ts';
import { StateLimitError } from './state-limit-error.ts';
import { partAround, shownNodes } from './page-view.ts';
import { withMedia } from './with-media.ts';

export type ColorScheme = 'light' | 'dark';

/** What the page shows to people who prefer the other of both color schemes: only its colors are judged again. */
export function schemeState(page: PageUnderTest, current: ColorScheme): ChangedState {
  const other = current === 'dark' ? 'light' : 'dark';
  const state = `in the ${other} color scheme`;
  let before = '';
  return {
    key: `${other}-scheme`,
    words: state,
    step: {
      words: `Choose the ${other} color scheme in the settings of the system or the browser, and load the page.`,
      code: [`await page.emulateMedia({ colorScheme: '${other}' });`],
    },
    ms: page.limits.schemeMs,
    async change(changing) {
      before = await readColors(changing);
      return withMedia(changing, [scheme(other)], [scheme(current)]);
    },
    async judge(within) {
      if ((await readColors(within)) === before) return { parts: [], found: [], nodes: new Map() };
      if (await isSchemeChosenAtLoad(within))
        throw new StateLimitError(
          `A script of the page chooses its colors as it loads, so they were not judged ${state}.`,
        );
      if (!(await comesToRest(within)))
        throw new StateLimitError(
          `The colors of the page went on changing, so they were not judged ${state}.`,
        );
      const capture = await takeCapture(within);
      const nodes = shownNodes(capture);
      return judgeNodes(within, {
        capture,
        nodes,
        rules: ['color-contrast'],
        checks: colorChecks,
        recolored: true,
      });
    },
    partAround: (box) => partAround(page, box),
  };
}

/** Those that look at nothing but the capture. */
const colorChecks: ReadonlySet<string> = new Set(['field-contrast', 'graphics-contrast']);

function scheme(value: ColorScheme) {
  return { name: 'prefers-color-scheme', value };
}

/** Files with other colors are loaded one after the other, and colors fade: so long they stay the same, in ms. */
const restMs = 200;
const mostLooks = 6;

/** Whether colors that have begun to change become those of one scheme. */
async function comesToRest(page: PageUnderTest): Promise<boolean> {
  let colors = await readColors(page);
  for (let look = 0; look < mostLooks; look += 1) {
    await page.guard.race(wait(restMs));
    const now = await readColors(page);
    if (now === colors && !(await ask(page, areStylesToCome))) return true;
    colors = now;
  }
  return false;
}

/** Runs in the page's isolated world. */
function areStylesToCome(): boolean {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel~="stylesheet" i]')];
  return links.some(({ disabled, sheet }) => !disabled && sheet === null);
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

function readColors(page: PageUnderTest): Promise<string> {
  return ask(page, colorsInPage);
}

function ask<T>({ page, guard, limits }: PageUnderTest, look: () => T): Promise<Awaited<T>> {
  const asking = isolatedWorld(page.mainFrame()).evaluate(look);
  return guard.within(limits.frameMs, 'PAGE_HUNG', asking);
}
