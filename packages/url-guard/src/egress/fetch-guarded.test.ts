import { describe, expect, test } from 'vitest';
import { fetchGuarded, type GuardedFetchOptions } from './fetch-guarded.ts';
import { startOrigin, startTcpOrigin } from '../../rig/peers.ts';
import { allowing, answering, open, origin } from '../../rig/sessions.ts';

const options: GuardedFetchOptions = {
  userAgent: 'Curbcut/1.0 (test)',
  timeoutMs: 3_000,
  maxBytes: 1_000,
  maxRedirects: 3,
};

describe('what may be fetched', () => {
  test('an allowed target is, with our name and without an encoding', async () => {
    const heard: (string | undefined)[] = [];
    const site = await origin(
      startOrigin((request, response) => {
        heard.push(request.url, request.headers['user-agent'], request.headers.host);
        response.end('Sitemap: here');
      }),
    );
    const session = await open(allowing(site.port));
    const address = `http://127.0.0.1:${site.port}/robots.txt?a=1`;
    const answer = await fetchGuarded(session, address, options);
    expect(answer).toMatchObject({ ok: true, status: 200, url: address });
    expect(answer.ok && answer.body.toString()).toBe('Sitemap: here');
    expect(heard).toEqual(['/robots.txt?a=1', options.userAgent, `127.0.0.1:${site.port}`]);
  });

  test.each([
    'http://127.0.0.1:8123/',
    'http://[::1]/',
    'http://169.254.169.254/latest/meta-data/',
    'http://10.0.0.5/',
    'https://192.168.1.1/',
    'https://localhost/',
    'http://[::ffff:127.0.0.1]/',
    'http://2130706433/',
    'http://user:secret@example.org/',
    'file:///etc/passwd',
    'ftp://example.org/',
  ])('%s is denied', async (address) => {
    const session = await open({}, { resolver: answering('198.51.100.7') });
    expect(await fetchGuarded(session, address, options)).toMatchObject({
      ok: false,
      reason: 'denied',
    });
  });

  test('a name that leads to a private address is denied over http and https, and nobody is asked', async () => {
    const site = await origin(startOrigin((_, response) => response.end('secret')));
    const session = await open({}, { resolver: answering('93.184.215.14', '127.0.0.1') });
    for (const scheme of ['http', 'https']) {
      const address = `${scheme}://rebound.example:${site.port}/`;
      expect(await fetchGuarded(session, address, options)).toMatchObject({ reason: 'denied' });
    }
    expect(site.connections).toBe(0);
  });

  test('a redirect is judged like an address: one to a private target ends there', async () => {
    const hidden = await origin(startOrigin((_, response) => response.end('secret')));
    const site = await origin(
      startOrigin((_, response) => {
        response.writeHead(302, { location: `http://127.0.0.1:${hidden.port}/` }).end();
      }),
    );
    const session = await open(allowing(site.port));
    const answer = await fetchGuarded(session, `http://127.0.0.1:${site.port}/`, options);
    expect(answer).toMatchObject({ ok: false, reason: 'denied' });
    expect(hidden.connections).toBe(0);
  });
});

describe('limits', () => {
  test.each([
    [3, 'too-many-redirects'],
    [4, undefined],
  ])('four redirects with %i allowed: %s', async (maxRedirects, reason) => {
    const site = await origin(
      startOrigin(({ url = '/' }, response) => {
        const step = Number(url.slice(1));
        if (step < 4) response.writeHead(301, { location: `/${step + 1}` }).end();
        else response.end('there');
      }),
    );
    const session = await open(allowing(site.port));
    const answer = await fetchGuarded(session, `http://127.0.0.1:${site.port}/0`, {
      ...options,
      maxRedirects,
    });
    expect('reason' in answer ? answer.reason : undefined).toBe(reason);
  });

  test('too much is cut off; without a wish for the body nothing is read', async () => {
    const site = await origin(startOrigin((_, response) => response.end('x'.repeat(5_000))));
    const session = await open(allowing(site.port));
    const address = `http://127.0.0.1:${site.port}/`;
    expect(await fetchGuarded(session, address, options)).toMatchObject({ reason: 'too-large' });
    const headersOnly = await fetchGuarded(session, address, { ...options, maxBytes: 0 });
    expect(headersOnly).toMatchObject({ ok: true, status: 200 });
    expect(headersOnly.ok && headersOnly.body).toHaveLength(0);
  });

  test('a site that never answers, that drips, or that breaks off ends in time', async () => {
    const silent = await origin(startTcpOrigin(() => {}));
    const dripping = await origin(
      startOrigin((_, response) => {
        const timer = setInterval(() => response.write('.'), 20);
        response.on('close', () => clearInterval(timer));
      }),
    );
    const broken = await origin(startTcpOrigin((socket) => socket.destroy()));
    const session = await open(allowing(silent.port, dripping.port, broken.port));
    const quick = { ...options, timeoutMs: 300 };
    for (const [{ port }, reason] of [
      [silent, 'timeout'],
      [dripping, 'timeout'],
      [broken, 'unreachable'],
    ] as const) {
      const address = `http://127.0.0.1:${port}/`;
      expect(await fetchGuarded(session, address, quick)).toMatchObject({ ok: false, reason });
    }
  });

  test('a site without a valid certificate is not read', async () => {
    const plain = await origin(startOrigin((_, response) => response.end('not TLS')));
    const session = await open(allowing(plain.port));
    const answer = await fetchGuarded(session, `https://127.0.0.1:${plain.port}/`, options);
    expect(answer).toMatchObject({ ok: false, reason: 'unreachable' });
    expect(plain.connections).toBe(1);
  });

  test('whoever aborts hears of it', async () => {
    const silent = await origin(startTcpOrigin(() => {}));
    const session = await open(allowing(silent.port));
    const stopping = new AbortController();
    const fetching = fetchGuarded(session, `http://127.0.0.1:${silent.port}/`, {
      ...options,
      signal: stopping.signal,
    });
    stopping.abort(new Error('stopped'));
    await expect(fetching).rejects.toThrow('stopped');
  });
});
