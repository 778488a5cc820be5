import type { CapturedDocument } from '../../capture/page-capture.ts';
import { textBlocksOf } from '../../capture/text-blocks.ts';
import { colorsIn, explainsColor, isAboutFields } from './color-words.ts';

/** Of a text, in characters; of a page, in texts. */
const limits = { shortest: 5, longest: 300, most: 10 } as const;

export interface Explanation {
  sentence: string;
  /** Names in English. */
  colors: string[];
  isAboutFields: boolean;
}

const known = new WeakMap<CapturedDocument, Explanation[]>();

/** Short texts of a page that say what colors mean, or that name several colors. */
export function explanationsIn(document: CapturedDocument): Explanation[] {
  const found = known.get(document) ?? read(document);
  known.set(document, found);
  return found;
}

function read(document: CapturedDocument): Explanation[] {
  const blocks = textBlocksOf(document, ({ tag }) => unread.has(tag));
  return blocks
    .filter(({ text }) => text.length >= limits.shortest && text.length <= limits.longest)
    .flatMap(({ text }): Explanation[] => {
      const all = colorsIn(text);
      if (all.length > 1)
        return [{ sentence: text, colors: all, isAboutFields: isAboutFields(text) }];
      if (all.length === 0) return [];
      const sentence = text.split(/(?<=[.!?;])\s+/).find(explainsColor);
      return sentence ? [{ sentence, colors: all, isAboutFields: isAboutFields(sentence) }] : [];
    })
    .slice(0, limits.most);
}

const unread = new Set(
  'a button code kbd noscript option pre samp script select style svg textarea title h1 h2 h3'.split(
    ' ',
  ),
);
