import { expect, test } from 'vitest';
import { makeLargePage } from './large-page.ts';
import { listBenchPages, stepsUp } from './list-bench-pages.ts';

test('the large page has exactly 20,000 elements', () => {
  // Its elements are written with a tag each; the rows' tbody is written too.
  expect(makeLargePage().match(/<[a-z]/g)).toHaveLength(20_000);
});

test('a page says how far up its folder of pictures and scripts lies', () => {
  expect(stepsUp('<script src="../../_static/a.js"></script><a href="../b.html">')).toBe(2);
  expect(stepsUp('<a href="https://a.example/../x">')).toBe(0);
});

test('a page that is not there is refused by name', async () => {
  await expect(listBenchPages('/nowhere/page.html')).rejects.toThrow('/nowhere/page.html');
});
