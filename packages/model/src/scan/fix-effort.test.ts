import { expect, test } from 'vitest';
import { effortText, fixEffort } from './fix-effort.ts';
import type { IssueNode } from './issue.ts';

const node = (target: string, url?: string): IssueNode => ({
  target: [target],
  html: '',
  failureSummary: '',
  fingerprint: '',
  box: null,
  ...(url === undefined ? {} : { page: { url } }),
});

test('elements of one component are one cause, on however many pages', () => {
  const nodes = [node('li:nth-child(1) > a', '/a'), node('li:nth-child(2) > a', '/b')];
  expect(fixEffort({ wcag: ['1.4.3'], nodes })).toEqual({
    minutes: 20,
    ground: 'a color, a size or another style, for 1 cause: 20 minutes',
  });
});

test('each element needs words of its own, unless its code is the same', () => {
  const codes = ['<img src="a">', '<img src="b">', '<img src="a">'];
  const nodes = codes.map((html) => ({ ...node('li > img'), html }));
  expect(fixEffort({ wcag: ['1.1.1'], nodes })).toEqual({
    minutes: 15,
    ground:
      'words or an attribute, for 2 different elements: 10 minutes, and 5 for each further one',
  });
});

test('a style that all elements have in common is one cause: that of the focus, and a pair of colors', () => {
  const nodes = [node('main p'), node('footer p'), node('nav a')];
  expect(fixEffort({ wcag: ['2.4.7'], nodes }).minutes).toBe(20);
  const pale = (color: string) => `(foreground color: ${color}, background color: #ffffff)`;
  const colored = nodes.map((one, at) => ({
    ...one,
    failureSummary: pale(at === 0 ? '#999999' : '#aaaaaa'),
  }));
  expect(fixEffort({ wcag: ['1.4.3'], nodes: colored }).minutes).toBe(30);
});

test('each further cause takes its own minutes, by the kind of the repair', () => {
  const nodes = [node('main p'), node('footer p'), node('nav a')];
  expect(fixEffort({ wcag: ['1.4.3'], nodes })).toEqual({
    minutes: 40,
    ground:
      'a color, a size or another style, for 3 causes: 20 minutes, and 10 for each further one',
  });
  expect(fixEffort({ wcag: ['2.1.1', '4.1.2'], nodes: [node('div')] }).minutes).toBe(120);
  expect(fixEffort({ wcag: ['1.4.10'], nodes: [] }).minutes).toBe(120);
});

test.each([
  [10, '10 minutes'],
  [60, '1 hour'],
  [61, '2 hours'],
  [480, '8 hours'],
  [481, '2 days'],
  [961, '3 days'],
])('%i minutes are %s', (minutes, text) => {
  expect(effortText(minutes)).toBe(text);
});

test('an issue of a site is one cause, whatever its examples look like', () => {
  const nodes = [node('main p'), node('footer p'), node('nav a')];
  const component = { pattern: '.card p', colors: null };
  expect(fixEffort({ wcag: ['1.4.12'], nodes, component }).minutes).toBe(120);
  const texts = nodes.map((one, at) => ({ ...one, html: `<img id="${at}">` }));
  const words = { wcag: ['1.1.1'], nodes: texts, component };
  expect(fixEffort({ ...words, differentElements: 1 }).minutes).toBe(10);
  expect(fixEffort(words).minutes).toBe(20);
});
