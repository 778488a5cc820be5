import { expect, test } from 'vitest';
import { blend, contrastRatio } from './contrast-ratio.ts';

test('contrast goes from 1 to 21 in either order', () => {
  expect(contrastRatio([0, 0, 0], [255, 255, 255])).toBeCloseTo(21);
  expect(contrastRatio([255, 255, 255], [0, 0, 0])).toBeCloseTo(21);
  expect(contrastRatio([40, 90, 10], [40, 90, 10])).toBe(1);
  expect(contrastRatio([118, 118, 118], [255, 255, 255])).toBeCloseTo(4.54, 2);
});

test('a color lets through what lies under it', () => {
  expect(blend({ rgb: [0, 100, 200], alpha: 0.25 }, [200, 100, 0])).toEqual([150, 100, 50]);
});
