import { expect, it } from 'vitest';
import { initials } from './initials.ts';

it.each([
  ['Maya Okafor', 'MO'],
  ['Ana María de la Cruz', 'AC'],
  ['Prince', 'P'],
  ['  élodie   (she) ', 'ÉS'],
  ['李小龍', '李'],
  ['42', ''],
])('%s gives %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
