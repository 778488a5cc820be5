import { expect, test } from 'vitest';
import { contrastOf, over, sayRatio, toColor } from './colors.ts';

const color = (text: string) => toColor(text) ?? expect.fail(text);

test.each([
  ['rgb(0, 0, 0)', 'rgb(255, 255, 255)', '21:1'],
  ['rgb(118, 118, 118)', 'rgb(255, 255, 255)', '4.54:1'],
  ['rgb(119, 119, 119)', 'rgb(255, 255, 255)', '4.47:1'],
])('%s on %s', (one, other, ratio) => {
  expect(sayRatio(contrastOf(color(one), color(other)))).toBe(ratio);
});

test('a color that is not opaque lets the one under it through', () => {
  expect(over(color('rgba(0, 0, 0, 0.5)'), color('rgb(255, 255, 255)'))).toEqual(
    color('rgb(127.5, 127.5, 127.5)'),
  );
});

test('a color of another space is not known', () => {
  expect(toColor('oklch(0.7 0.1 200)')).toBeNull();
  expect(toColor(undefined)).toBeNull();
});
