import { expect, test } from 'vitest';
import { withoutIndent } from './without-indent.ts';

test('takes off the indentation that the lines after the first have in common', () => {
  const code = '<div>\n        <p>Berths</p>\n\n      </div>';
  expect(withoutIndent(code)).toBe('<div>\n  <p>Berths</p>\n\n</div>');
});

test('takes tabs and blanks as they are', () => {
  expect(withoutIndent('<a>\n\t\t<b></b>\n\t</a>')).toBe('<a>\n\t<b></b>\n</a>');
  expect(withoutIndent('<a>\n\t<b></b>\n  </a>')).toBe('<a>\n\t<b></b>\n  </a>');
});

test('leaves alone what is in one line, or not indented', () => {
  expect(withoutIndent('  <a></a>')).toBe('  <a></a>');
  expect(withoutIndent('<a>\n  <b></b>\n</a>')).toBe('<a>\n  <b></b>\n</a>');
  expect(withoutIndent('')).toBe('');
});
