import type { PageUnderTest } from '../../engines/page-under-test.ts';
import { type ClippedText, clippedText } from './clipped-text.ts';

/** What cuts off text before any check changes the page. */
export function rememberClipped(page: PageUnderTest): Promise<ClippedText[]> {
  return page.shared('clipped-text', () => clippedText(page));
}
