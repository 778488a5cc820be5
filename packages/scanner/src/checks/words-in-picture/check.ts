import type { CapturedNode, PageCapture } from '../../capture/page-capture.ts';
import type { CaptureCheck } from '../check.ts';
import { hasFunctionWord } from '../function-words.ts';
import { closest } from '../page/controls.ts';
import { isMarkOfSomebody } from '../page/mark-of-somebody.ts';
import { picturesLeftOut } from '../page/pictures-left-out.ts';
import { wordsIn } from '../page/svg-text.ts';
import { allWordsOf, quote } from '../page/words-of.ts';

/**
 * How many words that nothing says make a failure, and how many of a picture that is hidden from assistive technology;
 * the share of all its words that may be left out; and how many words are a screenshot or a chart, about which people
 * decide.
 */
const thresholds = { missing: 5, missingHidden: 3, share: 0.5, mostWords: 40, quoted: 8 } as const;

/** WCAG 2.2, 1.1.1: do people who do not see a picture get the words that are drawn in it? */
export const wordsInPictureCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'words-in-picture',
  name: 'Words in pictures',
  applicability: async (capture) =>
    [...(await capture.drawnWords()).texts]
      .filter(([node, { words }]) => words.length > 0 && node.attributes.has('alt'))
      .map(([node]) => node),
  async expectation(capture, pictures) {
    const drawn = (await capture.drawnWords()).texts;
    const onPage = new Set(wordsIn(textOf(capture)));
    return pictures.map((node) => {
      const shown = [...new Set(wordsIn(drawn.get(node)?.words.join(' ') ?? ''))].filter(isWord);
      const said = new Set(wordsIn(saidBy(node)));
      const missing = shown.filter((word) => !isIn(said, word) && !isIn(onPage, word));
      const isHidden = node.attributes.get('alt')?.trim() === '';
      const least = isHidden ? thresholds.missingHidden : thresholds.missing;
      if (
        missing.length < least ||
        missing.length < shown.length * thresholds.share ||
        isMarkOfSomebody(node)
      )
        return { outcome: 'passed' };
      const words = missing.slice(0, thresholds.quoted).join(', ');
      const whose = isHidden ? 'is empty' : `is ${quote(node.attributes.get('alt') ?? '')}`;
      const failureSummary = `Words are drawn in the picture that neither its text alternative, which ${whose}, nor the page says: ${words}.`;
      const isSure = shown.length <= thresholds.mostWords;
      return {
        outcome: isSure ? 'failed' : 'needs-review',
        nodes: [{ node, failureSummary }],
      };
    });
  },
  leftOut: picturesLeftOut,
};

/** Short words, and such as every sentence has, tell nothing. The reader knows English. */
function isWord(word: string): boolean {
  return /\p{L}{3}/u.test(word) && !hasFunctionWord([word], 'en');
}

/** The same word, or one that differs by a letter: letters are misread. */
function isIn(known: ReadonlySet<string>, word: string): boolean {
  if (known.has(word)) return true;
  if (word.length < 5) return false;
  return [...known].some((one) => Math.abs(one.length - word.length) <= 1 && isNear(one, word));
}

function isNear(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  while (
    end < Math.min(one.length, other.length) - start &&
    one.at(-1 - end) === other.at(-1 - end)
  )
    end += 1;
  return Math.max(one.length, other.length) - start - end <= 1;
}

/** The page's own words, of which the picture's may be a repetition. */
function textOf({ documents }: PageCapture): string {
  const most = 500_000;
  return documents
    .flatMap(({ nodes }) => nodes.filter(({ kind }) => kind === 'text'))
    .map(({ text }) => text)
    .join(' ')
    .slice(0, most);
}

function saidBy(node: CapturedNode): string {
  const { attributes } = node;
  const control = closest(node, ({ tag }) => tag === 'a' || tag === 'button' || tag === 'figure');
  return [
    ...['alt', 'title', 'aria-label', 'value'].map((name) => attributes.get(name) ?? ''),
    ...(control ? [control.attributes.get('aria-label') ?? '', allWordsOf(control)] : []),
  ].join(' ');
}
