import { expect, test } from 'vitest';
import { componentOf } from './component-of.ts';

const patternOf = (selector: string, html = '<a href="/x">x</a>') =>
  componentOf({ target: [selector], html, failureSummary: '' }).pattern;

test.each([
  ['the position in a list', '#p-navigation > ul > li:nth-child(3) > a', '#p-navigation a'],
  ['and in a longer one', '#p-navigation > ul > li:nth-of-type(12) > a', '#p-navigation a'],
  ['what an attribute says', 'main > p > a[href="/wiki/Elbe"]', 'main a'],
  ['a number in a name', '#post-1289 > h2 > a', '#post-* a'],
  ['a long made-up name', '#c0ffee12-8a4b-11ee > a', 'a'],
  ['an escaped digit', '#\\31 23abc > a', '#*abc a'],
  ['a state', 'nav a:hover', 'nav a'],
  ['a position in brackets', 'td.wide:not(:nth-child(2)) b', 'td.wide b'],
])('%s is left out', (_, selector, pattern) => {
  expect(patternOf(selector, '')).toBe(pattern);
});

test('a selector of an id or a class alone says what the element is', () => {
  expect(patternOf('#searchInput', '<input id="searchInput">')).toBe('input#searchInput');
  expect(patternOf('.mw-editsection', '<span class="mw-editsection">')).toBe('span.mw-editsection');
});

test('what kind of field it is stays, which one goes', () => {
  expect(patternOf('form > input[type="radio"][name="a"]')).toBe('form input[type="radio"]');
});

test('quoted spaces and combinators are no part of the way', () => {
  expect(patternOf('nav > a[title="More > of it"]')).toBe('nav a');
});

test('without the names of one page the part and the kind are left', () => {
  const { loosePattern } = componentOf({
    target: ['main > section#elbe > h3#sources'],
    html: '<h3 id="sources" role="button">',
    failureSummary: '',
  });
  expect(loosePattern).toBe('section h3[button]');
});

test('a frame is part of the way', () => {
  const { pattern } = componentOf({
    target: ['iframe.ad', 'body > a:nth-child(2)'],
    html: '<a>',
    failureSummary: '',
  });
  expect(pattern).toBe('iframe.ad a');
});

test('colors are those that were measured', () => {
  const summary =
    'Element has insufficient color contrast of 2.96 (foreground color: #8A94A0, background color: #ffffff, font size: 10.5pt';
  expect(componentOf({ target: ['a'], html: '<a>', failureSummary: summary }).colors).toBe(
    '#8a94a0 on #ffffff',
  );
  expect(componentOf({ target: ['a'], html: '<a>', failureSummary: 'Fix it' }).colors).toBeNull();
});

test('hostile selectors and markup take no time and throw nothing', () => {
  const long = `${'#a-1 > '.repeat(2_000)}${'['.repeat(2_000)}`;
  expect(patternOf(long, `<${'x'.repeat(5_000)}`)).toBeTypeOf('string');
  expect(componentOf({ target: [], html: '', failureSummary: '' }).pattern).toBe('*');
});
