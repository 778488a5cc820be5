import type { CapturedNode } from '../../capture/page-capture.ts';
import { roleOf } from '../page/controls.ts';

/** Why Tab does not lead to an element that is no native control, in words that follow a colon. */
export function whyNotReached(node: Pick<CapturedNode, 'attributes'>): string {
  const role = roleOf(node);
  const isNamedControl = /^(button|link)$/.test(role);
  const index = node.attributes.get('tabindex')?.trim();
  const what = isNamedControl ? `it has the role ${role}, but` : 'it is no button or link, and';
  if (index !== undefined) return `${what} with tabindex="${index}" only scripts give it the focus`;
  return `${what}${isNamedControl ? '' : ' has'} no tabindex`;
}
