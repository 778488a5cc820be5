import { createHash } from 'node:crypto';
import { type SiteConfig } from '@curbcut/model/site';
import { ErrorBody } from '@curbcut/wire/errors';
import { AreaHealth, Health } from '@curbcut/wire/health';
import { createTestDatabase } from '@curbcut/testing';
import { describe, expect, test } from 'vitest';
import { makeTestWebApp } from './make-test-web-app.ts';
import { openTestApp } from './open-test-app.ts';
import { setUpTestApp } from './set-up-test-app.ts';
import { marketingRoutes, publicRoutes, webAppRoutes } from './web-app-routes.ts';

const navigation = { accept: 'text/html,*/*;q=0.8' };
const themeScript = "document.documentElement.dataset.theme = 'dark';";
const index = `<!doctype html><html lang="en"><head><title>The app</title><script>${themeScript}</script><script type="module" src="/assets/app-1.js"></script></head><body></body></html>`;

const folder = await makeTestWebApp({
  'index.html': index,
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'assets/app-1.js': `console.log('${'x'.repeat(5_000)}');`,
});
const { server, database } = await setUpTestApp(
  { CORS_ORIGINS: 'https://app.example.org' },
  folder,
);
server.app.log.level = 'silent';

/** The page as it was built: the server adds the configuration of the installation. */
function withoutConfig(page: string): string {
  return page.replace(/<script type="application\/json" id="site-config">.*<\/script>\s*/, '');
}

function get(url: string, headers: Record<string, string> = {}) {
  return server.app.inject({ method: 'GET', url, headers });
}

describe('security headers on every answer', () => {
  const hash = createHash('sha256').update(themeScript).digest('base64');
  test.each([
    ['/', 200],
    ['/health', 200],
    ['/run-once', 404],
    ['/nothing', 404],
    ['/scan/x', 404],
    ['/scan/%00', 400],
    ['/scan/%zz', 400],
    ['/scan/x?format=exe', 400],
    [`/${'a'.repeat(9_000)}`, 414],
    ['/assets/app-1.js', 200],
    ['/docs', 200],
    ['/robots.txt', 200],
  ])('%s', async (url, status) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
    });
    expect(answer.headers).not.toHaveProperty('strict-transport-security');
    expect(answer.headers['content-security-policy']).toBe(
      `default-src 'self'; script-src 'self' 'sha256-${hash}'; style-src 'self' blob: 'sha256-UP0QZg7irvSMvOBz9mH2PIIE28+57UiavRfeVea0l3g='; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; frame-src 'self' blob:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'`,
    );
  });

  test('HSTS when people come over https', async () => {
    const secure = await openTestApp(database.databaseUrl, {
      PUBLIC_URL: 'https://scan.example.org',
    });
    const answer = await secure.app.inject('/nothing');
    await secure.close();
    expect(answer.headers['strict-transport-security']).toBe('max-age=31536000');
  });
});

describe('pages', () => {
  const everyPage = [...webAppRoutes, ...publicRoutes, ...marketingRoutes];
  test.each(everyPage)('%s is the app', async (path) => {
    const answer = await get(path.replace(/:\w+/, 'abc'), navigation);
    expect([answer.statusCode, withoutConfig(answer.body)]).toEqual([200, index]);
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  test('an unknown page is the app with HTTP 404, an unknown call is JSON', async () => {
    const page = await get('/no/such/page', navigation);
    expect([page.statusCode, withoutConfig(page.body)]).toEqual([404, index]);
    const call = await get('/no/such/page');
    expect([call.statusCode, ErrorBody.parse(call.json()).code]).toEqual([404, 'NOT_FOUND']);
    const method = await server.app.inject({
      method: 'DELETE',
      url: '/queue-info',
      headers: navigation,
    });
    expect([method.statusCode, ErrorBody.parse(method.json()).code]).toEqual([404, 'NOT_FOUND']);
  });

  test('results and mails’ links are for no index, and search engines may read that', async () => {
    const { body: rules } = await get('/robots.txt');
    const disallowed = [...rules.matchAll(/^Disallow: (.+)$/gm)].map(([, path = '']) => path);
    expect(disallowed).toEqual(['/api/']);
    for (const path of ['/results/abc', '/scan/abc', '/shared/abc', '/newsletter/confirm/abc']) {
      const page = await get(path, navigation);
      expect(page.headers['x-robots-tag'], path).toMatch(/^noindex/);
      expect(disallowed.some((start) => path.startsWith(start))).toBe(false);
    }
  });

  test('hashed files stay, others are asked for again, both compressed', async () => {
    const script = await get('/assets/app-1.js', { 'accept-encoding': 'br, gzip' });
    expect(script.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
    });
    const packed = await get('/assets/app-1.js', { 'accept-encoding': 'gzip' });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('no-cache');
    expect((await get('/assets/../index.html')).body).toContain('The app');
    for (const path of ['/assets/..%2f..%2f..%2fetc%2fpasswd', '/..%2f..%2fetc/passwd']) {
      expect((await get(path)).statusCode).toBe(404);
    }
  });

  test('a web app that is not built is said plainly', async () => {
    const unbuilt = await openTestApp(database.databaseUrl);
    const answer = await unbuilt.app.inject({ url: '/', headers: navigation });
    await unbuilt.close();
    expect(answer.statusCode).toBe(503);
    expect(answer.body).toContain('npm run build');
  });
});

describe('errors', () => {
  test('the text of a bug never leaves', async () => {
    const broken = await openTestApp(database.databaseUrl);
    broken.ctx.db.selectFrom = () => {
      throw new Error('secret: password=hunter2 at /srv/app.ts');
    };
    const answer = await broken.app.inject('/scan/x');
    await broken.close();
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({
      error: 'Server error occurred. Please try again.',
      code: 'INTERNAL_ERROR',
      request_id: answer.headers['x-request-id'],
    });
    expect(answer.headers['content-security-policy']).toContain("default-src 'self'");
  });

  test('a database that is gone: 503 with Retry-After, and /health says so', async () => {
    const lost = await createTestDatabase();
    const orphan = await openTestApp(lost.databaseUrl);
    await lost.drop();
    const answer = await orphan.app.inject('/scan/x');
    const asked = await orphan.app.inject({
      method: 'POST',
      url: '/run-once',
      payload: { url: 'https://example.org' },
    });
    const health = await orphan.app.inject('/health');
    await orphan.close();
    expect([answer.statusCode, asked.statusCode]).toEqual([503, 503]);
    expect(ErrorBody.parse(answer.json()).code).toBe('UNAVAILABLE');
    expect(answer.headers['retry-after']).toBe('10');
    expect(health.statusCode).toBe(503);
    expect(Health.parse(health.json()).services.database).toBe('disconnected');
  });
});

test('the database gives no request more than 15 s, and ends transactions that stand still', async () => {
  const limits = await server.ctx.db
    .selectNoFrom(({ fn, val }) => [
      fn<string>('current_setting', [val('statement_timeout')]).as('statement'),
      fn<string>('current_setting', [val('idle_in_transaction_session_timeout')]).as('idle'),
    ])
    .execute();
  expect(limits).toEqual([{ statement: '15s', idle: '30s' }]);
});

describe('cross-origin calls', () => {
  test.each([
    ['https://app.example.org', 'https://app.example.org'],
    ['https://evil.example', undefined],
    ['https://app.example.org.evil.example', undefined],
    ['null', undefined],
  ])('%s', async (origin, allowed) => {
    const answer = await get('/health', { origin });
    expect(answer.headers['access-control-allow-origin']).toBe(allowed);
    expect(answer.headers).not.toHaveProperty('access-control-allow-credentials');
    expect(answer.headers.vary).toMatch(/\borigin\b/i);
  });

  const preflight = (origin: string, method: string, url: string) =>
    server.app.inject({
      method: 'OPTIONS',
      url,
      headers: {
        origin,
        'access-control-request-method': method,
        'access-control-request-headers': 'authorization,content-type',
      },
    });

  test.each([
    ['PUT', '/auth/profile'],
    ['DELETE', '/schedules/abc'],
    ['POST', '/run-once'],
  ])('a browser may send %s %s from a listed page, and from no other', async (method, url) => {
    const listed = await preflight('https://app.example.org', method, url);
    expect([listed.statusCode, listed.headers]).toMatchObject([
      204,
      {
        'access-control-allow-origin': 'https://app.example.org',
        'access-control-allow-methods': expect.stringContaining(method),
        'access-control-allow-headers': 'Authorization, Content-Type, Idempotency-Key',
      },
    ]);
    const foreign = await preflight('https://evil.example', method, url);
    expect(foreign.headers).not.toHaveProperty('access-control-allow-origin');
  });

  test('a refusal can be read there too: an ended session must not look like a broken network', async () => {
    const origin = 'https://app.example.org';
    const refused = await get('/auth/profile', {
      origin,
      authorization: `Bearer ${'x'.repeat(24)}`,
    });
    expect([refused.statusCode, refused.headers]).toMatchObject([
      401,
      {
        'access-control-allow-origin': origin,
        'access-control-expose-headers': expect.stringContaining('Retry-After'),
      },
    ]);
  });
});

describe('health', () => {
  test('/health tells the truth about each part', async () => {
    const answer = await get('/health');
    expect(answer.statusCode).toBe(200);
    expect(Health.parse(answer.json())).toMatchObject({
      status: 'degraded',
      version: { version: '0.0.0-test', environment: 'test' },
      services: {
        database: 'connected',
        task_queue: 'connected',
        browser: 'unavailable',
        mail: 'outbox',
      },
    });
  });

  test('versions can be hidden', async () => {
    const discreet = await openTestApp(database.databaseUrl, { HEALTH_SHOWS_VERSIONS: 'off' });
    const { version } = Health.parse((await discreet.app.inject('/health')).json());
    const site = (await discreet.app.inject('/site-config.json')).json<SiteConfig>();
    const document = await discreet.app.inject('/docs/openapi.json');
    await discreet.close();
    expect(version).toEqual({ task_queue: 'pg-boss' });
    expect(site).toMatchObject({ version: null, environment: null, buildDate: null, commit: null });
    expect(document.json()).toMatchObject({ info: { version: 'not shown' } });
  });

  test.each(['auth', 'dashboard', 'schedules'])('/%s/health', async (area) => {
    const answer = await get(`/${area}/health`);
    expect(answer.statusCode).toBe(200);
    expect(AreaHealth.parse(answer.json())).toMatchObject({ status: 'healthy', area });
  });
});

describe('documentation', () => {
  test('every call is in the OpenAPI document and on the page', async () => {
    const document = (await get('/docs/openapi.json')).json<{ paths: Record<string, object> }>();
    const page = (await get('/docs')).body;
    const paths = Object.keys(document.paths);
    expect(paths).toEqual(
      expect.arrayContaining([
        '/run-once',
        '/scan-status/{jobId}',
        '/queue-info',
        '/scan/{id}',
        '/scan/{id}/screenshot',
        '/scan/{id}/report',
        '/api/reports/download/{id}',
        '/api/reports/html/{id}',
        '/api/reports/summary/{id}',
        '/health',
        '/auth/health',
        '/dashboard/health',
        '/schedules/health',
        '/mail/not-me',
      ]),
    );
    for (const path of paths) expect(page).toContain(` ${path}</code>`);
    expect(page).toContain('<code>results.lighthouse_issues[].nodes[].target</code>');
    expect(page).not.toMatch(/Default Response|undefined|\[object/);
    for (const [, id] of page.matchAll(/href="#([^"]+)"/g)) expect(page).toContain(`id="${id}"`);
    expect(page).not.toContain('<script');
  });
});
