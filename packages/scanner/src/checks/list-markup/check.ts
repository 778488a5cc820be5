import type { CapturedNode, PageCapture } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import type { CaptureCheck } from '../check.ts';
import { closest, roleOf } from '../page/controls.ts';
import { isDataTable } from '../page/is-data-table.ts';
import { quote, wordsOf } from '../page/words-of.ts';
import { marksOf } from './marks-of.ts';

/** So many lines with the same mark are a list. */
const thresholds = { lines: 3 } as const;

/** WCAG 2.2, 1.3.1: is a list that is typed with dashes, dots or numbers marked up as a list? */
export const listMarkupCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'list-markup',
  name: 'Lists that are typed',
  applicability: async (capture) => [...typedLists(capture).keys()],
  expectation: async (capture, lists) =>
    lists.map((node) => {
      const lines = typedLists(capture).get(node) ?? [];
      if (marksOf(lines) < thresholds.lines) return { outcome: 'passed' };
      const failureSummary = `${lines.length} lines are typed as a list, the first one ${quote(lines[0] ?? '')}, and are no list in the code.`;
      return { outcome: 'failed', nodes: [{ node, failureSummary }] };
    }),
};

const known = new WeakMap<PageCapture, Map<CapturedNode, string[]>>();

/** Blocks with several lines of their own, and what holds several short blocks, with these lines. */
function typedLists(capture: PageCapture): Map<CapturedNode, string[]> {
  const found = known.get(capture);
  if (found) return found;
  const lists = new Map<CapturedNode, string[]>();
  for (const { nodes } of capture.documents)
    for (const node of nodes) {
      if (node.kind !== 'element' || !node.style || isNoText(node) || roleOf(node) === 'list')
        continue;
      const lines = brokenLines(node) ?? blockLines(node);
      if (lines && lines.length >= thresholds.lines && !closest(node, isNoText) && isVisible(node))
        lists.set(node, lines);
    }
  known.set(capture, lists);
  return lists;
}

const never = new Set([
  'pre',
  'code',
  'ul',
  'ol',
  'svg',
  'select',
  'textarea',
  'script',
  'style',
  'samp',
]);

function isNoText(node: CapturedNode): boolean {
  return never.has(node.tag) || isDataTable(node);
}

/** The lines of a block that are parted with br. */
function brokenLines(node: CapturedNode): string[] | null {
  if (node.children.filter(({ tag }) => tag === 'br').length < thresholds.lines - 1) return null;
  const lines: string[] = [''];
  for (const child of node.children) {
    if (child.tag === 'br') lines.push('');
    else lines[lines.length - 1] += child.kind === 'text' ? child.text : wordsOf(child);
  }
  return lines.map((line) => line.replace(/\s+/g, ' ').trim()).filter((line) => line !== '');
}

/** The blocks of text that stand in an element one after the other. */
function blockLines(node: CapturedNode): string[] | null {
  const blocks = node.children.filter(({ kind, box }) => kind === 'element' && box);
  if (blocks.length < thresholds.lines || !blocks.some(({ tag }) => tag === 'p' || tag === 'div'))
    return null;
  const lines = blocks
    .filter(
      ({ tag, children }) =>
        (tag === 'p' || tag === 'div') &&
        children.every(
          ({ kind, style }) =>
            kind === 'text' || style === null || style.display.startsWith('inline'),
        ),
    )
    .map(wordsOf);
  return lines.length >= thresholds.lines ? lines : null;
}
