import { expect, test } from 'vitest';
import { formatsIn, isStrictFormat } from './strict-format.ts';

test.each([
  String.raw`^\d{2}\/\d{2}\/\d{4}$`,
  String.raw`^[0-3][0-9][/][01][0-9][/]20[0-9]{2}$`,
  String.raw`[A-Z]{3}-\d{3}`,
  String.raw`^[A-Za-z]{2}\d{6}$`,
  String.raw`^\d\d:\d\d$`,
  String.raw`^[0-9]{4}-[0-9]{2}-[0-9]{2}$`,
  String.raw`^\d{1,2}\/\d{1,2}\/\d{4}$`,
  String.raw`^\d{1,2}[.]\d{1,2}[.]\d{4}$`,
  String.raw`^\d{1,2}:\d{2}$`,
])('%s demands a form', (pattern) => {
  expect(isStrictFormat(pattern)).toBe(true);
});

test.each([
  String.raw`^\d{1,4}([.]\d\d)?$`,
  String.raw`^\d{5}$`,
  String.raw`^\d{1,2}[.]\d{2}$`,
  String.raw`^\d{1,2}$`,
  String.raw`^[^@\s]+@[^@\s]+$`,
  String.raw`^(INPUT|TEXTAREA)$`,
  String.raw`^[A-Z0-9]{6}$`,
  String.raw`^[0-9+ ]{9,}$`,
])('%s leaves room', (pattern) => {
  expect(isStrictFormat(pattern)).toBe(false);
});

test.each([
  String.raw`const day = $('#day'); if (!/^\d\d\.\d\d\.\d{4}$/.test(day.value)) fail();`,
  String.raw`if (!/^\d\d\.\d\d\.\d{4}$/.test(document.getElementById('day').value)) fail();`,
  String.raw`const day = $('#day'); day.className = /^\d\d\.\d\d\.\d{4}$/.test(day.value.trim()) ? '' : 'bad';`,
])('finds the field of %s', (script) => {
  expect(formatsIn(script)).toEqual([expect.objectContaining({ id: 'day' })]);
});
