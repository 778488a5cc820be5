import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { makeTestWebApp } from '../make-test-web-app.ts';
import { openTestApp } from '../open-test-app.ts';
import { setUpTestApp } from '../set-up-test-app.ts';

const index = `<!doctype html><html lang="en"><head><!--head--><title>The app</title><!--/head--></head><body>
    <div id="root"></div><!--app-only--><noscript>Needs JavaScript</noscript><!--/app-only-->
  </body></html>`;

/** As the web app's build makes it: draws two pages, fails at a third. */
const renderer = `
export const build = { date: '2026-11-20T08:00:00.000Z', commit: 'abcdef1234567890' };
export async function renderSite({ config }) {
  const page = (path, text) => ({ path, head: '<title>' + text + '</title>', body: '<h1>' + text + '</h1>' });
  return {
    pages: [
      page('/pricing', 'Pro costs ' + config.plans.pro.priceCents),
      ...(config.marketingPages ? [page('/', 'Welcome $& to ' + config.operator.name), page('/blog', 'Blog'), page('/blog/one', 'One')] : []),
    ],
    notFound: page('/not-found', 'Page Not Found'),
    files: [{ path: '/sitemap.xml', type: 'application/xml; charset=utf-8', content: '<urlset/>' }],
    failures: [{ path: '/help', error: new Error('broken') }],
  };
}`;

const navigation = { accept: 'text/html,*/*;q=0.8' };
const settings = {
  PUBLIC_URL: 'https://scan.example.org',
  OPERATOR_NAME: 'Harbor </script> & Sons',
  PLAN_NUMBERS: 'pro.priceCents=1900',
  FREE_SCANS_PER_HOUR: '7',
};

const folder = await makeTestWebApp({
  'index.html': index,
  '.server/package.json': '{"type":"module"}',
  '.server/render-site.js': renderer,
});
const { server, database } = await setUpTestApp(settings, folder);

function get(url: string, headers: Record<string, string> = {}) {
  return server.app.inject({ url, headers: { ...navigation, ...headers } });
}

function configIn(page: string): unknown {
  const [, json] =
    /<script type="application\/json" id="site-config">(.*?)<\/script>/.exec(page) ?? [];
  return JSON.parse(json ?? 'null');
}

describe('the configuration of the installation', () => {
  const expected = {
    publicUrl: 'https://scan.example.org',
    operator: { name: 'Harbor </script> & Sons' },
    plans: { pro: { priceCents: 1_900 } },
    freeScansPerHour: 7,
    payments: false,
    marketingPages: true,
    sendsMail: false,
    buildDate: '2026-11-20T08:00:00.000Z',
    commit: 'abcdef1234567890',
  };

  test('is in every page, where no name can end its script', async () => {
    for (const path of ['/pricing', '/help', '/dashboard', '/nothing']) {
      const { body } = await get(path);
      expect(configIn(body)).toMatchObject(expected);
      expect(body).not.toContain('Harbor </script>');
    }
  });

  test('is a call as well', async () => {
    const answer = await server.app.inject('/site-config.json');
    expect(answer.json()).toMatchObject(expected);
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  test('the health tells when this build was made', async () => {
    const { version } = (await server.app.inject('/health')).json<{ version: object }>();
    expect(version).toMatchObject({ build_date: expected.buildDate });
  });
});

describe('pages that are drawn ahead', () => {
  test('are sent whole, with this installation’s prices and names', async () => {
    const page = await get('/pricing');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(
      '<div id="root" data-path="/pricing"><h1>Pro costs 1900</h1></div>',
    );
    expect(page.body).toContain('<title>Pro costs 1900</title>');
    expect(page.body).not.toContain('The app');
    expect(page.body).not.toContain('Needs JavaScript');
    expect(configIn((await get('/')).body)).not.toBeNull();
    expect((await get('/')).body).toContain('<h1>Welcome $& to Harbor </script> & Sons</h1>');
  });

  test('a page that could not be drawn, and one of the account, are the app', async () => {
    for (const path of ['/help', '/dashboard']) {
      const page = await get(path);
      expect(page.statusCode).toBe(200);
      expect(page.body).toContain('<div id="root"></div>');
      expect(page.body).toContain('Needs JavaScript');
    }
  });

  test('a query that the app reads leaves the drawing to it, one of a campaign does not', async () => {
    const asked = await get('/pricing?plan=pro');
    expect(asked.body).toContain('<title>Pro costs 1900</title>');
    expect(asked.body).toContain('<div id="root"></div>');
    expect((await get('/pricing?utm_source=x&ref=y')).body).toContain('<h1>Pro costs');
  });

  test('an article that does not exist, and any other address, is not found', async () => {
    expect((await get('/blog/one')).statusCode).toBe(200);
    for (const path of ['/blog/two', '/nothing', '/not-found']) {
      const page = await get(path);
      expect([page.statusCode, page.body.includes('<h1>Page Not Found</h1>')]).toEqual([404, true]);
      expect(page.headers).not.toHaveProperty('etag');
    }
  });

  test('are packed, and not sent again to whoever has them', async () => {
    const plain = await get('/');
    const br = await get('/', { 'accept-encoding': 'gzip, br' });
    const gzip = await get('/', { 'accept-encoding': 'gzip, br;q=0' });
    expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual([
      'br',
      'gzip',
    ]);
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    expect(plain.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'Accept-Encoding' });
    const known = await get('/', { 'if-none-match': String(br.headers['etag']) });
    expect([known.statusCode, known.body]).toEqual([304, '']);
    expect((await get('/', { 'if-none-match': 'W/"old"' })).statusCode).toBe(200);
  });

  test('what draws them is not served', async () => {
    expect((await get('/.server/render-site.js')).statusCode).toBe(404);
  });
});

test('search engines are led to the sitemap', async () => {
  expect((await get('/robots.txt')).body).toContain(
    'Sitemap: https://scan.example.org/sitemap.xml\n',
  );
  const sitemap = await get('/sitemap.xml');
  expect([sitemap.body, sitemap.headers['content-type']]).toEqual([
    '<urlset/>',
    'application/xml; charset=utf-8',
  ]);
});

test('without marketing pages the free scan is the first page', async () => {
  const plain = await openTestApp(
    database.databaseUrl,
    { ...settings, MARKETING_PAGES: 'off' },
    folder,
  );
  const ask = (url: string) => plain.app.inject({ url, headers: navigation });
  const first = await ask('/');
  expect([first.statusCode, first.headers.location]).toEqual([302, '/free-scan']);
  for (const path of ['/blog', '/blog/one', '/resources']) {
    expect((await ask(path)).statusCode).toBe(404);
  }
  expect((await ask('/pricing')).statusCode).toBe(200);
  await plain.close();
});

test('a renderer that fails leaves the drawing to the browser', async () => {
  const broken = await mkdtemp(join(tmpdir(), 'curbcut-site-'));
  await mkdir(join(broken, '.server'));
  await writeFile(join(broken, 'index.html'), index);
  await writeFile(join(broken, '.server', 'package.json'), '{"type":"module"}');
  await writeFile(
    join(broken, '.server', 'render-site.js'),
    `export const build = { date: null, commit: null };
    export async function renderSite() { throw new Error('broken'); }`,
  );
  const app = await openTestApp(database.databaseUrl, settings, broken);
  const page = await app.app.inject({ url: '/pricing', headers: navigation });
  await app.close();
  await rm(broken, { recursive: true });
  expect([page.statusCode, page.body.includes('<div id="root"></div>')]).toEqual([200, true]);
  expect(configIn(page.body)).toMatchObject({ publicUrl: 'https://scan.example.org' });
});
