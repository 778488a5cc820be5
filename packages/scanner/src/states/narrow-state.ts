import type { BoundingBox } from '@curbcut/model/scan';
import { captureOnce } from '../capture/capture-once.ts';
import { makeNarrow, narrowWindow } from '../checks/page/narrow-window.ts';
import type { PageUnderTest } from '../engines/page-under-test.ts';
import type { ChangedState } from './judge-changed.ts';
import { judgeState } from './judge-state.ts';
import { checksWhenNarrow } from './judged-in-states.ts';
import { shownIn } from './shown-elements.ts';

/** How much is shown above the first element on a picture, in CSS pixels. */
const above = 160;

const { width, height } = narrowWindow;

/** What the page shows only in a narrow window, as on a phone or at 400 percent zoom. */
export function narrowState({ limits }: PageUnderTest): ChangedState {
  return {
    key: 'narrow',
    words: `in a window ${width} pixels wide`,
    step: {
      words: `Make the window ${width} pixels wide, or zoom to 400 % in a window 1280 pixels wide.`,
      code: [`await page.setViewportSize({ width: ${width}, height: ${height} });`],
    },
    ms: limits.narrowMs,
    change: makeNarrow,
    judge: async (page) => judgeState(page, shownIn(await captureOnce(page)), [], checksWhenNarrow),
    partAround,
  };
}

/** What a narrow window shows when it is scrolled to an element, as far as that is needed. */
function partAround(box: BoundingBox | undefined): BoundingBox {
  const isAtTop = !box || box.y + box.height < height;
  const y = isAtTop ? 0 : Math.max(0, Math.round(box.y - above));
  return { x: 0, y, width, height };
}
