import { flatAncestors } from '../capture/flat-tree.ts';
import type { CapturedNode, PageCapture } from '../capture/page-capture.ts';
import { handlersOf } from '../checks/page/handlers.ts';

/** What may be chosen and taken back, where something hears it. */
export function isChoice({ tag, attributes }: CapturedNode): boolean {
  return tag === 'input' && attributes.get('type')?.trim().toLowerCase() === 'checkbox';
}

/** Tells whether an element, or what it stands in, hears that something was chosen. */
export async function hearingChanges(
  capture: PageCapture,
): Promise<(node: CapturedNode) => boolean> {
  const hearing = await capture.hearing();
  const { heard } = await handlersOf(capture);
  const hears = (one: CapturedNode) =>
    [...(hearing?.(one) ?? []), ...(heard.get(one) ?? []).map(({ type }) => type)].some((type) =>
      /^(change|input|click)$/.test(type),
    );
  return (node) =>
    hears(node) || [...flatAncestors(node)].some((one) => one.kind === 'element' && hears(one));
}
