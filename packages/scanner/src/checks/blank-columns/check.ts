import type { CapturedNode, PageCapture } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import type { CaptureCheck } from '../check.ts';
import { closest, findIn, isHiddenByAttribute, roleOf } from '../page/controls.ts';
import { quote, wordsOf } from '../page/words-of.ts';
import { type BlankColumns, blankColumnsIn } from './blank-columns.ts';

/** WCAG 2.2, 1.3.1 and 1.3.2, failures F33, F34 and F48: does no text stand in columns by its blanks only? */
export const blankColumnsCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'blank-columns',
  name: 'Columns made of blanks',
  applicability: async (capture) => [...blankTextsIn(capture).keys()],
  expectation: async (capture, targets) =>
    targets.map((node) => {
      const found = blankTextsIn(capture).get(node);
      if (!found) return { outcome: 'passed' };
      const what = found === 'table' ? 'a table' : 'columns of text';
      const failureSummary = `Blanks make ${what} of ${quote(wordsOf(node))}: it is read line by line, across the columns.`;
      return { outcome: 'failed', nodes: [{ node, failureSummary }] };
    }),
};

const known = new WeakMap<PageCapture, Map<CapturedNode, BlankColumns | null>>();

/** Elements whose text keeps several blanks, with what these make of it. */
function blankTextsIn(capture: PageCapture): ReadonlyMap<CapturedNode, BlankColumns | null> {
  const found = known.get(capture);
  if (found) return found;
  const made = new Map<CapturedNode, BlankColumns | null>();
  for (const { nodes } of capture.documents)
    for (const node of nodes) {
      if (node.kind !== 'element' || !node.style || isUnread(node)) continue;
      const text = textIn(node);
      const keepsBlanks = /^(preserve|break-spaces)$/.test(node.style['white-space-collapse']);
      const isHard = /\u00a0[\u00a0 ]{2,}/.test(text);
      if (!isHard && !(keepsBlanks && /\S( {2,}|\t)\S/.test(text))) continue;
      if (!isVisible(node) || isHiddenByAttribute(node) || closest(node, isTechnical)) continue;
      made.set(node, blankColumnsIn(text.split('\n'), isHard));
    }
  known.set(capture, made);
  return made;
}

/** The element's own text, with its lines as they are broken by hand. */
function textIn(node: CapturedNode): string {
  const keepsLines = /^(preserve|preserve-breaks|break-spaces)$/.test(
    node.style?.['white-space-collapse'] ?? '',
  );
  return node.children
    .map(({ kind, tag, text, children }) => {
      if (kind === 'text') return keepsLines ? text : text.replace(/[ \t\n\r]+/g, ' ');
      if (tag === 'br') return '\n';
      return inlineTags.has(tag) ? children.map((one) => one.text).join('') : '';
    })
    .join('');
}

const inlineTags = new Set('b strong i em u a span font tt'.split(' '));

function isUnread(node: CapturedNode): boolean {
  return unread.has(node.tag) || findIn(node, ({ tag }) => technicalTags.has(tag)) !== null;
}

const unread = new Set('textarea input select script style html body table tr svg'.split(' '));
const technicalTags = new Set('code kbd samp var math'.split(' '));

/** Code and what programs print, and what has a name instead. */
function isTechnical(node: CapturedNode): boolean {
  const mark = `${node.attributes.get('class') ?? ''} ${node.attributes.get('id') ?? ''}`;
  return (
    technicalTags.has(node.tag) ||
    roleOf(node) === 'img' ||
    node.attributes.has('contenteditable') ||
    /(^|[-_\s])(code|highlight|source|src|lang|language|syntax|terminal|console|shell|output|cli|diff|log|listing|literal|example|screen|programlisting)($|[-_\s])|^language-|brush:/i.test(
      mark,
    )
  );
}
