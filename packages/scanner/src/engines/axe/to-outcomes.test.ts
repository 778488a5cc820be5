import { expect, test } from 'vitest';
import { toOutcomes } from './to-outcomes.ts';

const none = { passes: [], violations: [], incomplete: [], inapplicable: [] };

test('a rule that passes on one element and not on another has not passed', () => {
  const [order, alt, label] = [{ id: 'heading-order' }, { id: 'image-alt' }, { id: 'label' }];
  const results = {
    ...none,
    passes: [order, alt, label],
    violations: [order],
    incomplete: [alt, order],
  };
  expect(Object.fromEntries(toOutcomes(results))).toEqual({
    'heading-order': 'failed',
    'image-alt': 'needs-review',
    label: 'passed',
  });
});

test('a rule that met nothing that it is about is inapplicable, and one that was not run is left out', () => {
  const results = { ...none, inapplicable: [{ id: 'video-caption' }] };
  expect(Object.fromEntries(toOutcomes(results))).toEqual({ 'video-caption': 'inapplicable' });
});

test('rules that the catalogue does not have are left out', () => {
  expect(toOutcomes({ ...none, violations: [{ id: 'unknown-rule' }] }).size).toBe(0);
});

test('an orientation rule without a style sheet to look at was not run', () => {
  const orientation = [{ id: 'css-orientation-lock' }];
  expect(toOutcomes({ ...none, incomplete: orientation }).size).toBe(0);
  expect(toOutcomes({ ...none, violations: orientation }).size).toBe(1);
});
