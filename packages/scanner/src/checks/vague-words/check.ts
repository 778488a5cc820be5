import { languageOf } from '../../capture/language-of.ts';
import type { CapturedNode, PageCapture } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import type { CaptureCheck } from '../check.ts';
import { closest, findIn, isDisabled, isTextField, roleOf } from '../page/controls.ts';
import { closedAtFirst, closedViewsOf, isHiddenItself } from '../page/closed-view.ts';
import { byIds, closedLabelOf, labelElementOf, labelOf } from '../page/label-of.ts';
import { allWordsOf, ownWordsOf, quote, wordsOf } from '../page/words-of.ts';
import {
  alikeInItems,
  buttonsOf,
  differentWithOneName,
  isButton,
  namedByCode,
  nameOf,
} from './buttons.ts';
import { namedForOther } from '../named-for-other.ts';
import { headingsTwice, headingsWithMore } from './headings-twice.ts';
import { isHeading } from './headings.ts';
import { labelsUsedTwice } from './labels-used-twice.ts';
import {
  countedPart,
  isCountedEntry,
  isBox,
  saysNothingAsButton,
  saysNothingAsHeading,
  saysNothingAsLabel,
} from './says-nothing.ts';

/** WCAG 2.2, 2.4.6: do headings and labels say what they are about? */
export const vagueWordsCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'vague-words',
  name: 'Words of headings and labels',
  applicability: async (capture) => [
    ...headingsOf(capture),
    ...fieldsOf(capture),
    ...slidersOf(capture),
    ...buttonsOf(capture),
    ...(await closedFieldsOf(capture)),
    ...(await closedHeadingsOf(capture)),
  ],
  async expectation(capture, targets) {
    const problems = new Map([
      ...problemsOf(capture, await closedHeadingsOf(capture)),
      ...(await closedFieldsOf(capture)).map((node) => {
        const summary = `The label says ${quote(closedLabelOf(node))}, which is true of anything. ${closedAtFirst}`;
        return [node, ['failed', summary] as const] as const;
      }),
    ]);
    return targets.map((node) => {
      const problem = problems.get(node);
      if (!problem) return { outcome: 'passed' };
      const [outcome, failureSummary] = problem;
      return { outcome, nodes: [{ node: saidAt(node), failureSummary }] };
    });
  },
};

/** What has to be changed: the label of a field. */
function saidAt(node: CapturedNode): CapturedNode {
  return isHeading(node) || isButton(node) ? node : labelElementOf(node);
}

type Problem = readonly ['failed' | 'needs-review', string];

function problemsOf(
  capture: PageCapture,
  closedHeadings: readonly CapturedNode[],
): ReadonlyMap<CapturedNode, Problem> {
  const headings = headingsOf(capture);
  const fields = fieldsOf(capture);
  const buttons = buttonsOf(capture);
  const { open, described } = labelsUsedTwice(fields);
  const problems = new Map<CapturedNode, Problem>();
  const add = (
    nodes: Iterable<CapturedNode>,
    outcome: Problem[0],
    summaryOf: (said: string, node: CapturedNode) => string,
  ) => {
    for (const node of nodes) problems.set(node, [outcome, summaryOf(quote(saidOf(node)), node)]);
  };
  // Of two problems of one element the last one counts.
  add(
    alikeInItems(buttons),
    'needs-review',
    (said) =>
      `Several buttons are only called ${said}, each in another item. Does anybody who hears one of them alone know what it is for?`,
  );
  add(
    differentWithOneName(buttons),
    'failed',
    (said) =>
      `This button and another one beside it show different signs, and both are called ${said}.`,
  );
  add(
    namedByCode(buttons),
    'failed',
    (said) =>
      `This button shows a sign only and is called ${said}, which is a name in the code: who hears it has to guess what it does.`,
  );
  const others = namedForOther(buttons);
  add(
    others.keys(),
    'failed',
    (said, node) =>
      `This button is called ${said}: ${quote(others.get(node) ?? '')} is another entry than the one that it stands in.`,
  );
  add(
    described,
    'needs-review',
    (said) =>
      `Several fields of this form are labeled ${said}. Does what stands beside them tell which is which?`,
  );
  add(
    open,
    'failed',
    (said) =>
      `Several fields of this form are labeled ${said}, and nothing around them tells which is which.`,
  );
  add(
    slidersTwice(slidersOf(capture)),
    'failed',
    (said) =>
      `Two sliders of one scale are both called ${said}, and nothing tells which end each of them sets.`,
  );
  add(
    headingsTwice([...headings, ...closedHeadings]),
    'failed',
    (said) =>
      `Several parts beside each other have the heading ${said}, which tells none of them apart.`,
  );
  add(
    headingsWithMore([...headings, ...closedHeadings]),
    'failed',
    (said) =>
      `The heading says ${said}, and the one of another part beside it the same with or without a word such as “more”: neither says what its part is about.`,
  );
  add(
    countedAlone([...headings, ...closedHeadings]),
    'failed',
    (said) =>
      `The heading says ${said}, and no other heading counts on: the number tells nothing of what is there.`,
  );
  add(
    [...headings, ...buttons].filter(hidesWhatItCounts),
    'failed',
    (said, node) =>
      `The ${kindOf(node)} says ${said}, and what it opens is closed: nobody knows what is there without opening it.`,
  );
  add(
    countedBoxes(headings),
    'failed',
    (said) => `The heading says ${said}, and not what is asked or done there.`,
  );
  add(
    [...headings, ...fields, ...buttons].filter(isVague),
    'failed',
    (said, node) => `The ${kindOf(node)} says ${said}, which is true of anything.`,
  );
  return problems;
}

function kindOf(node: CapturedNode): string {
  if (isHeading(node)) return 'heading';
  return isButton(node) ? 'button' : 'label';
}

function isVague(node: CapturedNode): boolean {
  const language = languageOf(node);
  if (isHeading(node)) return saysNothingAsHeading(saidOf(node), language);
  return isButton(node)
    ? saysNothingAsButton(saidOf(node), language)
    : saysNothingAsLabel(saidOf(node), language);
}

function saidOf(node: CapturedNode): string {
  if (isHeading(node)) return ownWordsOf(node);
  return isButton(node) ? nameOf(node) : labelOf(node);
}

function headingsOf({ documents }: PageCapture): CapturedNode[] {
  return documents.flatMap(({ nodes }) =>
    nodes.filter((node) => isHeading(node) && isVisible(node) && wordsOf(node) !== ''),
  );
}

function fieldsOf({ documents }: PageCapture): CapturedNode[] {
  return documents.flatMap(({ nodes }) =>
    nodes.filter(
      (node) =>
        (isTextField(node) || node.tag === 'select' || isRange(node)) &&
        !isDisabled(node) &&
        isVisible(node) &&
        labelOf(node) !== '',
    ),
  );
}

/** Sliders that scripts make; those of the browser are fields. */
function slidersOf({ documents }: PageCapture): CapturedNode[] {
  return documents.flatMap(({ nodes }) =>
    nodes.filter(
      (node) =>
        node.kind === 'element' &&
        roleOf(node) === 'slider' &&
        !isRange(node) &&
        node.attributes.get('aria-disabled') !== 'true' &&
        isVisible(node) &&
        labelOf(node) !== '',
    ),
  );
}

/** Those that stand on one scale, each alone in a part of it or not, and have one name and no description. */
function slidersTwice(sliders: readonly CapturedNode[]): CapturedNode[] {
  const scaleOf = (node: CapturedNode) => {
    const { parent } = node;
    const isAlone = sliders.filter((one) => one.parent === parent).length === 1;
    return isAlone && parent && allWordsOf(parent) === '' ? parent.parent : parent;
  };
  return [...Map.groupBy(sliders, scaleOf).values()]
    .flatMap((onScale) => [
      ...Map.groupBy(onScale, (node) => labelOf(node).trim().toLowerCase()).values(),
    ])
    .filter(
      (same) =>
        same.length > 1 &&
        same.every(
          ({ attributes }) =>
            !attributes.has('aria-describedby') &&
            !/\p{L}/u.test(attributes.get('aria-valuetext') ?? ''),
        ),
    )
    .flat();
}

function isRange({ tag, attributes }: CapturedNode): boolean {
  return tag === 'input' && attributes.get('type')?.trim().toLowerCase() === 'range';
}

/** Headings of parts that are closed at first, and shown in the place of others later. */
async function closedHeadingsOf(capture: PageCapture): Promise<CapturedNode[]> {
  const closed = capture.documents.flatMap(({ nodes }) =>
    nodes.filter((node) => isHeading(node) && !node.box && allWordsOf(node) !== ''),
  );
  if (closed.length === 0) return [];
  const viewOf = await closedViewsOf(capture);
  return closed.filter((node) => viewOf(node) !== null && !isHiddenItself(node));
}

/** Fields of parts that are closed at first whose labels say nothing. */
async function closedFieldsOf(capture: PageCapture): Promise<CapturedNode[]> {
  const vague = capture.documents.flatMap(({ nodes }) =>
    nodes.filter(
      (node) =>
        isTextField(node) &&
        !node.box &&
        !isDisabled(node) &&
        !isHiddenItself(node) &&
        saysNothingAsLabel(closedLabelOf(node), languageOf(node)),
    ),
  );
  if (vague.length === 0) return [];
  const viewOf = await closedViewsOf(capture);
  return vague.filter((node) => viewOf(node) !== null);
}

/** “Section 2” among headings that are words: a law or a course counts all of its parts. */
function countedAlone(headings: readonly CapturedNode[]): CapturedNode[] {
  const byPart = Map.groupBy(
    headings,
    (node) => `${node.document.frame} ${countedPart(allWordsOf(node)) ?? ''}`,
  );
  return [...byPart.values()].flatMap((same) => {
    const [only] = same;
    return only && same.length === 1 && countedPart(allWordsOf(only)) !== null ? same : [];
  });
}

/** “Question 1”, and the question itself is in what opens. Questions with answers to choose are counted by those who ask them. */
function hidesWhatItCounts(node: CapturedNode): boolean {
  const words = isHeading(node) ? ownWordsOf(node) : nameOf(node);
  if (!isCountedEntry(words)) return false;
  const opener = isButton(node) ? node : findIn(node, isButton);
  // A heading tells it where there is one.
  if (isButton(node) && closest(node, isHeading)) return false;
  if (opener?.attributes.get('aria-expanded') !== 'false') return false;
  const opened = byIds(opener, opener.attributes.get('aria-controls'));
  return !opened.some((part) => findIn(part, (inside) => inside.tag === 'input'));
}

/** “Section 1” and “Section 2” over fields and buttons: these are about something, and the headings do not say what. */
function countedBoxes(headings: readonly CapturedNode[]): CapturedNode[] {
  const counted = headings.filter((node) => isBox(countedPart(wordsOf(node)) ?? ''));
  if (counted.length < 2) return [];
  const heading = new Set(headings);
  return counted.filter(({ document, backendId }) => {
    const at = document.nodes.findIndex((node) => node.backendId === backendId);
    for (const node of document.nodes.slice(at + 1)) {
      if (heading.has(node)) return false;
      if (isTextField(node) || isButton(node) || node.tag === 'select') return true;
    }
    return false;
  });
}
