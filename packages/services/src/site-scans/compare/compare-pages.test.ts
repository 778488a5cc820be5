import type { OutlineBlock, OutlineItem, PageOutline } from '@curbcut/model/scan';
import { expect, test } from 'vitest';
import { comparePages } from './compare-pages.ts';
import type { ComparedPage } from './compared-page.ts';

const origin = 'https://harbor.example';

function link(words: string, path = `/${words.toLowerCase()}`): OutlineItem {
  const url = /^(\/|$)/.test(path) ? origin + path : path;
  return { words, url, target: [`[href="${path}"]`], html: `<a href="${path}">` };
}

function block(kind: OutlineBlock['kind'], ...words: (string | OutlineItem)[]): OutlineBlock {
  return { kind, links: words.map((one) => (typeof one === 'string' ? link(one) : one)) };
}

function site(...outlines: Partial<PageOutline>[]) {
  const pages = outlines.map((outline, at): ComparedPage => {
    const title = `Page ${at} – Harbor`;
    const own = {
      title,
      lang: 'en',
      heading: `Page ${at}`,
      blocks: [],
      search: null,
      siteMap: null,
    };
    return { at, url: `${origin}/${at}`, outline: { ...own, ...outline } };
  });
  const compared = comparePages(pages, (at) => ({ url: `${origin}/${at}`, scanId: `scan-${at}` }));
  return compared ?? expect.fail('nothing was compared');
}

/** Rule, outcome, and the pages that are blamed. */
function found({ issues }: ReturnType<typeof site>) {
  return issues.map(({ rule, outcome, nodes }) => [
    rule,
    outcome,
    ...nodes.map(({ page }) => new URL(page?.url ?? '').pathname),
  ]);
}

const menu = block('navigation', 'Map', 'Fares', 'Berths', 'News', 'Contact');

test('one page is compared with nothing; pages that agree have nothing wrong', () => {
  expect(comparePages([], () => undefined)).toBeNull();
  const compared = site({ blocks: [menu] }, { blocks: [menu] }, { blocks: [menu] });
  expect(compared.issues).toEqual([]);
  expect(compared.rules.map(({ outcome }) => outcome)).toEqual(Array(5).fill('passed'));
  expect(compared.run).toMatchObject({ engine: 'site', status: 'completed', findings: 0 });
});

test('a navigation in another order than on most pages fails, and says where it begins', () => {
  const turned = block('navigation', 'Map', 'Berths', 'Fares', 'News', 'Contact');
  const compared = site({ blocks: [menu] }, { blocks: [menu] }, { blocks: [turned] });
  expect(found(compared)).toEqual([['consistent-navigation', 'failed', '/2']]);
  expect(compared.issues[0]?.nodes[0]).toMatchObject({
    target: ['[href="/berths"]'],
    failureSummary:
      'Here “Berths” stands before “Fares”; in the same navigation on 2 other pages it is the other way round.',
    page: { url: `${origin}/2`, scanId: 'scan-2' },
  });
  expect(compared.rules.find(({ rule }) => rule === 'consistent-navigation')?.outcome).toBe(
    'failed',
  );
});

test('links that a page leaves out or adds change no order, and other navigations are others', () => {
  const without = block('navigation', 'Map', 'Berths', 'News', 'Contact');
  const more = block('navigation', 'Map', 'Fares', 'Prices', 'Berths', 'News', 'Contact');
  const other = block('navigation', 'Berths', 'Fares', 'Storm', 'Tide', 'Wind', 'Ice', 'Fog');
  const footer = block('footer', 'Contact', 'News', 'Berths', 'Fares', 'Map');
  expect(
    found(
      site(
        { blocks: [menu, footer] },
        { blocks: [menu, without] },
        { blocks: [more] },
        { blocks: [menu, other] },
      ),
    ),
  ).toEqual([]);
});

test('where no order prevails nobody can say which is wrong', () => {
  const turned = block('navigation', 'Contact', 'News', 'Berths', 'Fares', 'Map');
  expect(found(site({ blocks: [menu] }, { blocks: [turned] }))).toEqual([]);
  expect(
    found(site({ blocks: [menu] }, { blocks: [turned] }, { blocks: [menu] }, { blocks: [turned] })),
  ).toEqual([]);
});

test('a link or a search that has another name than on most pages is asked about', () => {
  const header = (words: string) => block('header', link(words, '/basket'));
  const search = (words: string) => ({ ...link(words), url: null });
  const compared = site(
    { blocks: [header('Basket (2)')], search: search('Search') },
    { blocks: [header('Basket')], search: search('Search') },
    { blocks: [header('Cart')], search: search('Find things') },
    { blocks: [header('Your basket')], search: search('Search the site') },
  );
  expect(found(compared)).toEqual([['consistent-identification', 'needs-review', '/2', '/2']]);
  expect(compared.issues[0]?.nodes.map(({ failureSummary }) => failureSummary)).toEqual([
    'This link is called “Cart” here and “Basket (2)” on most other pages. Does it do the same? Then give it the same name.',
    'This search field is called “Find things” here and “Search” on most other pages. Does it do the same? Then give it the same name.',
  ]);
});

test('pages in other languages have other names and titles', () => {
  const header = (words: string) => block('header', link(words, '/basket'));
  expect(
    found(
      site(
        { blocks: [header('Basket')] },
        { blocks: [header('Basket')] },
        { blocks: [header('Basket')], lang: 'en-gb' },
        { blocks: [header('Warenkorb')], lang: 'de' },
      ),
    ),
  ).toEqual([]);
});

test('help that stands elsewhere than on most pages is asked about', () => {
  const top = block('header', link('Contact us', '/help'));
  const bottom = block('footer', link('Contact us', '/help'));
  expect(found(site({ blocks: [top] }, { blocks: [top, bottom] }, { blocks: [bottom] }))).toEqual([
    ['consistent-help', 'needs-review', '/2'],
  ]);
});

test('a page that no navigation leads to is asked about where there is no other way', () => {
  const blocks = [block('navigation', '0', '1', '2', '3')];
  const five = Array.from({ length: 5 }, (): Partial<PageOutline> => ({ blocks }));
  expect(found(site(...five))).toEqual([['multiple-ways', 'needs-review', '/4']]);
  for (const way of ['search', 'siteMap'] as const)
    expect(found(site(...five.map((page) => ({ ...page, [way]: link('Find') }))))).toEqual([]);
  expect(found(site(...five.slice(1)))).toEqual([]);
});

test('three pages about different things with one title fail; of two a person decides; a list over pages is one thing', () => {
  const about = (heading: string, title = 'Harbor') => ({ title, heading });
  expect(found(site(about('Map'), about('Fares'), about('Berths')))).toEqual([
    ['page-title-unique', 'failed', '/0', '/1', '/2'],
  ]);
  expect(found(site(about('Map'), about('Fares'), about('Berths', 'Berths – Harbor')))).toEqual([
    ['page-title-unique', 'needs-review', '/0', '/1'],
  ]);
  expect(found(site(about('News, page 1'), about('News, page 2'), about('News, page 3')))).toEqual(
    [],
  );
  expect(found(site(about('', ''), about('Map', ''), about('Fares', '')))).toEqual([]);
});
