import type { PageUnderTest } from '../../engines/page-under-test.ts';
import { withWindow } from './with-window.ts';

/** CSS pixels: 1280 at 400 percent zoom. */
export const narrowWindow = { width: 320, height: 640 } as const;

/** Makes the window narrow; resolves to what takes it back. */
export function makeNarrow(page: PageUnderTest): Promise<() => Promise<void>> {
  return withWindow(page, narrowWindow);
}
