import type { ScanRecord } from '@curbcut/contracts';
import { visibleText } from './visible-text.ts';

/** The host of the scanned address, in its safe ASCII form; the address itself when it has none. Not yet escaped. */
export function siteName(record: Pick<ScanRecord, 'url'>): string {
  const url = URL.parse(record.url);
  return url?.host ? url.host : visibleText(record.url, 200);
}
