import { expect, test } from 'vitest';
import { otherFormatFor } from './other-format-for.ts';

test.each([
  [String.raw`^\d{1,2}\/\d{1,2}\/\d{4}$`, '2031-03-28'],
  [String.raw`^[0-9]{4}-[0-9]{2}-[0-9]{2}$`, '28.03.2031'],
  [String.raw`^\d\d[.]\d\d[.]\d{4}$`, '2031-03-28'],
  [String.raw`^\d{1,2}:\d{2}$`, '9.30'],
  [String.raw`[A-Z]{3}-\d{3}`, 'abc'],
])('what %s does not take is %s', (format, text) => {
  expect(otherFormatFor(format)).toBe(text);
  expect(new RegExp(`^(?:${format})$`).test(text)).toBe(false);
});
