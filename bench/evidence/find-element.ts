import type { CDPSession, ElementHandle, Frame } from 'puppeteer-core';
import type { ReferencePage } from './reference-page.ts';

/** What puppeteer has but does not declare. */
type OwnFrame = Frame & {
  mainRealm(): { adoptBackendNode(id: number): Promise<ElementHandle<Element>> };
};

/** Where a selector is looked up: a frame's document or a shadow tree. */
interface Root {
  frame: Frame;
  tree: ElementHandle<Element> | null;
}

/** The elements that the selectors lead to, one for each frame or shadow tree on the way: one, if they are any good. */
export async function findElements(
  { page, session }: Pick<ReferencePage, 'page' | 'session'>,
  target: readonly string[],
): Promise<ElementHandle<Element>[]> {
  let root: Root = { frame: page.mainFrame(), tree: null };
  let found: ElementHandle<Element>[] = [];
  for (const [index, selector] of target.entries()) {
    found = await (root.tree ?? root.frame).$$(selector);
    const [only] = found;
    if (index === target.length - 1 || !only || found.length > 1) break;
    const inner = await enter(session, root.frame, only);
    if (!inner) return [];
    root = inner;
  }
  return found;
}

/** The browser also opens shadow trees that are closed to scripts. */
async function enter(
  session: CDPSession,
  frame: Frame,
  holder: ElementHandle<Element>,
): Promise<Root | null> {
  const content = await (holder as ElementHandle<HTMLIFrameElement>).contentFrame();
  if (content) return { frame: content, tree: null };
  const backendNodeId = await holder.backendNodeId();
  const { node } = await session.send('DOM.describeNode', { backendNodeId });
  const shadow = node.shadowRoots?.[0];
  if (!shadow) return null;
  const realm = (frame as OwnFrame).mainRealm();
  return { frame, tree: await realm.adoptBackendNode(shadow.backendNodeId) };
}
