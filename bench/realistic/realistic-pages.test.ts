import { describe, expect, test } from 'vitest';
import { findMistakesOfPage, findMistakesOfSet } from './find-mistakes.ts';
import { realisticPages } from './pages.ts';
import { realisticCases } from './realistic-cases.ts';
import type { Barrier, RealisticPage } from './realistic-page.ts';
import { renderTwin } from './render-twin.ts';
import { twinsOf } from './twins.ts';

function barrier(change: Partial<Barrier> = {}): Barrier {
  return {
    id: 'button-without-words',
    criteria: ['4.1.2'],
    sort: 'markup',
    class: 'control-without-name',
    what: 'The button has no name.',
    target: ['button'],
    words: 'name',
    present: () => Promise.resolve(true),
    ...change,
  };
}

function pageWith(barriers: Barrier[], change: Partial<RealisticPage> = {}): RealisticPage {
  return {
    name: 'sample-page',
    kind: 'sample',
    language: 'en',
    render: (flaw) => `<button>${flaw('button-without-words', 'Send', '')}</button>`,
    barriers,
    ...change,
  };
}

test.each(realisticPages.map((page) => [page.name, page] as const))(
  'the barriers of the page %s are those that it is made with',
  (_, page) => {
    expect(findMistakesOfPage(page)).toEqual([]);
  },
);

test('each page is there once', () => {
  const names = realisticPages.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

test('a page is rendered with the chosen barriers', () => {
  const page = pageWith([barrier()], {
    files: (flaw) => ({ 'send.js': flaw('send-by-mouse', 'click', 'mousedown') }),
  });
  expect(renderTwin(page, () => false)).toEqual({
    document: '<button>Send</button>',
    files: { 'send.js': 'click' },
    ids: ['button-without-words', 'send-by-mouse'],
    idle: [],
  });
  expect(renderTwin(page, (id) => id === 'send-by-mouse')).toMatchObject({
    document: '<button>Send</button>',
    files: { 'send.js': 'mousedown' },
  });
});

test('either twin may be the flawed one, always the same', () => {
  const flawed = (name: string) =>
    twinsOf({ name })
      .filter((twin) => twin.flawed)
      .map((twin) => twin.name);
  const names = Array.from({ length: 40 }, (_, index) => `page-${index}`);
  expect(new Set(names.flatMap(flawed))).toEqual(new Set(['a', 'b']));
  for (const name of names) expect(flawed(name)).toHaveLength(1);
  expect(names.map(flawed)).toEqual(names.map(flawed));
});

test('cases name the barriers of the flawed twin, without their proof', () => {
  const cases = realisticCases([pageWith([barrier()])]);
  const { present: _present, ...bare } = barrier();
  expect(cases.map(({ path }) => path)).toEqual([
    '/realistic/sample-page/a/',
    '/realistic/sample-page/b/',
  ]);
  expect(cases.find(({ flawed }) => flawed)?.barriers).toEqual([bare]);
  expect(cases.find(({ flawed }) => !flawed)?.barriers).toEqual([]);
});

describe('a mistake is found:', () => {
  test.each([
    ['a barrier that is nowhere', [barrier(), barrier({ id: 'other' })], 'other is nowhere'],
    ['a barrier twice', [barrier(), barrier()], 'is there twice'],
    ['an id without a barrier', [], 'button-without-words is no barrier'],
    ['an unknown class', [barrier({ class: 'odd' })], 'is of no known class'],
    ['a criterion of AAA', [barrier({ criteria: ['1.4.6'] })], 'names no criterion'],
    ['no criterion', [barrier({ criteria: [] })], 'names no criterion'],
    ['broken words', [barrier({ words: '(' })], 'no regular expression'],
    ['words that fit everything', [barrier({ words: 'a|' })], 'no regular expression'],
  ])('%s', (_, barriers, mistake) => {
    expect(findMistakesOfPage(pageWith(barriers)).join('\n')).toContain(mistake);
  });

  test('an id that is served', () => {
    const page = pageWith([barrier()], {
      render: (flaw) =>
        `<p id="button-without-words">${flaw('button-without-words', 'a', 'b')}</p>`,
    });
    expect(findMistakesOfPage(page)).toEqual(['button-without-words is served']);
  });

  test('a barrier that changes nothing', () => {
    const page = pageWith([barrier()], {
      render: (flaw) => flaw('button-without-words', 'a', 'a'),
    });
    expect(findMistakesOfPage(page)).toEqual(['button-without-words changes nothing somewhere']);
  });

  test('the set that is measured has none', () => {
    expect(findMistakesOfSet(realisticPages)).toEqual([]);
  });

  test('too few pages and barriers, or of one sort only', () => {
    expect(findMistakesOfSet([pageWith([barrier()])])).toEqual([
      'only 1 of 20 pages',
      'fewer than three scripts',
      'no page that is written from right to left',
      'only 1 of 300 barriers',
      'too few barriers of the sort look',
      'too few barriers of the sort keys',
      'too few barriers of the sort meaning',
    ]);
  });
});
