import { countOf } from '@curbcut/model/text';
import type { PageCapture } from '../../capture/page-capture.ts';

/** A sentence about pictures that nobody looked for words in; null where there are none. */
export async function picturesLeftOut(capture: PageCapture): Promise<string | null> {
  const { unread } = await capture.drawnWords();
  if (unread === 0) return null;
  const [were, them] = unread === 1 ? ['was', 'it'] : ['were', 'them'];
  return `${countOf(unread, 'picture')} of the page ${were} not searched for words that are drawn in ${them}.`;
}
