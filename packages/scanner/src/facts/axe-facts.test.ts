import { expect, test } from 'vitest';
import { axeFacts } from './axe-facts.ts';

test('a contrast tells what is, what is asked for, both colors and the text', () => {
  const data = {
    fgColor: '#999999',
    bgColor: '#ffffff',
    contrastRatio: 2.84,
    fontSize: '12.0pt (16px)',
    fontWeight: 'normal',
    messageKey: null,
    expectedContrastRatio: '4.5:1',
  };
  expect(axeFacts([{ id: 'color-contrast', data }])).toEqual([
    { name: 'Contrast', value: '2.84:1' },
    { name: 'Required', value: '4.5:1' },
    { name: 'Text color', value: '#999999' },
    { name: 'Background', value: '#ffffff' },
    { name: 'Text size', value: '16 px' },
    { name: 'Weight', value: 'normal' },
  ]);
});

test('what could not be measured is left out, and what is behind the text is named', () => {
  const data = { fgColor: '#777777', contrastRatio: 0, messageKey: 'bgImage' };
  expect(axeFacts([{ id: 'color-contrast', data }])).toEqual([
    { name: 'Text color', value: '#777777' },
    { name: 'Background', value: 'a picture' },
  ]);
});

test('a target tells its size and its distance', () => {
  const size = { id: 'target-size', data: { minSize: 24, width: 14.04, height: 18 } };
  const offset = { id: 'target-offset', data: { closestOffset: 8, minOffset: 24 } };
  expect(axeFacts([size, offset])).toEqual([
    { name: 'Size', value: '14 × 18 px' },
    { name: 'Required', value: '24 × 24 px' },
    { name: 'Free circle around its middle', value: '8 px' },
    { name: 'Required circle', value: '24 px' },
  ]);
});

test.each([
  ['meta-viewport', 'user-scalable=no', 'Setting', 'user-scalable=no'],
  ['valid-lang', ['lang="xx-q"'], 'Declared', 'lang="xx-q"'],
  ['aria-required-attr', ['aria-checked', 'aria-label'], 'Missing', 'aria-checked, aria-label'],
  ['meta-refresh', { redirectDelay: 1 }, 'Loads again after', '1 second'],
])('%s tells %j', (id, data, name, value) => {
  expect(axeFacts([{ id, data }])).toEqual([{ name, value }]);
});

test.each([[null], ['text'], [{ messageKey: 'hidden' }], [[1]]])('%j tells nothing', (data) => {
  const checks = ['color-contrast', 'target-size', 'has-alt'].map((id) => ({ id, data }));
  expect(axeFacts(checks)).toEqual([]);
});
