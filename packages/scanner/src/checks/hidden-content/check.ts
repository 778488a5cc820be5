import type { CapturedNode, PageCapture } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import type { CaptureCheck } from '../check.ts';
import { closest, findIn, isFocusable, roleOf } from '../page/controls.ts';
import { allWordsOf, quote, wordsOf } from '../page/words-of.ts';

/** A text has so many words at least; what holds more than this share of a page's text waits behind a dialog. */
const thresholds = { words: 6, share: 0.4 } as const;

/** WCAG 2.2, 1.3.1: does assistive technology get the sentences that people see? */
export const hiddenContentCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'hidden-content',
  name: 'Texts kept from assistive technology',
  applicability: async (capture) => hiddenTexts(capture),
  expectation: async ({ documents }, texts) => {
    const said = new Map(documents.map((one) => [one, wordsSaidIn(one.root)]));
    return texts.map((node) => {
      const words = wordsOf(node);
      if (isSaid(words, said.get(node.document) ?? '') || hasSubstitute(node))
        return { outcome: 'passed' };
      const failureSummary = `People see ${quote(words)}. aria-hidden keeps it from screen readers, and nothing else on the page says it.`;
      return { outcome: 'failed', nodes: [{ node, failureSummary }] };
    });
  },
};

/** Sentences in sight in the outermost element with aria-hidden. */
function hiddenTexts({ documents }: PageCapture): CapturedNode[] {
  return documents.flatMap(({ nodes, root }) => {
    const hidden = nodes.filter(
      (node) =>
        isHidden(node) &&
        node.box !== null &&
        isVisible(node) &&
        holdsSentence(node) &&
        !closest(node, (around) => around !== node && (isHidden(around) || isLeftOut(around))) &&
        !isSlide(node),
    );
    if (hidden.length === 0 || nodes.some(isOpenDialog)) return [];
    const all = wordsOf(root).length;
    return hidden.filter((node) => wordsOf(node).length < thresholds.share * all);
  });
}

function isHidden({ kind, attributes }: CapturedNode): boolean {
  return kind === 'element' && attributes.get('aria-hidden') === 'true';
}

function isLeftOut(node: CapturedNode): boolean {
  return (
    /^(svg|button|a|summary|label|select|pre|code)$/.test(node.tag) ||
    /^(img|button|link|tab|option|menuitem|progressbar|meter|slider|textbox|math)$/.test(
      roleOf(node),
    ) ||
    node.attributes.has('inert')
  );
}

/** Open dialogs rightly hide what is behind them. */
function isOpenDialog(node: CapturedNode): boolean {
  return (
    (/^(dialog|alertdialog)$/.test(roleOf(node)) ||
      (node.tag === 'dialog' && node.attributes.has('open'))) &&
    isVisible(node)
  );
}

/** One of several of which only the present one is given. */
function isSlide({ parent, tag, attributes }: CapturedNode): boolean {
  const others = (parent?.children ?? []).filter(
    (one) => one.kind === 'element' && one.tag === tag && one.attributes.has('aria-hidden'),
  );
  return (
    others.length > 1 ||
    /slide|carousel|marquee|ticker|swiper|clone|ghost|placeholder|katex|mathjax/i.test(
      attributes.get('class') ?? '',
    )
  );
}

/** In one piece: labels of a chart, whose figures stand elsewhere, make no sentence however many they are. */
function holdsSentence(node: CapturedNode): boolean {
  if (findIn(node, isFocusable)) return false;
  return findIn(node, ({ kind, text }) => kind === 'text' && isSentence(text)) !== null;
}

function isSentence(text: string): boolean {
  const words = text.split(/[^\p{L}\p{M}'’]+/u).filter((word) => word.length > 1);
  return words.length >= thresholds.words && /\p{L}[.!?…:;,)]/u.test(text);
}

/** All words that assistive technology can get, names included. */
function wordsSaidIn(root: CapturedNode): string {
  const parts: string[] = [];
  const waiting = [root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (isHidden(node) || node.tag === 'script' || node.tag === 'style') continue;
    parts.push(node.text, ...named.map((name) => node.attributes.get(name) ?? ''));
    waiting.push(...[...node.children].reverse());
  }
  return normal(parts.join(' '));
}

const named = ['aria-label', 'aria-description', 'aria-valuetext', 'alt', 'title', 'placeholder'];

function normal(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** As a whole, or nearly all words of it in one place or another. */
function isSaid(words: string, said: string): boolean {
  const own = normal(words);
  if (said.includes(own)) return true;
  const have = new Set(said.split(' '));
  const all = own.split(' ').filter((word) => word.length > 2);
  return all.filter((word) => have.has(word)).length >= 0.9 * all.length;
}

/** Words beside it that only screen readers get are meant in its place. */
function hasSubstitute(node: CapturedNode): boolean {
  const siblings = (node.parent?.children ?? []).filter(
    (one) => one !== node && one.kind === 'element',
  );
  return siblings.some(
    (one) =>
      one.attributes.has('aria-label') ||
      (allWordsOf(one) !== '' && one.box !== null && one.box.width <= 2 && one.box.height <= 2) ||
      /sr-only|visually-?hidden|screen-?reader/i.test(one.attributes.get('class') ?? ''),
  );
}
