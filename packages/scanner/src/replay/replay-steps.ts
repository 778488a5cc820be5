import { countOf } from '@curbcut/model/text';
import { called } from '../checks/page/words-of.ts';
import { literal, locatorOf, type ReplayElement } from './locator-of.ts';

import type { ReplayStep } from './replay.ts';

/** As people know keys that are called otherwise in code. */
const keyNames: Readonly<Record<string, string>> = {
  Space: 'the space bar',
  ArrowDown: 'the down arrow',
  ArrowUp: 'the up arrow',
  ArrowLeft: 'the left arrow',
  ArrowRight: 'the right arrow',
  'Shift+Tab': 'Shift and Tab',
};

const visibleStops =
  ':is(a[href], button, input, select, textarea, [tabindex="0"]):not(:disabled):visible';

/** A key by the name that Playwright gives it, for example `Shift+Tab`. */
function press(key: string, times = 1): ReplayStep {
  const often = times === 1 ? '' : ` ${times} times`;
  const pressing = `await page.keyboard.press(${literal(key)});`;
  return {
    words: `Press ${keyNames[key] ?? key}${often}.`,
    code:
      times === 1 ? [pressing] : [`for (let times = 0; times < ${times}; times += 1) ${pressing}`],
  };
}

/** With Tab, however often that takes. */
function tabTo(element: ReplayElement): ReplayStep {
  return {
    words: `Press Tab until ${called(element.words, 'the element')} has the focus.`,
    code: [`await ${locatorOf(element)}.focus();`],
  };
}

/** With each press, as the page scrolls with them; from the end of the page with Shift. */
function tabThroughTo(element: ReplayElement, key = 'Tab'): ReplayStep {
  const isBack = key !== 'Tab';
  const words = isBack
    ? `Press ${keyNames[key]} from the end of the page on, until`
    : 'Press Tab until';
  return {
    words: `${words} ${called(element.words, 'the element')} has the focus.`,
    code: [
      'for (let times = 0; times < 300; times += 1) {',
      `  await page.keyboard.press(${literal(key)});`,
      `  if (await ${locatorOf(element)}.evaluate((one) => one.matches(':focus'))) break;`,
      '}',
      `await expect(${locatorOf(element)}).toBeFocused();`,
    ],
  };
}

function tabBackTo(element: ReplayElement): ReplayStep {
  return tabThroughTo(element, 'Shift+Tab');
}

/** To one of several among which the arrow keys move the focus. */
function arrowsTo(element: ReplayElement): ReplayStep {
  const words = `Press Tab and the arrow keys until ${called(element.words, 'the element')} has the focus.`;
  return { ...tabTo(element), words };
}

function click(element: ReplayElement): ReplayStep {
  return {
    words: `Click ${called(element.words, 'the element')}.`,
    code: [`await ${locatorOf(element)}.click();`],
  };
}

/** By any means: Tab may not lead there. */
function enter(dialog: ReplayElement): ReplayStep {
  return {
    words: `Move the focus into ${called(dialog.words, 'what has opened')}.`,
    code: [`await ${locatorOf(dialog)}.locator(${literal(visibleStops)}).first().focus();`],
  };
}

/** A button of it, or a link that works as one, by what it is called. */
function pressIn(dialog: ReplayElement, name: string): ReplayStep {
  const byRole = (role: string) =>
    `getByRole(${literal(role)}, { name: ${literal(name)}, exact: true })`;
  const within = locatorOf(dialog);
  return {
    words: `Press Tab until ${called(name, 'its button for closing')} has the focus, then Enter.`,
    code: [
      `await ${within}.${byRole('button')}.or(${within}.${byRole('link')}).first().press('Enter');`,
    ],
  };
}

/** In words only, for what no few lines can do in the same way on any page. */
function told(words: string): ReplayStep {
  return { words, code: [`// ${words}`] };
}

/** In words only, where what is expected has to be seen on the page as it was before. */
function leftOut({ words }: ReplayStep): ReplayStep {
  return { words, code: ['// Not done here: what follows is about the page as it was before.'] };
}

function hover(element: ReplayElement): ReplayStep {
  return {
    words: `Move the pointer onto ${called(element.words, 'the element')}.`,
    code: [`await ${locatorOf(element)}.hover();`],
  };
}

/** Letter by letter, as people do. */
function type(text: string, element: ReplayElement): ReplayStep {
  return {
    words: `Type “${text}” into ${called(element.words, 'the field')}.`,
    code: [`await ${locatorOf(element)}.pressSequentially(${literal(text)});`],
  };
}

/** At once, as pickers of dates do. */
function fill(text: string, element: ReplayElement): ReplayStep {
  return {
    words: `Enter “${text}” into ${called(element.words, 'the field')}.`,
    code: [`await ${locatorOf(element)}.fill(${literal(text)});`],
  };
}

function choose(option: string, element: ReplayElement): ReplayStep {
  return {
    words: `Choose “${option}” in ${called(element.words, 'the list')}.`,
    code: [`await ${locatorOf(element)}.selectOption({ label: ${literal(option)} });`],
  };
}

function tick(element: ReplayElement): ReplayStep {
  return {
    words: `Choose ${called(element.words, 'the element')}.`,
    code: [`await ${locatorOf(element)}.check();`],
  };
}

function wait(ms: number): ReplayStep {
  const seconds = ms / 1_000;
  return {
    words: `Wait ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`,
    code: [`await page.waitForTimeout(${ms});`],
  };
}

/** Of the page's own time, which Playwright lets pass at once: its clock has to be there before the page is loaded. */
function leaveAlone(minutes: number): ReplayStep {
  return {
    words: `Leave the page alone for ${countOf(minutes, 'minute')}.`,
    code: [`await page.clock.runFor(${minutes * 60_000});`],
  };
}

function loadWithClock(): ReplayStep {
  return {
    words: 'Load the page again.',
    code: ['await page.clock.install();', 'await page.reload();'],
  };
}

/** What is done on the way. Each gives its words and its code. */
export const step = {
  press,
  tabTo,
  tabThroughTo,
  tabBackTo,
  arrowsTo,
  click,
  enter,
  pressIn,
  told,
  leftOut,
  hover,
  type,
  fill,
  choose,
  tick,
  wait,
  leaveAlone,
  loadWithClock,
};
