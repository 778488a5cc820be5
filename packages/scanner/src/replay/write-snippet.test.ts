import { expect, test } from 'vitest';
import { literal, locatorOf } from './locator-of.ts';
import { expectThat } from './replay-expectations.ts';
import { step } from './replay-steps.ts';
import { toReproduction } from './to-reproduction.ts';
import { writeSnippet } from './write-snippet.ts';

const page = { url: 'https://example.org/a?b=1', viewport: { width: 1280, height: 800 } };
const menu = { target: ['#menu'], frameSteps: [], words: 'Menu' };
const replay = {
  state: null,
  steps: [step.tabTo(menu), step.press('Tab', 3), step.press('Escape')],
  wrong: 'The focus is on nothing in the page.',
  expected: expectThat.isFocused(menu),
};

test('a snippet holds the page, each step under its words, and what is expected', () => {
  expect(writeSnippet(replay, 'Focus comes back', page))
    .toBe(`import { expect, test } from '@playwright/test';

test.use({ viewport: { width: 1280, height: 800 } });

test('Focus comes back', async ({ page }) => {
  await page.goto('https://example.org/a?b=1');
  // Press Tab until “Menu” has the focus.
  await page.locator('#menu').focus();
  // Press Tab 3 times.
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('Tab');
  // Press Escape.
  await page.keyboard.press('Escape');
  // Wrong so far: The focus is on nothing in the page.
  await expect(page.locator('#menu')).toBeFocused();
});
`);
});

test('elements in frames and shadow trees are found through them', () => {
  const target = ['#host', 'iframe', 'x-list', '#go'];
  expect(locatorOf({ target, frameSteps: [1], words: '' })).toBe(
    "page.locator('#host').locator('iframe').contentFrame().locator('x-list').locator('#go')",
  );
});

test('words of the page end neither a literal nor a comment', () => {
  const hostile = `a'b"c\\d\n}); process.exit(); //\u2028\u0007\ud800`;
  expect(new Function(`return ${literal(hostile)}`)()).toBe(hostile.toWellFormed());
  const text = writeSnippet(
    { ...replay, steps: [step.tabTo({ ...menu, words: hostile })], wrong: hostile },
    hostile,
    page,
  );
  const code = text?.split('\n').filter((line) => !line.trimStart().startsWith('//'));
  expect(code?.filter((line) => line.includes('process.exit'))).toEqual([
    expect.stringMatching(/^test\('/),
  ]);
  expect(text).not.toContain('\u2028');
  expect(text).not.toContain('\u0007');
});

test('the steps of a reproduction end with what is wrong', () => {
  const { steps, snippet, state, pictures } = toReproduction(
    { ...replay, expected: null, state: 'in the menu “Products”, opened' },
    'Title',
    page,
  );
  expect(steps).toEqual([
    'Press Tab until “Menu” has the focus.',
    'Press Tab 3 times.',
    'Press Escape.',
    'The focus is on nothing in the page.',
  ]);
  expect({ snippet, state, pictures }).toEqual({
    snippet: null,
    state: 'in the menu “Products”, opened',
    pictures: [],
  });
});
