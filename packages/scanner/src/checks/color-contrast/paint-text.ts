import { isolatedWorld } from '../../browser/isolated-world.ts';
import type { PageUnderTest } from '../../engines/page-under-test.ts';
import { untilAdapted } from '../until-adapted.ts';

/** A color that hardly any picture has, so that letters in it can be told from what is behind them. */
export const marking = { red: 255, green: 0, blue: 255, alpha: 1 } as const;

/** Fills all letters of the page with the marking color, or with nothing, until `takeBackPaint`. */
export async function paintText(
  { page, guard, limits }: PageUnderTest,
  fill: 'marking' | 'nothing',
): Promise<void> {
  const world = isolatedWorld(page.mainFrame());
  const color =
    fill === 'nothing' ? 'transparent' : `rgb(${marking.red} ${marking.green} ${marking.blue})`;
  // Nothing but the fill: `color` would change borders and symbols as well. Without transitions it happens at once.
  const css = `* { -webkit-text-fill-color: ${color} !important; transition: none !important; }`;
  await guard.within(limits.frameMs, 'PAGE_HUNG', world.evaluate(paintInPage, css));
  await guard.within(limits.frameMs, 'PAGE_HUNG', world.evaluate(untilAdapted));
}

export async function takeBackPaint({ page, guard, limits }: PageUnderTest): Promise<void> {
  const taking = isolatedWorld(page.mainFrame()).evaluate(takeBackInPage);
  await guard.within(limits.frameMs, 'PAGE_HUNG', taking);
}

type WorldWithPaint = { curbcutPaint?: CSSStyleSheet | undefined };

/** Runs in the page's isolated world. */
function paintInPage(css: string): void {
  const world = globalThis as WorldWithPaint;
  const sheet = (world.curbcutPaint ??= new CSSStyleSheet());
  sheet.replaceSync(css);
  if (!document.adoptedStyleSheets.includes(sheet))
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Runs in the page's isolated world. Transitions come back when there is nothing left to pass over slowly. */
function takeBackInPage(): void {
  const world = globalThis as WorldWithPaint;
  const sheet = world.curbcutPaint;
  if (!sheet) return;
  sheet.replaceSync('* { transition: none !important; }');
  void document.documentElement.offsetHeight;
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  world.curbcutPaint = undefined;
}
