import { expect, test } from 'vitest';
import { groupByHost, websitesText } from './group-by-host.ts';

test('addresses of one host are one website', () => {
  const urls = [
    'https://b.example/x',
    'https://a.example/',
    'http://b.example/',
    'http://b.example:8000/',
  ];
  expect(
    groupByHost(urls.map((url) => ({ url }))).map(({ host, urls: same }) => [
      host,
      same.map(({ url }) => url),
    ]),
  ).toEqual([
    ['b.example', ['https://b.example/x', 'http://b.example/']],
    ['a.example', ['https://a.example/']],
    ['b.example:8000', ['http://b.example:8000/']],
  ]);
});

test.each([
  [{ hosts: 1, total: 1, shown: 1 }, '1 website'],
  [{ hosts: 3, total: 3, shown: 3 }, '3 websites'],
  [{ hosts: 1, total: 4, shown: 4 }, '1 website, 4 addresses'],
  [{ hosts: 40, total: 900, shown: 500 }, '40 websites, the latest 500 of 900 addresses'],
])('%o is %s', (counts, text) => {
  expect(websitesText(counts)).toBe(text);
});
