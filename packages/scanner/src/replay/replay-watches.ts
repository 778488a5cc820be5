import { liveRegions } from './live-regions.ts';
import { literal, locatorOf, type ReplayElement } from './locator-of.ts';
import type { ReplayStep } from './replay.ts';

/** What is looked at before the decisive step and after it: lines of a Playwright test. */
export interface Watch {
  begin: readonly string[];
  /** Fails as long as all is as it was. */
  hasChanged: readonly string[];
}

/** A function that runs in the page and looks at one element; it gets none as long as there is none. */
function watchOf(element: ReplayElement, look: readonly string[]): Watch {
  const [first = '', ...rest] = look;
  return {
    begin: [
      `const look = () => ${locatorOf(element)}.evaluateAll(${first}`,
      ...rest,
      'const before = await look();',
    ],
    hasChanged: ['await expect.poll(look).not.toBe(before);'],
  };
}

const states = ['expanded', 'pressed', 'checked', 'selected', 'current'].map(
  (name) => `aria-${name}`,
);

export const watch = {
  /** Whether it is in sight, and what it says then. What is cut off or transparent has a box all the same. */
  sightOf: (element: ReplayElement) =>
    watchOf(element, [
      '([element]) => {',
      '  if (!element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return null;',
      '  for (let at = element; at; at = at.parentElement) {',
      '    const { left, right, width, height } = at.getBoundingClientRect();',
      '    const isEmpty = width < 1 || height < 1 || right <= 0 || left >= innerWidth;',
      "    if (isEmpty && (at === element || getComputedStyle(at).overflow !== 'visible')) return null;",
      '  }',
      '  return element.innerText;',
      '});',
    ]),
  /** What it says of itself: open, pressed, chosen. */
  statesOf: (element: ReplayElement) =>
    watchOf(element, [
      '([element]) =>',
      `  [${states.map(literal).join(', ')}].map((name) => element?.getAttribute(name)).join());`,
    ]),
  /** The same, or what it is called. */
  statesOrNameOf: (element: ReplayElement) =>
    watchOf(element, [
      '([element]) =>',
      `  [...[${states.map(literal).join(', ')}].map((name) => element?.getAttribute(name)),`,
      "    element?.getAttribute('aria-label') || element?.innerText].join());",
    ]),
  /** What arrow keys change in something to choose from or with a value: where the focus is in it, and what it says of itself. */
  answersOf: (widget: ReplayElement) =>
    watchOf(widget, [
      '([widget]) => {',
      '  const active = document.activeElement;',
      "  const at = widget ? [...widget.querySelectorAll('*')].indexOf(active) : -1;",
      "  return [at, active?.getAttribute('aria-activedescendant'), widget?.value, widget?.outerHTML].join();",
      '});',
    ]),
  /** What arrow keys change under a field that suggests something: what is marked, what is written or where the focus is. */
  choiceIn: (field: ReplayElement) =>
    watchOf(field, [
      '([field]) =>',
      "  [document.activeElement === field, field?.getAttribute('aria-activedescendant'), field?.value].join());",
    ]),
  /** What the form around it says, and what would be read out. */
  wordsAround: (element: ReplayElement) =>
    watchOf(element, [
      '([element]) =>',
      `  [element?.closest('form') ?? document.body, ...document.querySelectorAll(${literal(liveRegions)})]`,
      "    .map((part) => part.innerText).join('\\n'));",
    ]),
};

/** Begins to look right before a step is done. */
export function watched({ words, code }: ReplayStep, { begin }: Watch): ReplayStep {
  return { words, code: [...begin, ...code] };
}

/** Right before the last of some steps. */
export function watchedAtLast(steps: readonly ReplayStep[], looked: Watch): ReplayStep[] {
  return steps.map((step, at) => (at === steps.length - 1 ? watched(step, looked) : step));
}
