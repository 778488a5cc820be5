import { toPointers } from '../../capture/to-pointers.ts';
import type { CapturedNode, PageCapture } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import { isFocusable } from '../../checks/page/controls.ts';
import { handlersOf } from '../../checks/page/handlers.ts';
import type { PageUnderTest } from '../../engines/page-under-test.ts';
import type { Eyes } from './eyes.ts';

/** Of elements of the same making that hear the pointer so many are tried. */
const mostAlike = 2;

/** An element of the page itself that may show something under the pointer, by its number in the registry. */
export interface HoverHost {
  element: number;
  /** A script may show it, and may take a moment. */
  byScript: boolean;
}

/** Those that styles show something for first, then those that hear the pointer come. */
export async function chooseHovers(
  page: PageUnderTest,
  capture: PageCapture,
  eyes: Eyes,
): Promise<HoverHost[]> {
  const { hovers } = page.limits;
  const styled = await eyes.hoverHosts(hovers);
  const hearing = await thoseHearing(capture);
  const pointers = await toPointers(page, hearing.slice(0, hovers));
  const scripted = [...pointers.values()].map(({ element }) => element);
  return [
    ...scripted.map((element) => ({ element, byScript: true })),
    ...styled
      .filter((element) => !scripted.includes(element))
      .map((element) => ({ element, byScript: false })),
  ].slice(0, hovers);
}

const coming = /^(mouseenter|mouseover|pointerenter|pointerover)$/;

async function thoseHearing(capture: PageCapture): Promise<CapturedNode[]> {
  const [top] = capture.documents;
  if (!top || top.frame !== 0) return [];
  const own = await capture.hearing();
  const { of } = await handlersOf(capture);
  const alike = new Map<string, number>();
  return top.nodes.filter((node) => {
    if (node.kind !== 'element' || !node.box || !isVisible(node)) return false;
    const hears =
      [...(own?.(node) ?? [])].some((type) => coming.test(type)) ||
      (mayDescribe(node) && of(node).some(({ type }) => coming.test(type)));
    if (!hears) return false;
    const key = `${node.tag} ${node.attributes.get('class')} ${node.parent?.attributes.get('class')}`;
    const count = alike.get(key) ?? 0;
    alike.set(key, count + 1);
    return count < mostAlike;
  });
}

/** What a handler of something around it may be about. */
function mayDescribe(node: CapturedNode): boolean {
  return (
    isFocusable(node) ||
    [...node.attributes.keys()].some((name) => /^data-|^aria-describedby$|^title$/.test(name))
  );
}
