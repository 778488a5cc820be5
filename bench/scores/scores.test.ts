import { expect, test } from 'vitest';
import { handOrder } from './hand-order.ts';
import { type MeasuredPage, scoresOf } from './measured-page.ts';
import measured from './measured-pages.json' with { type: 'json' };
import { rankPages } from './rank-pages.ts';

const pages = measured as MeasuredPage[];
const ranked = (formula: 'formula1' | 'formula2') =>
  rankPages(pages.map((page) => ({ id: page.id, score: scoresOf(page)[formula] })));
const scoreOf = (id: string) => {
  const page = pages.find((each) => each.id === id);
  if (!page) throw new Error(`${id} was not measured.`);
  return scoresOf(page).formula2;
};

test('every page in the order by hand was measured, and the other way round', () => {
  expect(pages.map(({ id }) => id).sort()).toEqual(
    handOrder.flatMap((group) => group.pages).sort(),
  );
});

test('the score keeps to the order by hand', () => {
  const { correlation, pairs, wrongPairs } = ranked('formula2');
  expect(correlation).toBeGreaterThan(0.95);
  expect(wrongPairs / pairs).toBeLessThan(0.05);
});

test('the formula before did not: this test can fail', () => {
  const { correlation, pairs, wrongPairs } = ranked('formula1');
  expect(correlation).toBeLessThan(0.9);
  expect(wrongPairs / pairs).toBeGreaterThan(0.1);
});

test('a shop with 27 buttons without a name is far below a readable manual', () => {
  expect(scoreOf('consent')).toBeLessThan(scoreOf('cmake') - 0.15);
});

test('a ranking tells order, disorder and what nobody has put in order', () => {
  const order = handOrder.map(({ pages: [id = ''] }, at) => ({ id, score: at / 10 }));
  expect(rankPages(order)).toMatchObject({ correlation: 1, wrongPairs: 0, pairs: 15 });
  const reversed = order.map(({ id, score }) => ({ id, score: 1 - score }));
  expect(rankPages(reversed)).toMatchObject({ correlation: -1, wrongPairs: 15 });
  expect(() => rankPages([{ id: 'unknown', score: 1 }])).toThrow('unknown');
});
