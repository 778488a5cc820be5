import { flatParent } from './flat-tree.ts';
import type { CapturedNode } from './page-capture.ts';

/** The primary language that a node's document declares for it, in lower case, for example `en`; empty where it does not. */
export function languageOf(node: CapturedNode): string {
  for (let at: CapturedNode | null = node; at?.document === node.document; at = flatParent(at)) {
    const declared = at.attributes.get('lang') ?? at.attributes.get('xml:lang');
    if (declared !== undefined) return declared.trim().split('-')[0]?.toLowerCase() ?? '';
  }
  return '';
}
