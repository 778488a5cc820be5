import { roleOf } from '../checks/page/controls.ts';
import type { CapturedNode } from '../capture/page-capture.ts';

/** Whether it says that it opens something of a kind that Escape closes wherever it is made as its role promises. */
export function promisesEscape(node: CapturedNode): boolean {
  const popup = node.attributes.get('aria-haspopup')?.trim() ?? '';
  if (popup === '') return roleOf(node) === 'combobox';
  return /^(true|menu|listbox|tree|grid|dialog)$/i.test(popup);
}
