import { expect, test } from 'vitest';
import { checks } from './checks/index.ts';
import type { Reached } from './interact/reached.ts';
import { type StopQuestion, stopQuestions } from './interact/walk/decided.ts';
import { comesTo, reachOf, waysOf } from './use-reach.ts';

test('it is known of every check that the use of a page tells something by which ways', () => {
  const told = checks.filter((check) => check.looksAt === 'use' || check.whenUsed);
  expect(told.filter((check) => waysOf(check).length === 0)).toEqual([]);
  expect(told.length).toBeGreaterThan(20);
});

test('a rule is cut where one of its ways did not come to its end', () => {
  const state = { key: 'a', found: [], nodes: new Map() };
  const output = { cut: new Set(['drags' as const]), states: [{ ...state, words: 'in the menu' }] };
  const { cutRules, states } = reachOf([{ output }, { output: null }]);
  expect(cutRules).toContain('dragging-alternative');
  expect(cutRules).toContain('acts-on-pointer-down');
  expect(cutRules).not.toContain('keyboard-trap');
  expect(states).toEqual(['in the menu']);
  const keys = reachOf([{ output: { cut: new Set(['keys' as const]), states: [] } }]).cutRules;
  expect(keys).toContain('error-in-text');
  expect(keys).not.toContain('dragging-alternative');
  expect(reachOf([{ output: { states: [] } }])).toEqual({ cutRules: [], states: [] });
});

const none = {
  keys: [],
  pointer: [],
  drags: [],
  arrows: [],
  fields: [],
  forms: [],
  steps: [],
  wait: [],
} satisfies Reached['used'];
const stopsOf = (known: number, ...told: StopQuestion[]) =>
  new Map(told.map((question) => [question, [{ known }]]));
const stop = { place: 3, isShown: true, takesFocus: true };
const part = { place: 4, isShown: true, takesFocus: false };

function isComeTo(reached: Partial<Reached>, rule: string, at: typeof stop): boolean {
  return comesTo([{ used: none, walked: null, ...reached }])(rule, at);
}

test('what was pressed tells nothing about its sign of the focus', () => {
  const used = { ...none, keys: [{ known: 3 }] };
  expect(isComeTo({ used }, 'state-exposed', stop)).toBe(true);
  expect(isComeTo({ used }, 'focus-visible', stop)).toBe(false);
});

test('a stop is known only by what was found out about it', () => {
  const walked = { stops: stopsOf(3, 'stop', 'sight'), whole: new Set(stopQuestions) };
  expect(isComeTo({ walked }, 'context-on-focus', stop)).toBe(true);
  expect(isComeTo({ walked }, 'hidden-focus', stop)).toBe(true);
  expect(isComeTo({ walked }, 'focus-visible', stop)).toBe(false);
});

test('what is no stop is known where the walk was whole, and what lay over the page only while it is shown', () => {
  const walked = { stops: stopsOf(3), whole: new Set(['sight', 'veil'] as const) };
  expect(isComeTo({ walked }, 'hidden-focus', part)).toBe(true);
  expect(isComeTo({ walked }, 'focus-visible', part)).toBe(false);
  expect(isComeTo({ walked }, 'dialog-takes-focus', part)).toBe(true);
  expect(isComeTo({ walked }, 'dialog-takes-focus', { ...part, isShown: false })).toBe(false);
});
