import type { CapturedNode } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import type { CaptureCheck } from '../check.ts';
import { cellsOf } from '../page/cells-of.ts';
import { closest, isHiddenByAttribute, roleOf } from '../page/controls.ts';
import { allWordsOf } from '../page/words-of.ts';

/** A table has so many rows and columns at least; words that name it are looked for so many steps up. */
const thresholds = { rows: 3, columns: 2, steps: 3 } as const;

/** Has a table of data a name, by a caption or by what stands right before it? */
export const tableCaptionCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'table-caption',
  name: 'Captions of tables',
  applicability: async ({ documents }) => documents.flatMap(({ nodes }) => nodes.filter(isData)),
  expectation: async (_, tables) =>
    tables.map((node) =>
      isNamed(node) || isIntroduced(node)
        ? { outcome: 'passed' }
        : {
            outcome: 'failed',
            nodes: [
              {
                node,
                failureSummary:
                  'This table of data has no caption and no other name, and no heading or sentence right before it says what it shows.',
              },
            ],
          },
    ),
};

function isData(node: CapturedNode): boolean {
  if (node.tag !== 'table' || roleOf(node) !== '' || isHiddenByAttribute(node) || !isVisible(node))
    return false;
  const cells = cellsOf(node);
  const headers = cells.filter((cell) => cell.node.tag === 'th' && allWordsOf(cell.node) !== '');
  return (
    headers.length >= thresholds.columns &&
    headers.length < cells.length &&
    new Set(cells.map(({ row }) => row)).size >= thresholds.rows &&
    !closest(node, (around) => around !== node && /^(table|figure|dialog)$/.test(around.tag))
  );
}

function isNamed(node: CapturedNode): boolean {
  return (
    node.children.some((child) => child.tag === 'caption' && allWordsOf(child) !== '') ||
    ['aria-label', 'aria-labelledby', 'aria-describedby', 'title', 'summary'].some((name) =>
      node.attributes.get(name)?.trim(),
    ) ||
    closest(
      node,
      ({ attributes }) => attributes.has('aria-label') || attributes.has('aria-labelledby'),
    ) !== null
  );
}

/** By anything before it but the title of the page. */
function isIntroduced(table: CapturedNode): boolean {
  let at: CapturedNode = table;
  for (let step = 0; step < thresholds.steps; step += 1) {
    const siblings = (at.parent?.children ?? []).filter(
      ({ kind, text, box }) => (kind === 'element' && box) || (kind === 'text' && text.trim()),
    );
    const before = siblings[siblings.indexOf(at) - 1];
    if (before) return before.tag !== 'h1' && before.tag !== 'table' && before.tag !== 'header';
    if (!at.parent || at.parent.tag === 'body') return false;
    at = at.parent;
  }
  return true;
}
