import { flatAncestors, flatDescendants } from '../../capture/flat-tree.ts';
import type {
  CapturedDocument,
  CapturedListener,
  CapturedNode,
} from '../../capture/page-capture.ts';
import { isTabStop } from '../../checks/page/controls.ts';

/** What stands so far around something may take the focus for it. */
const mostAround = 3;

/** Whether keys may do what a pointer does on something: on it, on something in it or around it, or wherever the focus is. */
export function mayHearKeys(
  node: CapturedNode,
  { nodes }: CapturedDocument,
  heard: ReadonlyMap<CapturedNode, readonly CapturedListener[]>,
): boolean {
  const keys = (one: CapturedNode) =>
    (heard.get(one) ?? []).filter(({ type }) => type.startsWith('key'));
  const around = [...flatAncestors(node)];
  const stops = [node, ...around.slice(0, mostAround), ...flatDescendants(node)].filter(isTabStop);
  const hearing = stops.flatMap((stop) => [stop, ...flatAncestors(stop)]);
  if (hearing.some((one) => keys(one).some(mayMove))) return true;
  const everywhere = nodes.filter(
    ({ kind, tag }) => kind === 'document' || /^(html|body)$/.test(tag),
  );
  return everywhere.some((one) => keys(one).some(({ source }) => moves.test(source)));
}

const moves = /Arrow(Left|Right|Up|Down)|\b(37|38|39|40)\b|Home\b|Page(Up|Down)/;

/** It names a key that moves things, or none, as code that hands all of them on. */
function mayMove({ source }: CapturedListener): boolean {
  return (
    moves.test(source) ||
    !/['"`](Escape|Esc|Enter|Tab| |\w|Delete|Backspace)['"`]|\b(13|27|32|9)\b/.test(source)
  );
}
