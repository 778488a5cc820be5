import { expect, test } from 'vitest';
import { freeTop } from './place-toasts.ts';

const heights = { toasts: 80, window: 800 };

test('toasts are at the top where nothing is asked for', () => {
  expect(freeTop(heights, [])).toBe(0);
  expect(freeTop(heights, [{ top: 300, bottom: 350, weight: 1 }])).toBe(0);
});

test('below a field that is at the top', () => {
  expect(freeTop(heights, [{ top: 20, bottom: 64, weight: 1 }])).toBe(64);
});

test('and where a form fills the window, over what matters least', () => {
  const field = (top: number, weight = 1) => ({ top, bottom: top + 44, weight });
  const form = [
    field(10, 10),
    field(110),
    field(210),
    field(310),
    field(410, 10),
    field(510),
    field(610),
    field(710, 10),
  ];
  const top = freeTop(heights, form);
  const covered = form.filter((box) => box.bottom > top && box.top < top + heights.toasts);
  expect(covered.map(({ weight }) => weight)).toEqual([1]);
});
