import type { PageUnderTest } from '../../engines/page-under-test.ts';
import { type ClippedText, clippedText, newlyClipped } from '../page/clipped-text.ts';
import { withoutStyle } from '../page/with-style.ts';
import { withWindow } from '../page/with-window.ts';

/** Of a phone and of a tablet, in CSS pixels: lines break elsewhere there than on a wide screen. */
const windows = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
] as const;

type CutInWindow = ClippedText & { width: number };

/** What the wider spacing cuts off in narrower windows only. The spacing is there by now. */
export async function clippedWhenNarrow(
  page: PageUnderTest,
  known: readonly ClippedText[],
): Promise<CutInWindow[]> {
  const found: CutInWindow[] = [];
  /** What a window cuts off by itself is wrong for another reason. */
  const cutAnyway: ClippedText[] = [];
  let takeBack: (() => Promise<void>) | null = null;
  try {
    for (const size of windows) {
      const back = await withWindow(page, size);
      takeBack ??= back;
      const spaced = newlyClipped([...known, ...found, ...cutAnyway], await clippedText(page));
      if (spaced.length === 0) continue;
      cutAnyway.push(...(await withoutStyle(page, () => clippedText(page))));
      const cut = newlyClipped(cutAnyway, spaced);
      found.push(...cut.map((one) => ({ ...one, width: size.width })));
    }
  } finally {
    await takeBack?.();
  }
  return found;
}
