import type { PageUnderTest } from '../engines/page-under-test.ts';
import type { PageCapture } from './page-capture.ts';
import { takeCapture } from './take-capture.ts';

/** The page as it was before engines ran, the same for all checks. Fails as `takeCapture` does. */
export function captureOnce(page: PageUnderTest): Promise<PageCapture> {
  return page.shared('capture', () => takeCapture(page));
}
