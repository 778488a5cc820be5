import { describe, expect, test } from 'vitest';
import { hitsExample } from './hits-example.ts';
import { type Barrier, hitsTarget, isAbout } from './is-about.ts';
import type { JudgedIssue } from './judged-issue.ts';
import { readPageWords } from './page-words.ts';
import { topicText } from './topic-text.ts';

const node = (html: string, ...target: string[]) => ({ html, target, failureSummary: '' });

function issue(more: Partial<JudgedIssue> = {}): JudgedIssue {
  return {
    rule: 'image-alt',
    outcome: 'failed',
    title: 'Images have no text alternative',
    description: '',
    help: '',
    wcag: ['1.1.1'],
    level: 'A',
    actRules: ['23a2a8'],
    nodes: [node('<img src="a.png">')],
    ...more,
  };
}

const barrier: Barrier = { wcag: ['1.1.1'], keywords: null, target: 'img', strict: false };

describe('an issue is about a barrier', () => {
  test('by a shared criterion and element, and by neither alone', () => {
    expect(isAbout(issue(), barrier, null)).toBe(true);
    expect(isAbout(issue({ wcag: ['4.1.2'] }), barrier, null)).toBe(false);
    expect(isAbout(issue({ nodes: [node('<p>')] }), barrier, null)).toBe(false);
  });

  test('by its words alone, and by nothing else where the barrier is strict', () => {
    const worded = { ...barrier, keywords: /text alternative/i, target: '', strict: true };
    expect(isAbout(issue({ wcag: [] }), worded, null)).toBe(true);
    expect(isAbout(issue(), { ...barrier, keywords: /frame/, strict: true }, null)).toBe(false);
  });

  test('not when it names more criteria than one finding can be about', () => {
    const wcag = ['1.1.1', '1.2.1', '1.3.1', '2.4.4', '2.4.6', '3.3.2', '4.1.2'];
    expect(isAbout(issue({ wcag }), barrier, null)).toBe(false);
    expect(isAbout(issue({ wcag: wcag.slice(0, 6) }), barrier, null)).toBe(true);
  });
});

describe('an element is one of the target', () => {
  test.each([
    ['<p class="big note">', 'p.note', true],
    ['<p class="notes">', 'p.note', false],
    ['<INPUT TYPE="image" disabled>', 'input[type=image]', true],
    ['<input type="text">', 'a, input[type]', true],
    ['<html lang="en">', 'p', false],
    ['<a id="top" href="#', '#top', true],
  ])('by its opening tag: %s, %s', (html, target, hit) => {
    expect(hitsTarget(node(html), target)).toBe(hit);
  });

  test.each([
    ['main > p:nth-of-type(2)', 'p.note', true],
    ['main > p#other', 'p#note', false],
    ['/html/body/p[2]/text()', 'p', true],
    ['', 'p', false],
  ])('by its selector where there is no markup: %s, %s', (selector, target, hit) => {
    expect(hitsTarget(node('', 'iframe', selector), target)).toBe(hit);
  });
});

test('what stands around an example is not in it', () => {
  expect(hitsExample(node('<html lang="en">'))).toBe(false);
  expect(hitsExample(node('<main id="page-content">'))).toBe(false);
  expect(hitsExample(node('', 'body'))).toBe(false);
  expect(hitsExample(node('<p id="other">'))).toBe(true);
});

test('what an issue repeats from the page is not what it is about', () => {
  const page = readPageWords(
    '<title>Link goes nowhere</title><h1>Button has no name</h1><p>Read our terms of use</p>',
  );
  const said = topicText(
    issue({
      rule: 'link-name',
      title: 'Link goes nowhere',
      description: 'The text “Read our terms of use” and "href" at https://a.example/button-name.',
      help: 'Write <button aria-label="Button">, &lt;a&gt;.',
    }),
    page,
  );
  expect(said).not.toMatch(/nowhere|terms|a\.example|aria-label/);
  expect(said).toContain('link name');
  expect(said).toContain('"href"');
  expect(said).toContain('Write <button>, <a>.');
});
