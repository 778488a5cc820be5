import { describe, expect, test } from 'vitest';
import { isAboutOneOfMany, type OneOfMany } from './is-about-one-of-many.ts';
import type { JudgedIssue, JudgedNode, TargetPlaces } from './judged-issue.ts';

const barrier: OneOfMany = {
  wcag: ['1.4.3'],
  keywords: /contrast/i,
  targets: ['.card > .price', '#total'],
};

function node(html: string, places?: [string, 'same' | 'near'][]): JudgedNode {
  const found: TargetPlaces | undefined = places && new Map(places);
  return { html, target: ['main > p'], failureSummary: '', ...(found ? { places: found } : {}) };
}

function issue(nodes: JudgedNode[], more: Partial<JudgedIssue> = {}): JudgedIssue {
  return {
    rule: 'color-contrast',
    outcome: 'failed',
    title: 'Text has too little contrast',
    description: '',
    help: '',
    wcag: ['1.4.3'],
    level: 'AA',
    actRules: [],
    nodes,
    ...more,
  };
}

const isAbout = (of: JudgedIssue, more: Partial<OneOfMany> = {}) =>
  isAboutOneOfMany(of, { ...barrier, ...more }, null);
const silent = { rule: 'other', title: 'Something else' };

describe('an issue is about one of the many barriers of a page', () => {
  test('by a criterion and an element that is a target in the loaded page', () => {
    const same = node('<p>', [['#total', 'same']]);
    expect(isAbout(issue([node('<p>', []), same], silent))).toBe(true);
    expect(isAbout(issue([same], { ...silent, wcag: ['1.1.1'] }))).toBe(false);
  });

  test('not by an opening tag like that of a target when it is another element there', () => {
    expect(isAbout(issue([node('<p class="price">', [])]))).toBe(false);
  });

  test('by the opening tag where the element could not be looked up, whatever is around it', () => {
    expect(isAbout(issue([node('<p class="price">')], silent))).toBe(true);
    expect(isAbout(issue([node('<p class="name">')]))).toBe(false);
    const nth = { targets: ['.rows > li:nth-child(2):not(.price)'] };
    expect(isAbout(issue([node('<li>')], silent), nth)).toBe(true);
    expect(isAbout(issue([node('<p>')], silent), { targets: ['ul > :first-child'] })).toBe(false);
  });

  test('by its words when it names no element but the page', () => {
    const other = { wcag: ['1.4.11'] };
    expect(isAbout(issue([], other))).toBe(true);
    expect(isAbout(issue([node('<html lang="en">', [])], other))).toBe(true);
    expect(isAbout(issue([node('<html lang="en">', [])], silent))).toBe(false);
  });

  test('not by its words when it names another element', () => {
    expect(isAbout(issue([node('<a href="/">', [])]))).toBe(false);
  });

  test('by its words and an element that is a target, as when it stands for no criterion', () => {
    const same = node('<p>', [['#total', 'same']]);
    expect(isAbout(issue([same], { wcag: [], level: 'best-practice' }))).toBe(true);
  });

  test('by its words and a criterion when it names what is within or around a target', () => {
    const near = node('<span>', [['#total', 'near']]);
    expect(isAbout(issue([near]))).toBe(true);
    expect(isAbout(issue([near], silent))).toBe(false);
    expect(isAbout(issue([near], { wcag: ['1.4.11'] }))).toBe(false);
  });

  test('by its words alone when the barrier is the whole page', () => {
    const page = { targets: [] };
    expect(isAbout(issue([node('<a href="/">', [])]), page)).toBe(true);
    expect(isAbout(issue([node('<a href="/">', [])], silent), page)).toBe(false);
  });

  test('not by a criterion when it names more than one finding can be about', () => {
    const wcag = ['1.4.3', '1.1.1', '1.2.1', '1.3.1', '2.4.4', '2.4.6', '3.3.2'];
    const same = node('<p>', [['#total', 'same']]);
    expect(isAbout(issue([same], { ...silent, wcag }))).toBe(false);
    expect(isAbout(issue([same], { ...silent, wcag: wcag.slice(0, 6) }))).toBe(true);
  });
});
