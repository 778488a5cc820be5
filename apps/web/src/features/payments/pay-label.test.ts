import { expect, it } from 'vitest';
import { payLabel } from './pay-label.ts';

it('names the sum that is charged', () => {
  expect(payLabel({ price: 2_900 }, 2_900)).toBe('Pay $29/month');
  expect(payLabel({ price: 9_900 }, 7_000)).toBe('Pay $70.00 now');
  expect(payLabel({ price: 2_900 }, 2_500), 'credit covers a part').toBe('Pay $25.00 now');
});
