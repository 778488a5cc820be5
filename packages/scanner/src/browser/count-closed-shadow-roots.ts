import { within } from '@curbcut/model/time';
import type { HTTPResponse } from 'puppeteer-core';

/** Reading the response again must not hold up a scan. */
const readMs = 2_000;

/**
 * How many shadow trees the page's markup declares as closed. Those that scripts attach are opened as they are made;
 * these are made by the parser, and no engine can look inside. 0 when the markup can't be read any more.
 */
export async function countClosedShadowRoots(response: HTTPResponse): Promise<number> {
  const text = response.text().catch(() => '');
  const markup = await within(readMs, text, () => '');
  return markup.match(/<template\b[^<>]*\bshadowrootmode\s*=\s*["']?closed\b/gi)?.length ?? 0;
}
