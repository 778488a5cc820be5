import { expect, it } from 'vitest';
import { formatMoney, formatPrice } from './format-money.ts';

it.each([
  [0, '$0.00', '$0'],
  [2_900, '$29.00', '$29'],
  [2_950, '$29.50', '$29.50'],
  [123_456, '$1,234.56', '$1,234.56'],
  [5, '$0.05', '$0.05'],
])('%i cents: %s, %s', (cents, money, price) => {
  expect(formatMoney(cents)).toBe(money);
  expect(formatPrice(cents)).toBe(price);
});
