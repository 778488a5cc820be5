import type { CapturedNode } from '../capture/page-capture.ts';

/** Whether it says that it opens something of a kind that Escape closes wherever it is made as its role promises. */
export function promisesEscape({ attributes }: CapturedNode): boolean {
  const popup = attributes.get('aria-haspopup')?.trim() ?? '';
  return /^(true|menu|listbox|tree|grid|dialog)$/i.test(popup);
}
