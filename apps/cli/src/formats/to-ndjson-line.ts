import type { PageScan } from '@curbcut/model/scan';
import { toPageScanLine } from '@curbcut/wire/scan';
import { escapeControls } from './escape-controls.ts';

/** One JSON object on one line. */
export function toNdjsonLine(scan: PageScan): string {
  return `${escapeControls(JSON.stringify(toPageScanLine(scan)))}\n`;
}
