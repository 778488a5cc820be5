import type { CapturedNode } from '../../capture/page-capture.ts';

/** Of elements that are written alike, in surroundings that are, the first few. */
export function fewAlike(nodes: readonly CapturedNode[], most: number): CapturedNode[] {
  const counts = new Map<string, number>();
  return nodes.filter((node) => {
    const { tag, attributes, parent } = node;
    const kind = [
      tag,
      attributes.get('type'),
      attributes.get('class'),
      parent?.tag,
      parent?.attributes.get('class'),
      parent?.parent?.attributes.get('class'),
    ].join(' ');
    const count = counts.get(kind) ?? 0;
    counts.set(kind, count + 1);
    return count < most;
  });
}
