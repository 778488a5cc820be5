import { flatDescendants } from '../../capture/flat-tree.ts';
import type { CapturedNode } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import type { CaptureCheck } from '../check.ts';
import { closest } from '../page/controls.ts';
import { allWordsOf } from '../page/words-of.ts';
import { isDrawn } from './is-drawn.ts';

/** WCAG 2.2, 1.1.1: do pictures that are drawn with letters have a text alternative? */
export const asciiArtCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'ascii-art',
  name: 'Pictures drawn with letters',
  applicability: async ({ documents }) =>
    documents.flatMap(({ nodes }) =>
      nodes.filter((node) => node.tag === 'pre' && isDrawn(linesOf(node)) && isVisible(node)),
    ),
  expectation: async (_, pictures) =>
    pictures.map((node) => {
      if (isNamed(node)) return { outcome: 'passed' };
      const failureSummary =
        'This is a picture drawn with letters and signs: a screen reader reads them out one by one, and no words say what they show.';
      return { outcome: 'failed', nodes: [{ node, failureSummary }] };
    }),
};

function linesOf(pre: CapturedNode): string[] {
  let text = '';
  for (const inside of flatDescendants(pre)) {
    // Code and what a program printed are read sign by sign on purpose.
    if (/^(code|samp|kbd)$/.test(inside.tag)) return [];
    if (inside.kind === 'text') text += inside.text;
    if (text.length > 20_000) return [];
  }
  return text.split(/\r?\n/);
}

/** By an attribute of it or around it, or by the caption of a figure. */
function isNamed(node: CapturedNode): boolean {
  const named = closest(
    node,
    ({ attributes }) =>
      attributes.get('aria-hidden') === 'true' ||
      ['aria-label', 'aria-labelledby', 'title', 'aria-describedby'].some((name) =>
        Boolean(attributes.get(name)),
      ),
  );
  if (named || closest(node, ({ tag }) => /^(code|samp|kbd)$/.test(tag))) return true;
  const figure = closest(node, ({ tag }) => tag === 'figure');
  return (
    figure?.children.some(({ tag }) => tag === 'figcaption') === true &&
    allWordsOf(figure).length > 0
  );
}
