import { flatParent } from '../capture/flat-tree.ts';
import { languageOf } from '../capture/language-of.ts';
import type { CapturedDocument, CapturedNode } from '../capture/page-capture.ts';
import { textBlocksOf } from '../capture/text-blocks.ts';
import { isLanguage, isNoProse, otherLanguage } from './spoken-language.ts';

/** The root of a document that declares a language; null where it declares none. */
export function rootWithLanguage({ nodes }: CapturedDocument): CapturedNode | null {
  return nodes.find((node) => node.tag === 'html' && isLanguage(languageOf(node))) ?? null;
}

/** The language in which a document is certainly written, where its root declares another one; else null. */
export function otherLanguageOfPage(root: CapturedNode): Promise<string | null> {
  return otherLanguage(textIn(root), languageOf(root));
}

/** Whether the language of a node is what the root of its document declares. */
export function hasLanguageOfRoot(node: CapturedNode): boolean {
  for (let at: CapturedNode | null = node; at?.document === node.document; at = flatParent(at))
    if (declares(at)) return at.tag === 'html';
  return true;
}

/** What is written without a language of its own, the page's title included. */
function textIn(root: CapturedNode): string {
  const { document } = root;
  const hasOwn = (node: CapturedNode) => node !== root && declares(node);
  const blocks = textBlocksOf(document, (node) => isNoProse(node) || hasOwn(node));
  return [document.title, ...blocks.map(({ text }) => text)].join('. ');
}

function declares({ attributes }: CapturedNode): boolean {
  return attributes.has('lang') || attributes.has('xml:lang');
}
