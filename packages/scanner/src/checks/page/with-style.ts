import { isolatedWorld } from '../../browser/isolated-world.ts';
import type { PageUnderTest } from '../../engines/page-under-test.ts';
import { untilAdapted } from '../until-adapted.ts';

/** Gives the page a style sheet more, and waits until it has adapted; resolves to what takes it back. */
export async function withStyle(
  { page, guard, limits }: PageUnderTest,
  css: string,
): Promise<() => Promise<void>> {
  const world = isolatedWorld(page.mainFrame());
  const undo = async () => {
    await guard.within(limits.frameMs, 'PAGE_HUNG', world.evaluate(removeSheet));
  };
  await guard.within(limits.frameMs, 'PAGE_HUNG', world.evaluate(addSheet, css));
  try {
    await guard.within(limits.frameMs, 'PAGE_HUNG', world.evaluate(untilAdapted));
  } catch (error) {
    if (!guard.error) await undo();
    throw error;
  }
  return undo;
}

/** What `look` sees without that style sheet, which is there again afterwards. */
export async function withoutStyle<T>(
  { page, guard, limits }: PageUnderTest,
  look: () => Promise<T>,
): Promise<T> {
  const world = isolatedWorld(page.mainFrame());
  const turn = (isOff: boolean) =>
    guard.within(limits.frameMs, 'PAGE_HUNG', world.evaluate(turnSheet, isOff));
  await turn(true);
  try {
    return await look();
  } finally {
    if (!guard.error) await turn(false);
  }
}

type WorldWithSheet = { curbcutSheet?: CSSStyleSheet };

/** Runs in the page's isolated world. */
function addSheet(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  (globalThis as WorldWithSheet).curbcutSheet = sheet;
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Runs in the page's isolated world. */
function removeSheet(): void {
  const { curbcutSheet } = globalThis as WorldWithSheet;
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== curbcutSheet);
}

/** Runs in the page's isolated world. */
function turnSheet(isOff: boolean): void {
  const { curbcutSheet } = globalThis as WorldWithSheet;
  if (curbcutSheet) curbcutSheet.disabled = isOff;
}
