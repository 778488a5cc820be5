import { expect, test } from 'vitest';
import { checks } from './checks/index.ts';
import { reachOf, waysOf } from './use-reach.ts';

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
