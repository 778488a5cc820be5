import { expect, test } from 'vitest';
import { cleanText } from './clean-text.ts';

test('takes out what a database refuses and leaves the rest', () => {
  expect(cleanText('a\u0000b\u0000')).toBe('ab');
  expect(cleanText('\uD800x\uDC00')).toBe('\uFFFDx\uFFFD');
  expect(cleanText('جدول 🚢 <script>\n\t')).toBe('جدول 🚢 <script>\n\t');
});

test('cuts with an ellipsis to the length, and never through a character', () => {
  expect(cleanText('abcdef', 6)).toBe('abcdef');
  expect(cleanText('abcdefg', 6)).toBe('abcde…');
  const cut = cleanText('🚢'.repeat(10), 6);
  expect(cut.isWellFormed()).toBe(true);
  expect(cut.length).toBeLessThanOrEqual(6);
  expect(cleanText('x'.repeat(20_000))).toHaveLength(10_000);
});

test('the result can be stored as JSON and read again', () => {
  const hostile = `\u0000\uD83D${'\uDE00\u0000'.repeat(50)}`;
  const cleaned = cleanText(hostile, 20);
  expect(JSON.parse(JSON.stringify(cleaned))).toBe(cleaned);
  expect(JSON.stringify(cleaned)).not.toMatch(/\\u0000|\\ud[89a-f]/i);
});
