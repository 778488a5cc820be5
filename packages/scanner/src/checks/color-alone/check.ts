import type { CapturedDocument, CapturedNode, PageCapture } from '../../capture/page-capture.ts';
import type { CapturedFinding, CaptureCheck } from '../check.ts';
import { sayColor } from '../page/colors.ts';
import { matchesColor } from '../page/matches-color.ts';
import { quote } from '../page/words-of.ts';
import {
  alikeColors,
  type ColoredItem,
  differInHueOnly,
  dotsInControls,
  followsFigures,
  isBoxRow,
  isToldElsewhere,
} from './alike-colors.ts';
import { changedLines } from './changed-lines.ts';
import { coloredChoices } from './colored-choices.ts';
import { currentByColor } from './current-by-color.ts';
import { explainedCells, markedCells } from './explained-cells.ts';
import { explainedCharts } from './explained-charts.ts';
import { explanationsIn } from './explanations.ts';
import { explainedWords } from './explained-words.ts';
import { coloredFields, type FieldsByColor, fieldsByColor } from './field-colors.ts';
import { coloredStates } from './colored-states.ts';
import { heardOnly } from './heard-only.ts';
import { heardOnlyCells } from './heard-only-cells.ts';
import { legendColors } from './legend-colors.ts';
import { oddChoices } from './odd-choices.ts';
import { oddFigures } from './odd-figures.ts';
import { unsaidMarks } from './unsaid-marks.ts';
import { wordsInColor } from './words-in-color.ts';

/** Of each color that texts have, how many must have it; and how many elements are named. */
const thresholds = { leastOfColor: 2, most: 30 } as const;

/** WCAG 2.2, 1.4.1: is there anything that only a color tells? */
export const colorAloneCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'color-alone',
  name: 'What only colors tell',
  applicability: async (capture) => [
    ...new Set([...foundIn(capture).keys(), ...capture.documents.flatMap(coloredIn)]),
  ],
  expectation: async (capture, targets) =>
    targets.map((node) => {
      const found = foundIn(capture).get(node);
      if (!found) return { outcome: 'passed' };
      const { outcome, ...told } = found;
      return { outcome, nodes: [{ node, ...told }] };
    }),
};

/** All whose color may tell something. */
function coloredIn(document: CapturedDocument): CapturedNode[] {
  return [
    ...[...alikeColors(document), ...dotsInControls(document)].flatMap((group) =>
      group.map(({ node }) => shownBy(node)),
    ),
    ...coloredFields(document).flatMap((fields) => fields.map(({ field }) => field)),
    ...explanationsIn(document).flatMap(({ isAboutFields, colors }) =>
      !isAboutFields && colors.length > 1 ? explainedCells(document, colors) : [],
    ),
    ...legendColors(document).flatMap(({ shown }) => shown),
    ...[...oddChoices(document), ...oddFigures(document)].flatMap(({ nodes }) => nodes),
  ];
}

type Found = Map<
  CapturedNode,
  Omit<CapturedFinding, 'node'> & { outcome: 'failed' | 'needs-review' }
>;

const known = new WeakMap<PageCapture, Found>();

function foundIn(capture: PageCapture): Found {
  const found =
    known.get(capture) ?? new Map(capture.documents.flatMap((one) => [...inDocument(one)]));
  known.set(capture, found);
  return found;
}

function inDocument(document: CapturedDocument): Found {
  const found: Found = new Map();
  const add = (
    nodes: readonly CapturedNode[],
    failureSummary: string,
    outcome: 'failed' | 'needs-review' = 'failed',
  ) => {
    for (const node of nodes.slice(0, thresholds.most))
      if (!found.has(node)) found.set(node, { failureSummary, outcome });
  };
  const explanations = explanationsIn(document);
  const ofFields = explanations.filter(({ isAboutFields }) => isAboutFields);
  const named = [...new Set(ofFields.flatMap(({ colors }) => colors))];
  const hasAlert = document.nodes.some(isAlert);
  for (const fields of coloredFields(document)) {
    const by = fieldsByColor(fields, { named, hasAlert });
    if (by) add(by.found, sayFields(by));
  }
  for (const group of alikeColors(document)) {
    const items =
      toldByColor(group) ??
      coloredStates(group) ??
      explanations.map((each) => explainedIn(group, each.colors)).find(Boolean);
    if (items)
      add(
        items.map(({ node }) => shownBy(node)),
        sayItems(items),
      );
  }
  for (const group of dotsInControls(document)) {
    const items = coloredStates(group);
    if (items)
      add(
        items.map(({ node }) => shownBy(node)),
        sayItems(items),
      );
  }
  for (const { sentence, colors, isAboutFields } of explanations)
    if (!isAboutFields && colors.length === 1)
      add(
        [...wordsInColor(document, colors), ...colors.flatMap((one) => markedCells(document, one))],
        `Only the color says of it what the text explains with ${quote(sentence)}: nothing else sets it apart from what stands beside it.`,
      );
  for (const { sentence, colors, isAboutFields } of explanations)
    if (!isAboutFields && colors.length > 1)
      add(
        [
          ...explainedWords(document, { sentence, colors }),
          ...explainedCells(document, colors),
          ...explainedCharts(document, colors),
        ],
        `Only the color says of it what the text explains with ${quote(sentence)}: no word or sign does.`,
      );
  for (const { shown, words } of legendColors(document).filter(({ isTold }) => !isTold))
    add(
      shown,
      `Only the hue tells what is ${quote(words[0])} and what is ${quote(words[1])}, as the legend names them: no pattern, sign or word does.`,
    );
  for (const choices of coloredChoices(document))
    add(
      choices,
      'Its color is all that sets this choice apart from others, so who does not see colors does not learn what is different.',
    );
  for (const group of alikeColors(document)) {
    const marks = unsaidMarks(group);
    if (marks)
      add(
        marks.map(({ node }) => shownBy(node)),
        'Beside other marks of this color a word says what it means. Here only the color does.',
      );
  }
  for (const group of alikeColors(document)) {
    const heard = heardOnly(group);
    if (heard)
      add(
        heard.map(({ node }) => shownBy(node)),
        sayHeard,
      );
  }
  for (const cells of heardOnlyCells(document)) add(cells, sayHeard);
  for (const lines of changedLines(document))
    add(
      lines,
      'Whether this line was added or taken away is told by the hue of its color alone: no sign and no word says it.',
    );
  for (const { nodes, isSure } of currentByColor(document))
    add(
      nodes,
      isSure ? sayCurrent : `${sayCurrent} Is it seen from anything else what is shown?`,
      isSure ? 'failed' : 'needs-review',
    );
  for (const { nodes, isSure } of [...oddChoices(document), ...oddFigures(document)])
    add(
      nodes,
      isSure ? sayOdd : `${sayOdd} Does the color tell something?`,
      isSure ? 'failed' : 'needs-review',
    );
  return found;
}

const sayHeard =
  'What screen readers are told here by words that nobody sees, eyes learn from the color alone.';

const sayCurrent =
  'The code says that this is the current or chosen one of several. Eyes learn it from another tint alone, which is about as light as that of the others: no word, sign or shape says it.';

const sayOdd =
  'It is built and written as others beside it are, and has another color, which is all that sets it apart: no word, sign or shape does.';

function isAlert({ attributes, box }: CapturedNode): boolean {
  return box !== null && attributes.get('role') === 'alert';
}

function sayFields({ what, isLabels }: FieldsByColor): string {
  const shown = isLabels ? 'The color of its label' : 'The color of its edge';
  if (what === 'wrong')
    return `${shown} is all that tells that this field is wrong: no text or sign says so.`;
  if (what === 'required')
    return `${shown} is all that people see of it that the field is required: no word or sign says so.`;
  return `${shown} is all that tells what a text on the page explains about fields of this color: no word or sign says it.`;
}

function sayItems(items: readonly ColoredItem[]): string {
  const colors = [...new Set(items.map(({ color }) => sayColor(color)))].slice(0, 4);
  return `Places that are built alike and say the same differ in color only here (${colors.join(', ')}): who does not see the colors does not learn what they tell.`;
}

/** Those that say the same in colors of different hues; null where there are none, or something else tells it. */
function toldByColor(group: readonly ColoredItem[]): ColoredItem[] | null {
  for (const items of Map.groupBy(group, ({ words }) => words).values()) {
    const byColor = [...Map.groupBy(items, ({ color }) => sayColor(color)).values()];
    const isText = items[0]?.kind === 'text';
    const often = byColor.filter(({ length }) => !isText || length >= thresholds.leastOfColor);
    const differing = often.filter(([one]) =>
      often.some(([other]) => one && other && differInHueOnly(one.color, other.color)),
    );
    if (differing.length < 2 || items.length < leastOf(items)) continue;
    if (isText && (!items.every(isInRow) || followsFigures(items))) continue;
    if (isToldElsewhere(items)) continue;
    return differing.flat();
  }
  return null;
}

/** Two shapes are enough where they are all that their cells hold. */
function leastOf(items: readonly ColoredItem[]): number {
  const fillCells = items.every(
    ({ kind, words, node }) => kind === 'dot' && words === '' && node.parent?.tag === 'td',
  );
  return fillCells ? 2 : 3;
}

function isInRow({ row }: ColoredItem): boolean {
  return (
    /^(tr|li|dl|dd)$/.test(row.tag) ||
    /^(row|listitem)$/.test(row.attributes.get('role') ?? '') ||
    isBoxRow(row)
  );
}

/** Those that say the same in several of the colors that a text names. */
function explainedIn(
  group: readonly ColoredItem[],
  colors: readonly string[],
): ColoredItem[] | null {
  if (colors.length < 2 || followsFigures(group)) return null;
  for (const items of Map.groupBy(group, ({ words }) => words).values()) {
    const colored = items.flatMap((item) => {
      const name = colors.find((one) => matchesColor(item.color, one));
      return name ? [{ item, name }] : [];
    });
    if (new Set(colored.map(({ name }) => name)).size > 1) return colored.map(({ item }) => item);
  }
  return null;
}

/** What has the color by itself, and not from what it stands in. */
function shownBy(node: CapturedNode): CapturedNode {
  if (node.kind === 'pseudo-element') return node.parent ?? node;
  let at = node;
  while (
    at.parent?.style &&
    at.style &&
    at.parent.style.color === at.style.color &&
    at.parent.children.length === 1
  )
    at = at.parent;
  return at;
}
