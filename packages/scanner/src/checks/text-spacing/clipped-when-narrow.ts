import type { PageUnderTest } from '../../engines/page-under-test.ts';
import { type ClippedText, clippedText, newlyClipped } from '../page/clipped-text.ts';
import { withoutStyle } from '../page/with-style.ts';
import { withWindow } from '../page/with-window.ts';

/** Of a tablet and of a phone, in CSS pixels: lines break elsewhere there than on a wide screen. */
const windows = [
  { width: 768, height: 1024 },
  { width: 360, height: 740 },
] as const;

type CutInWindow = ClippedText & { width: number };

/** What the wider spacing cuts off in narrower windows only. The spacing is there by now. */
export async function clippedWhenNarrow(
  page: PageUnderTest,
  known: readonly ClippedText[],
): Promise<CutInWindow[]> {
  const found: CutInWindow[] = [];
  for (const size of windows) {
    const takeBack = await withWindow(page, size);
    const spaced = newlyClipped([...known, ...found], await clippedText(page));
    if (spaced.length > 0) {
      const plain = await withoutStyle(page, () => clippedText(page));
      const cut = newlyClipped(plain, spaced);
      found.push(...cut.map((one) => ({ ...one, width: size.width })));
    }
    await takeBack();
  }
  return found;
}
