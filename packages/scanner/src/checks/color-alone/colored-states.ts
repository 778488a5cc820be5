import type { CapturedNode } from '../../capture/page-capture.ts';
import { sayColor } from '../page/colors.ts';
import { visibleWordsOf } from '../page/visible-words.ts';
import {
  type ColoredItem,
  differInHueOnly,
  differInTintOnly,
  hueOf,
  isToldByWords,
} from './alike-colors.ts';

const leastItems = 3;

/** What the code calls a mark that tells how something is: a mark of something's own color is called otherwise. */
const state =
  /(?<![a-z])(alert|ampel|availability|available|away|bad|busy|critical|danger|delay(ed)?|error|fail(ed|ing|ure)?|full|good|health|high|lamp|late|led|level|light|low|medium|offline|ok|on|online|presence|prio|priority|severity|slow|state|status|success|traffic|urgent|verfuegbarkeit|warn(ing)?|zustand)(?![a-z])/i;

/**
 * Marks that tell the state of different things, as a lamp beside each line of a railway, by hue alone; null where the code
 * calls them nothing of the kind, and where something in their rows goes with the colors.
 */
export function coloredStates(group: readonly ColoredItem[]): ColoredItem[] | null {
  const dots = group.filter(({ kind, row }) => kind === 'dot' && !saysItsState(row));
  const called = dots.filter(({ node }) => isState(node));
  const makings = new Set(called.map(({ node }) => makingOf(node)));
  const alike = dots.filter(({ node }) => isState(node) || makings.has(makingOf(node)));
  const marks = alike.length > 0 ? alike : dots.filter(({ color }) => isSignal(color));
  if (marks.length < leastItems) return null;
  const isWritten = marks.every(({ row }) => /\p{L}|\p{Nd}/u.test(visibleWordsOf(row)));
  const differing = marks.filter(({ color }) =>
    marks.some(
      (other) =>
        differInHueOnly(color, other.color) ||
        (isWritten && alike.length > 0 && differInTintOnly(color, other.color)),
    ),
  );
  if (differing.length < 2 || isToldByWords(marks) || isSaid(marks)) return null;
  return differing;
}

/** Red or green, as something is when it is wrong or well. */
function isSignal(color: ColoredItem['color']): boolean {
  const hue = hueOf(color);
  return hue !== null && (hue < 20 || hue > 340 || (hue > 85 && hue < 165));
}

/** What screen readers hear of a control's state goes with it, and other rules judge how that is seen. */
function saysItsState(row: CapturedNode): boolean {
  return [row, ...row.children].some(({ attributes }) =>
    ['aria-pressed', 'aria-checked', 'aria-selected', 'aria-current', 'aria-expanded'].some(
      (name) => attributes.has(name),
    ),
  );
}

/** The first of its classes, and what it stands in. */
function makingOf({ tag, attributes, parent }: CapturedNode): string {
  const [name = ''] = (attributes.get('class') ?? '').trim().split(/\s+/);
  return `${tag}.${name}<${parent?.tag}`;
}

/** Whether a word goes with a color, as “late” with red; where no color comes twice it can't be told, and is taken for granted. */
function isSaid(marks: readonly ColoredItem[]): boolean {
  const byColor = [...Map.groupBy(marks, ({ color }) => sayColor(color)).values()];
  const several = byColor.filter(({ length }) => length > 1);
  return (
    several.length === 0 ||
    several.some((same) => {
      const others = new Set(marks.filter((one) => !same.includes(one)).flatMap(wordsIn));
      const [first, ...more] = same.map((one) => new Set(wordsIn(one)));
      return [...(first ?? [])].some(
        (word) => !others.has(word) && more.every((words) => words.has(word)),
      );
    })
  );
}

function wordsIn({ row }: ColoredItem): string[] {
  return (
    visibleWordsOf(row)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  );
}

/** By its own classes, or by those of what holds nothing else. */
function isState(node: CapturedNode): boolean {
  const { parent } = node;
  const isAlone = parent?.children.filter(({ box }) => box).length === 1;
  return isCalled(node) || (isAlone && parent !== null && isCalled(parent));
}

function isCalled({ attributes }: CapturedNode): boolean {
  return state.test(attributes.get('class') ?? '');
}
