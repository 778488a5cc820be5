import { expect, test } from 'vitest';
import { partOfPage } from './part-of-page.ts';

const traits = { tag: 'a', id: '', attributes: [], words: '', path: '', before: '', after: '' };

test.each([
  ['header>nav>ul', 'banner'],
  ['div#page>main#content>article>header', 'main'],
  ['div#root>div[banner]>form', 'banner'],
  ['header[presentation]>nav', 'navigation'],
  ['aside', 'complementary'],
  ['section#offers>ul', null],
  ['', null],
])('%s is in %s', (around, part) => {
  expect(partOfPage({ traits: { ...traits, around } })).toBe(part);
});

test('without traits nobody knows', () => {
  expect(partOfPage({})).toBeNull();
});
