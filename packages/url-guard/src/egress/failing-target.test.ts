import { once } from 'node:events';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { ask, proxyAddress, startOrigin, startTcpOrigin, tunnel } from '../../rig/peers.ts';
import { allowing, closed, open, origin } from '../../rig/sessions.ts';

describe('what goes wrong on the way', () => {
  it('is written down for a name that does not resolve, or not in time', async () => {
    const silent = await open(
      {},
      { resolver: { lookup: () => new Promise(() => {}) }, limits: { dnsTimeoutMs: 100 } },
    );
    const answer = await ask(silent, 'http://slow.example.org/');
    expect([answer.status, answer.headers['x-curbcut-egress']]).toEqual([502, 'dns-failure']);
    expect(silent.failureFor('http://slow.example.org/a')).toMatchObject({
      reason: 'dns-failure',
      detail: 'ETIMEOUT',
    });
    const { status } = await tunnel(silent, 'slow.example.org:443');
    expect(status).toBe(502);
    expect(silent.failureFor('https://slow.example.org/')).toMatchObject({ method: 'CONNECT' });
  });

  it('is written down for a port where nobody listens, until it answers', async () => {
    const site = await origin(startOrigin((_asked, answer) => answer.end('back')));
    await site.close();
    const session = await open(allowing(site.port));
    const url = `http://site.example.org:${site.port}/`;
    expect((await ask(session, url)).status).toBe(502);
    expect((await tunnel(session, `site.example.org:${site.port}`)).status).toBe(502);
    expect(session.failureFor(url)).toMatchObject({
      reason: 'connect-failed',
      detail: 'ECONNREFUSED',
    });
    await origin(startOrigin((_asked, answer) => answer.end('back'), '127.0.0.1', site.port));
    expect((await ask(session, url)).body).toBe('back');
    expect(session.failureFor(url)).toBeUndefined();
  });

  it.each([
    ['a reset', (socket: Socket) => socket.resetAndDestroy()],
    ['an end', (socket: Socket) => socket.end()],
    ['garbage', (socket: Socket) => socket.end('\0\xff garbage \r\n\r\n')],
    [
      'a proxy challenge',
      (socket: Socket) => socket.end('HTTP/1.1 407 No\r\nContent-Length: 0\r\n\r\n'),
    ],
    [
      'an upgrade nobody asked for',
      (socket: Socket) =>
        socket.end('HTTP/1.1 101 Yes\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n'),
    ],
    [
      'endless headers',
      (socket: Socket) => socket.end(`HTTP/1.1 200 OK\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`),
    ],
  ])('is a 502 for a site that answers with %s', async (_what, misbehave) => {
    const site = await origin(
      startTcpOrigin((socket) => socket.once('data', () => misbehave(socket))),
    );
    const session = await open(allowing(site.port));
    const url = `http://127.0.0.1:${site.port}/`;
    expect((await ask(session, url)).status).toBe(502);
    expect((await ask(session, url, { method: 'POST', body: 'x'.repeat(1e6) })).status).toBe(502);
    expect(session.failureFor(url)).toMatchObject({ reason: 'upstream-error' });
  });

  it('breaks off an answer that the site broke off', async () => {
    const site = await origin(
      startTcpOrigin((socket) =>
        socket.once('data', () => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf')),
      ),
    );
    const session = await open(allowing(site.port));
    await expect(ask(session, `http://127.0.0.1:${site.port}/`)).rejects.toThrow();
  });

  it.each(['before the answer', 'in the middle of it'])(
    'ends the request to the site when the browser gives up %s',
    async (moment) => {
      let hasArrived = false;
      let wasAborted = false;
      const site = await origin(
        startOrigin((asked, answer) => {
          hasArrived = true;
          if (moment !== 'before the answer') answer.write('begun');
          asked.socket.on('close', () => {
            wasAborted = true;
          });
        }),
      );
      const session = await open(allowing(site.port));
      const asking = request({
        ...proxyAddress(session),
        path: `http://127.0.0.1:${site.port}/`,
        agent: false,
      });
      asking.on('error', () => asking.destroy());
      asking.end();
      if (moment === 'before the answer') await vi.waitUntil(() => hasArrived);
      else await once(asking, 'response');
      asking.destroy();
      await vi.waitUntil(() => wasAborted);
      expect(session.failures).toEqual([]);
    },
  );

  it('cuts what stays silent for too long', async () => {
    const site = await origin(startTcpOrigin((socket) => socket.resume()));
    const session = await open(allowing(site.port), { limits: { idleTimeoutMs: 100 } });
    const { socket } = await tunnel(session, `127.0.0.1:${site.port}`);
    await closed(socket);
    await vi.waitUntil(() => session.tunnelCount === 0);
    await expect(ask(session, `http://127.0.0.1:${site.port}/`)).rejects.toThrow();
  });

  it('survives peers that reset at any moment', async () => {
    const site = await origin(
      startTcpOrigin((socket) => setImmediate(() => socket.resetAndDestroy())),
    );
    const session = await open(allowing(site.port));
    const address = proxyAddress(session);
    const starts = [
      'G',
      `CONNECT 127.0.0.1:${site.port} HTTP/1.1\r\n\r\nhello`,
      `GET http://127.0.0.1:${site.port}/ HTTP/1.1\r\nHost: x\r\n\r\n`,
      `POST http://127.0.0.1:${site.port}/ HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nhalf`,
    ];
    const closed = Array.from({ length: 80 }, async (_, at) => {
      const socket = connect(address);
      socket.on('error', () => socket.destroy());
      socket.write(starts[at % starts.length] ?? '');
      if (at % 3 === 0) socket.once('connect', () => setImmediate(() => socket.resetAndDestroy()));
      else if (at % starts.length === 0) socket.end();
      socket.resume();
      await new Promise((resolve) => socket.once('close', resolve));
    });
    await Promise.all(closed);
    await vi.waitUntil(() => session.tunnelCount === 0);
    const good = await origin(startOrigin((_asked, answer) => answer.end('fine')));
    const other = await open(allowing(good.port));
    expect((await ask(other, `http://127.0.0.1:${good.port}/`)).body).toBe('fine');
    expect(session.state).toBe('open');
  });
});
