import type { PageUnderTest } from '../../engines/page-under-test.ts';
import { withWindow } from '../page/with-window.ts';
import { thresholds } from './thresholds.ts';

/** Makes the window narrow. */
export function change(page: PageUnderTest): Promise<() => Promise<void>> {
  return withWindow(page, { width: thresholds.width, height: 640 });
}
