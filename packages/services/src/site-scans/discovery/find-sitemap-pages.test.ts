import { expect, test } from 'vitest';
import type { SiteFetcher } from './fetch-site-file.ts';
import { findSitemapPages } from './find-sitemap-pages.ts';

const origin = 'https://example.org';

/** A web of two: addresses that hold a text, and those that lead to another. */
function web(texts: Record<string, string>, leads: (url: string) => string | undefined) {
  const asked: string[] = [];
  const fetcher: SiteFetcher = {
    async fetch(address) {
      asked.push(address);
      const url = leads(address) ?? address;
      const text = texts[url];
      const body = Buffer.from(text ?? '');
      return { ok: true, url, status: text === undefined ? 404 : 200, headers: {}, body };
    },
  };
  return { fetcher, asked };
}

const toOwnName = (url: string) =>
  /^https?:\/\/(?:www\.)?example\.org\//.test(url)
    ? url.replace(/^https?:\/\/(?:www\.)?example\.org/, origin)
    : undefined;

const urlset = (...addresses: string[]) =>
  `<urlset>${addresses.map((address) => `<url><loc>${address}</loc></url>`).join('')}</urlset>`;

function find(fetcher: SiteFetcher, sitemaps: string[] = []) {
  return findSitemapPages(fetcher, { origin, sitemaps, maxPages: 100 });
}

test('what is named with www. or over http counts where it leads to the site', async () => {
  const sitemap = urlset(
    'https://www.example.org/about',
    'http://www.example.org/team?a=1',
    'http://example.org/',
    'https://www.example.org/logo.png',
    'https://example.com/',
  );
  const { fetcher, asked } = web(
    { [`${origin}/map.xml`]: sitemap, [`${origin}/about`]: 'x' },
    toOwnName,
  );
  expect(await find(fetcher, ['https://www.example.org/map.xml'])).toEqual({
    pages: [`${origin}/about`, `${origin}/team?a=1`, `${origin}/`, `${origin}/logo.png`],
    notes: [],
  });
  // Each name is asked once.
  expect(asked).toEqual([
    'https://www.example.org/map.xml',
    `${origin}/map.xml`,
    'http://www.example.org/team?a=1',
    'http://example.org/',
  ]);
});

test('a name that is a website of its own is left out, and said with what to do', async () => {
  const { fetcher } = web(
    {
      [`${origin}/sitemap.xml`]: urlset(
        'https://www.example.org/',
        'https://www.example.org/about',
        'https://example.com/',
      ),
      'https://www.example.org/': 'another',
    },
    () => undefined,
  );
  expect(await find(fetcher)).toEqual({
    pages: [],
    notes: [
      'The sitemap names 2 pages at https://www.example.org, which does not lead to https://example.org: scan https://www.example.org/ to have them checked.',
    ],
  });
});

test('another port or host is another website; where there is nothing else, that is said', async () => {
  const { fetcher, asked } = web(
    {
      [`${origin}/sitemap.xml`]: urlset('https://www.example.org:8443/', 'https://example.com/a'),
    },
    toOwnName,
  );
  expect(await find(fetcher)).toEqual({
    pages: [],
    notes: [
      'The sitemap names pages of other websites only, such as https://www.example.org:8443: they were left out.',
    ],
  });
  expect(asked).toEqual([`${origin}/sitemap.xml`]);
});
