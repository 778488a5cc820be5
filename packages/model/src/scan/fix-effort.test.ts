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

test('elements that are alike are mended in one place, on however many pages', () => {
  const nodes = [node('li:nth-child(1) > a', '/a'), node('li:nth-child(2) > a', '/b')];
  expect(fixEffort({ wcag: ['1.4.3'], nodes })).toEqual({
    minutes: 20,
    ground: 'a color, a size or another style, in 1 place: 20 minutes',
  });
});

test('each element needs words of its own, unless its code is the same', () => {
  const codes = ['<img src="a">', '<img src="b">', '<img src="a">'];
  const nodes = codes.map((html) => ({ ...node('li > img'), html }));
  expect(fixEffort({ wcag: ['1.1.1'], nodes })).toEqual({
    minutes: 15,
    ground: 'words or an attribute, in 2 places: 10 minutes, and 5 for each further one',
  });
});

test('a style that all elements have in common is one place: that of the focus, and a pair of colors', () => {
  const nodes = [node('main p'), node('footer p'), node('nav a')];
  expect(fixEffort({ wcag: ['2.4.7'], nodes }).minutes).toBe(20);
  const pale = (color: string) => `(foreground color: ${color}, background color: #ffffff)`;
  const colored = nodes.map((one, at) => ({
    ...one,
    failureSummary: pale(at === 0 ? '#999999' : '#aaaaaa'),
  }));
  expect(fixEffort({ wcag: ['1.4.3'], nodes: colored }).minutes).toBe(30);
});

test('each further place takes its own minutes, by the kind of the repair', () => {
  const nodes = [node('main p'), node('footer p'), node('nav a')];
  expect(fixEffort({ wcag: ['1.4.3'], nodes })).toEqual({
    minutes: 40,
    ground:
      'a color, a size or another style, in 3 places: 20 minutes, and 10 for each further one',
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
