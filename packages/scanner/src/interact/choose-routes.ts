import type { CapturedNode, PageCapture } from '../capture/page-capture.ts';
import { codeOf } from '../checks/page/code.ts';
import { handlersOf } from '../checks/page/handlers.ts';

/** What keeps the browser from following a link, or asks whether that was done before. */
const keeps = /preventDefault|defaultPrevented/;
const moves = /\b(?:push|replace)State\b|\bnavigation\s*\.\s*navigate\b/;

/**
 * Which links to other addresses of the website lead to views that the page draws itself, as far as its code tells: a click on
 * them is heard by what may keep the browser from following them, and some code may change the address instead.
 */
export async function routesOf(
  capture: PageCapture,
  url: string,
): Promise<(node: CapturedNode) => boolean> {
  const code = codeOf(capture);
  if (!(code.hasOthers || code.scripts.some((script) => moves.test(script)))) return () => false;
  const handlers = await handlersOf(capture);
  const here = URL.parse(url);
  return (node) => {
    if (node.tag !== 'a' || !here || !isElsewhere(node, here)) return false;
    return handlers
      .of(node)
      .some((listener) => listener.type === 'click' && keeps.test(code.of(listener)));
  };
}

/** Another address of the same website, in the same window. */
function isElsewhere({ attributes }: CapturedNode, here: URL): boolean {
  const to = URL.parse(attributes.get('href')?.trim() ?? '', here.href);
  const target = attributes.get('target') ?? '';
  if (!to || to.origin !== here.origin || attributes.has('download')) return false;
  if (!/^(|_self)$/i.test(target) || /external/i.test(attributes.get('rel') ?? '')) return false;
  // What ends as a file is no view.
  if (/\.(?!html?$|php$|aspx?$|jsp$)[a-z0-9]{2,5}$/i.test(to.pathname)) return false;
  return to.pathname !== here.pathname;
}
