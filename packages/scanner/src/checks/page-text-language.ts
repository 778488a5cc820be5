import { flatParent } from '../capture/flat-tree.ts';
import { languageOf } from '../capture/language-of.ts';
import type { CapturedDocument, CapturedNode } from '../capture/page-capture.ts';
import { textBlocksOf } from '../capture/text-blocks.ts';
import { detectLanguage } from '../fixes/language/detect-language.ts';
import { otherScript } from './language-scripts.ts';
import { otherLanguageOfLabels, otherLanguageOfSentence } from './sentence-language.ts';
import { isLanguage, isNoProse, otherLanguage } from './spoken-language.ts';

/** So many letters of another script are no name or quotation. */
const scriptLetters = 60;
/** More letters than this are more than some sentences. */
const fewLetters = 600;
/** So many letters of a page tell the language of its labels. */
const labelLetters = 4_000;

/** The root of a document that declares a language; null where it declares none. */
export function rootWithLanguage({ nodes }: CapturedDocument): CapturedNode | null {
  return nodes.find((node) => node.tag === 'html' && isLanguage(languageOf(node))) ?? null;
}

const byText = new WeakMap<CapturedDocument, Promise<string | null>>();

/** The language in which a document is certainly written where its root declares another one, found once; else null. */
export function languageByText(document: CapturedDocument): Promise<string | null> {
  const root = rootWithLanguage(document);
  const found = byText.get(document) ?? (root ? otherLanguageOfPage(root) : Promise.resolve(null));
  byText.set(document, found);
  return found;
}

/** The language in which a document is certainly written, where its root declares another one; else null. */
export async function otherLanguageOfPage(root: CapturedNode): Promise<string | null> {
  const declared = languageOf(root);
  const body = textIn(root);
  const all = `${root.document.title}. ${body}`;
  const other = await otherLanguage(all, declared);
  if (other !== null || body === '') return other;
  const script = otherScript(body, declared);
  if (script && script.letters >= scriptLetters) return detectLanguage(all);
  const ofLabels = await otherLanguageOfLabels(body.slice(0, labelLetters), declared);
  if (ofLabels !== null) return ofLabels;
  if (all.length > fewLetters) return null;
  // Where little is written, the title alone may be a name.
  const language = await otherLanguageOfSentence(body, declared);
  if (language === null) return null;
  return (await otherLanguageOfSentence(all, declared)) === language ? language : null;
}

/** Whether the language of a node is what the root of its document declares. */
export function hasLanguageOfRoot(node: CapturedNode): boolean {
  for (let at: CapturedNode | null = node; at?.document === node.document; at = flatParent(at))
    if (declares(at)) return at.tag === 'html';
  return true;
}

/** What is written in the page without a language of its own. */
function textIn(root: CapturedNode): string {
  const { document } = root;
  const hasOwn = (node: CapturedNode) => node !== root && declares(node);
  const blocks = textBlocksOf(document, (node) => isNoProse(node) || hasOwn(node));
  return blocks.map(({ text }) => text).join('. ');
}

function declares({ attributes }: CapturedNode): boolean {
  return attributes.has('lang') || attributes.has('xml:lang');
}
