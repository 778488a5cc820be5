import type { CapturedNode } from '../../capture/page-capture.ts';
import { closest, findIn, roleOf } from './controls.ts';

/**
 * A table, and none that only lays out the page: that says so by its role, or has no header and no caption and holds headings,
 * forms or tables.
 */
export function isDataTable(node: CapturedNode): boolean {
  if (node.tag !== 'table' || /^(presentation|none)$/.test(roleOf(node))) return false;
  const tells = (one: CapturedNode) =>
    /^(th|thead|caption)$/.test(one.tag) && closest(one, ({ tag }) => tag === 'table') === node;
  const isPage = ({ tag }: CapturedNode) => /^(h[1-6]|form|table|main|nav)$/.test(tag);
  return findIn(node, tells) !== null || findIn(node, isPage) === null;
}
