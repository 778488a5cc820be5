import { languageOf } from '../../capture/language-of.ts';
import type { CapturedDocument, CapturedNode, PageCapture } from '../../capture/page-capture.ts';
import { textBlocksOf } from '../../capture/text-blocks.ts';
import { isVisible } from '../../capture/visibility.ts';
import { detectLanguage, languageScores } from '../../fixes/language/detect-language.ts';
import { nearLanguages } from '../common-words.ts';
import { mostFunctionWords } from '../function-words.ts';
import { findIn } from '../page/controls.ts';
import { wordsOf } from '../page/words-of.ts';
import { hasLanguageOfRoot, languageByText } from '../page-text-language.ts';
import { isLanguage, isNoProse } from '../spoken-language.ts';

/** Of links that lead to a page in another language, words and letters, and how sure the detector has to be of them. */
const linkThresholds = { words: 3, letters: 12, score: 0.7, lead: 0.15, most: 30 } as const;

export interface ForeignLink {
  /** What is declared for it, or the language of a page that declares none. */
  around: string;
  /** What it is written in, which its `hreflang` names. */
  written: string;
}

const known = new WeakMap<PageCapture, Promise<ReadonlyMap<CapturedNode, ForeignLink>>>();

/** Links that say where they lead in the language of that page, as their `hreflang` tells, and have no language of their own. */
export function foreignLinksIn(
  capture: PageCapture,
): Promise<ReadonlyMap<CapturedNode, ForeignLink>> {
  const found = known.get(capture) ?? findLinks(capture);
  known.set(capture, found);
  return found;
}

async function findLinks({
  documents,
}: PageCapture): Promise<ReadonlyMap<CapturedNode, ForeignLink>> {
  const found = new Map<CapturedNode, ForeignLink>();
  for (const document of documents) {
    const links = document.nodes.filter(isForeign).slice(0, linkThresholds.most);
    if (links.length === 0) continue;
    const real = await languageOfText(document);
    for (const node of links) {
      const around = real ?? languageOf(node);
      const written = primaryOf(node.attributes.get('hreflang'));
      if (around !== '' && (await isWrittenIn(wordsOf(node), written, around)))
        found.set(node, { around, written });
    }
  }
  return found;
}

/** Where the page declares no language or another one than it is written in; else null. */
async function languageOfText(document: CapturedDocument): Promise<string | null> {
  const root = document.nodes.find(({ tag }) => tag === 'html');
  if (root && isLanguage(languageOf(root))) return languageByText(document);
  const text = textBlocksOf(document, isNoProse).map((block) => block.text);
  return detectLanguage(text.join('. '));
}

function isForeign(node: CapturedNode): boolean {
  const { tag, attributes } = node;
  if (tag !== 'a' || !attributes.has('href') || !isLanguage(primaryOf(attributes.get('hreflang'))))
    return false;
  return (
    isVisible(node) &&
    hasLanguageOfRoot(node) &&
    findIn(node, (inside) => inside.attributes.has('lang')) === null &&
    !attributes.has('aria-label')
  );
}

function primaryOf(code: string | undefined): string {
  return code?.trim().toLowerCase().split('-')[0] ?? '';
}

async function isWrittenIn(text: string, language: string, around: string): Promise<boolean> {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const least = linkThresholds;
  if (words.length < least.words || words.join('').length < least.letters) return false;
  if (language === around || nearLanguages(language).includes(around)) return false;
  if (nearLanguages(around).includes(language)) return false;
  // A name of a few words is one in any language.
  const found = mostFunctionWords(words, around);
  if (found?.language !== language || found.against > 0 || found.own === 0) return false;
  const scores = await languageScores(text);
  const score = scores.get(language) ?? 0;
  return (
    score >= least.score &&
    score >= Math.max(0, ...scores.values()) &&
    score - (scores.get(around) ?? 0) >= least.lead
  );
}
