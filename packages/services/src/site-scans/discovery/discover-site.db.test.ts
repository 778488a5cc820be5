import { gzipSync } from 'node:zlib';
import type { PageAnswer } from '@curbcut/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { setUpTestServices } from '../../../rig/set-up-test-services.ts';
import { createTestUser } from '../../../rig/test-users.ts';
import type { Viewer } from '../../kernel/context/viewer.ts';
import { getSiteScan } from '../index.ts';
import { discover, reaching, requestSite, startSite, type SiteServer } from '../test-sites.ts';

const ctx = reaching((await setUpTestServices()).ctx);
let viewer: Viewer;
const servers: SiteServer[] = [];

// A site of a test before may have had the same port: asked for again, its scan would be joined.
beforeEach(async () => {
  viewer = await createTestUser(ctx, 'enterprise');
});

afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

async function serve(pages: Record<string, PageAnswer>): Promise<SiteServer> {
  const server = await startSite(pages);
  servers.push(server);
  return server;
}

async function explore(site: SiteServer, start = '/', chosen?: string[]) {
  const addresses = chosen?.map((path) => site.url(path));
  const scanId = await requestSite(ctx, viewer, site.url(start), addresses && { addresses });
  expect(await discover(ctx, scanId)).toBe('recorded');
  const answer = await getSiteScan({ ctx, input: { scanId, reader: viewer } });
  const pages = await ctx.db
    .selectFrom('site_pages')
    .select(['url', 'status', 'reason'])
    .where('site_scan_id', '=', scanId)
    .orderBy('position')
    .execute();
  const paths = (status: (typeof pages)[number]['status'][]) =>
    pages
      .filter((page) => status.includes(page.status))
      .map(({ url }) => url.replace(new URL(site.url('/')).origin, ''));
  return { scanId, answer, pages, wanted: paths(['found', 'queued']), skipped: paths(['skipped']) };
}

const sitemap = (...paths: string[]) =>
  `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${paths
    .map(
      (path) => `<url><loc>\n ${path.startsWith('http') ? path : `{origin}${path}`} </loc></url>`,
    )
    .join('')}</urlset>`;
const index = (...paths: string[]) =>
  `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${paths
    .map(
      (path) =>
        `<sitemap><loc>${path.startsWith('http') ? path : `{origin}${path}`}</loc></sitemap>`,
    )
    .join('')}</sitemapindex>`;
const status =
  (code: number, headers: Record<string, string> = {}): PageAnswer =>
  (_, response) => {
    response.writeHead(code, headers).end();
  };

test('without robots.txt and sitemap there is the start page', async () => {
  const site = await serve({ '/': 'home' });
  const { wanted, answer } = await explore(site);
  expect(wanted).toEqual(['/']);
  expect(answer).toMatchObject({ found: 1, done: 0, notes: [], status: 'running' });
  expect(site.requests).toEqual(['/', '/robots.txt', '/sitemap.xml']);
});

test('pages come from the sitemaps that robots.txt names, through indexes, packed and as lists', async () => {
  const site = await serve({
    '/robots.txt': 'User-agent: *\nSitemap: {origin}/index.xml\nSitemap: {origin}/list.txt',
    '/index.xml': index('/one.xml', '/two.xml.gz', '/index.xml'),
    '/one.xml': sitemap('/', '/about', '/a?b=1&amp;c=2', '/about#team', '/brochure.pdf', '/logout'),
    '/two.xml.gz': (_, response) => {
      const text = sitemap('/packed').replaceAll('{origin}', new URL(site.url('/')).origin);
      response.end(gzipSync(text));
    },
    '/list.txt': '{origin}/listed\nhttps://elsewhere.example/page\n',
  });
  const { wanted, answer } = await explore(site);
  expect(wanted).toEqual(['/', '/listed', '/about', '/a?b=1&c=2', '/packed']);
  expect(answer.notes).toEqual([]);
});

test('of pages that somebody has chosen, these alone are scanned, and no sitemap is read', async () => {
  const site = await serve({
    '/robots.txt': 'User-agent: *\nDisallow: /offers\nCrawl-delay: 2',
    '/sitemap.xml': sitemap('/', '/about'),
  });
  const chosen = ['/offers?sort=price', '/contact', '/offers', '/offers'];
  const { wanted, skipped, answer } = await explore(site, '/', chosen);
  expect(wanted).toEqual(chosen.slice(0, 3));
  expect(skipped).toEqual([]);
  expect(answer.addresses).toEqual(chosen.slice(0, 3).map((path) => site.url(path)));
  expect(answer.notes).toEqual([
    'Only the 3 addresses that were chosen are scanned.',
    'The site’s robots.txt asks not to visit 2 of them. They are scanned because you chose them.',
    'The site’s robots.txt asks to wait 2 s between pages, so this takes longer.',
  ]);
  expect(site.requests).not.toContain('/sitemap.xml');
});

test('what robots.txt disallows to us is not scanned; the longest match and our own name decide', async () => {
  const site = await serve({
    '/robots.txt':
      'User-agent: curbcut\nDisallow: /private\nAllow: /private/open\nDisallow: /*.php$\nCrawl-delay: 4\n\nUser-agent: *\nDisallow: /\n',
    '/sitemap.xml': sitemap('/private/x', '/private/open', '/old.php', '/free'),
  });
  const { wanted, skipped, answer, pages } = await explore(site);
  expect(wanted).toEqual(['/', '/private/open', '/free']);
  expect(skipped).toEqual(['/private/x', '/old.php']);
  expect(pages.find(({ url }) => url.endsWith('/old.php'))?.reason).toBe(
    'The site’s robots.txt asks not to visit it.',
  );
  expect(answer.notes).toEqual([
    'The site’s robots.txt asks to wait 4 s between pages, so this takes longer.',
  ]);
});

test.each([
  ['a server error', status(500)],
  ['no answer', ((request) => request.socket.destroy()) as PageAnswer],
])('when robots.txt gives %s, only the start page is scanned', async (_, robots) => {
  const site = await serve({ '/robots.txt': robots, '/sitemap.xml': sitemap('/about') });
  const { wanted, answer } = await explore(site);
  expect(wanted).toEqual(['/']);
  expect(answer.notes[0]).toContain('could not be read');
  expect(site.requests).not.toContain('/sitemap.xml');
});

test('of a robots.txt that is too long, the rules of its first 500 KiB count', async () => {
  const site = await serve({
    '/robots.txt': `User-agent: *\nDisallow: /private\n${`#${'x'.repeat(99)}\n`.repeat(5_100)}Disallow: /late\n`,
    '/sitemap.xml': sitemap('/private', '/late', '/open'),
  });
  const { wanted, skipped, answer } = await explore(site);
  expect(wanted).toEqual(['/', '/late', '/open']);
  expect(skipped).toEqual(['/private']);
  expect(answer.notes).toEqual([]);
});

test('a start page that leads to an address too long to store is scanned as it was asked for', async () => {
  const state = Array.from({ length: 400 }, () => Math.random().toString(36).slice(2)).join('');
  const site = await serve({
    '/': status(302, { location: `/in?state=${state}` }),
    '/in': 'home',
  });
  const { wanted } = await explore(site);
  expect(wanted).toEqual(['/']);
});

test.each([
  ['a refusal', status(403)],
  ['a loop of redirects', status(302, { location: '/robots.txt' })],
])('when robots.txt gives %s, there are no rules', async (_, robots) => {
  const site = await serve({ '/robots.txt': robots, '/sitemap.xml': sitemap('/about') });
  expect((await explore(site)).wanted).toEqual(['/', '/about']);
});

test('a start page that is disallowed is scanned all the same, because somebody asked for it', async () => {
  const site = await serve({ '/robots.txt': 'User-agent: *\nDisallow: /' });
  const { wanted, answer } = await explore(site);
  expect(wanted).toEqual(['/']);
  expect(answer.notes).toEqual([
    'The site’s robots.txt asks not to visit the start page. It is scanned because you asked for it.',
  ]);
});

test('other origins are left out: pages, sitemaps, and sitemaps that lead there', async () => {
  const other = await serve({ '/sitemap.xml': sitemap('/foreign') });
  const site = await serve({
    '/robots.txt': `Sitemap: ${other.url('/sitemap.xml')}\nSitemap: {origin}/away.xml\nSitemap: {origin}/own.xml`,
    '/away.xml': status(302, { location: other.url('/sitemap.xml') }),
    '/own.xml': sitemap(other.url('/page'), 'https://example.org/', '/own'),
  });
  const { wanted, answer } = await explore(site);
  expect(wanted).toEqual(['/', '/own']);
  expect(answer.notes).toEqual([
    'A sitemap on another website was left out.',
    'A sitemap could not be read, so pages may be missing.',
  ]);
});

test.each([
  ['markup that never closes', '<urlset><url><loc>{origin}/x'],
  ['entities', '<!DOCTYPE x [<!ENTITY a "b">]><urlset><url><loc>{origin}/&a;</loc></url></urlset>'],
  ['a page', '<!doctype html><html><body>Not here</body></html>'],
  ['nothing', ''],
])('a sitemap that holds %s gives no page and no failure', async (_, text) => {
  const site = await serve({ '/robots.txt': 'Sitemap: {origin}/s.xml', '/s.xml': text });
  const { answer } = await explore(site);
  expect(answer.found).toBeLessThanOrEqual(2);
  expect(answer.status).toBe('running');
});

test('a small file that unpacks to very much is given up', async () => {
  const bomb = gzipSync(Buffer.alloc(60_000_000, 'a'));
  const site = await serve({
    '/robots.txt': 'Sitemap: {origin}/bomb.xml.gz',
    '/bomb.xml.gz': (_, response) => void response.end(bomb),
  });
  const { wanted, answer } = await explore(site);
  expect(wanted).toEqual(['/']);
  expect(answer.notes).toEqual(['A sitemap could not be read, so pages may be missing.']);
});

test('an index of a thousand sitemaps is read up to fifty', async () => {
  const names = Array.from({ length: 1_000 }, (_, at) => `/part-${at}.xml`);
  const site = await serve({
    '/sitemap.xml': index(...names),
    ...Object.fromEntries(names.map((name) => [name, sitemap(`${name}/page`)])),
  });
  const { answer } = await explore(site);
  expect(site.requests.filter((path) => path.endsWith('.xml'))).toHaveLength(50);
  expect(answer.found).toBe(50);
  expect(answer.notes).toEqual(['The site has more sitemaps than could be read.']);
});

test('a start page that leads elsewhere on its host names the site; another website does not', async () => {
  const other = await serve({ '/': 'other' });
  const moved = await serve({ '/': status(301, { location: '/en/?a=1#top' }) });
  expect((await explore(moved)).wanted).toEqual(['/en/?a=1']);
  const away = await serve({
    '/': status(301, { location: other.url('/').replace('127.0.0.1', 'localhost') }),
  });
  expect((await explore(away)).wanted).toEqual(['/']);
});

test('nothing private is reached: a name that may not be scanned is refused, and a redirect to one is not followed', async () => {
  const hidden = await serve({ '/': 'secret', '/sitemap.xml': sitemap('/secret') });
  const site = await serve({
    '/robots.txt': status(302, { location: hidden.url('/robots.txt') }),
    '/sitemap.xml': status(302, { location: hidden.url('/sitemap.xml') }),
    '/': status(302, { location: hidden.url('/') }),
  });
  const { createTargetPolicy, parseAllowList } = await import('@curbcut/url-guard');
  const { entries } = parseAllowList(`127.0.0.1:${site.port}`);
  const config = { ...ctx.config, targetPolicy: createTargetPolicy({ allow: entries }) };
  const guarded = { ...ctx, config };
  const scanId = await requestSite(guarded, viewer, site.url('/'));
  await discover(guarded, scanId);
  const answer = await getSiteScan({ ctx, input: { scanId, reader: viewer } });
  expect(answer.pages.map(({ url }) => url)).toEqual([site.url('/')]);
  expect(hidden.requests).toEqual([]);
});
