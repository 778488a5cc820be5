import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { parseAllowList } from '../allow-list.ts';
import type { ResolvedAddress, Resolver } from '../resolver.ts';
import { createTargetPolicy, type TargetPolicy } from '../target-policy.ts';
import type { EgressEvent, EgressSession } from './egress-session.ts';
import { type EgressOptions, openEgress } from './open-egress.ts';
import {
  ask,
  type Origin,
  proxyAddress,
  readAll,
  sendRaw,
  startOrigin,
  startTcpOrigin,
  tunnel,
} from './peers-for-tests.ts';

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function origin(starting: Promise<Origin>): Promise<Origin> {
  const started = await starting;
  ends.push(() => started.close());
  return started;
}

/** Unlike `once`, does not mind the error before it. */
async function closed(socket: Socket): Promise<void> {
  if (!socket.closed) await new Promise((resolve) => socket.once('close', resolve));
}

async function open(
  policy: Partial<TargetPolicy> = {},
  options: Partial<EgressOptions> = {},
): Promise<EgressSession> {
  const session = await openEgress({
    policy: createTargetPolicy(policy),
    resolver: toLoopback,
    ...options,
  });
  ends.push(() => session.close());
  return session;
}

/** Every name leads to loopback, so that only the guard keeps a request from arriving. */
const toLoopback = answering('127.0.0.1');

function answering(...addresses: string[]): Resolver {
  return { lookup: async () => addresses.map(toAnswer) };
}

function toAnswer(address: string): ResolvedAddress {
  return { address, family: address.includes(':') ? 6 : 4 };
}

function allowing(...entries: (string | number)[]): Partial<TargetPolicy> {
  return {
    allow: parseAllowList(
      entries.map((entry) => (typeof entry === 'number' ? `127.0.0.1:${entry}` : entry)).join(','),
    ).entries,
  };
}

describe('a target that is allowed', () => {
  it('gets requests and answers as they are', async () => {
    const site = await origin(
      startOrigin((asked, answer) => {
        const chunks: Buffer[] = [];
        asked.on('data', (chunk: Buffer) => chunks.push(chunk));
        asked.on('end', () => {
          answer.writeHead(201, 'Made', [
            ['Set-Cookie', 'a=1'],
            ['Set-Cookie', 'b=2'],
          ]);
          answer.end(`${asked.method} ${asked.url} ${Buffer.concat(chunks).toString()}`);
        });
      }),
    );
    const session = await open(allowing(site.port));
    const url = `http://site.example.org:${site.port}`;
    const posted = await ask(session, `${url}/a%20b?c=d`, { method: 'POST', body: 'hello' });
    expect(posted.status).toBe(201);
    expect(posted.body).toBe('POST /a%20b?c=d hello');
    expect(posted.headers['set-cookie']).toEqual(['a=1', 'b=2']);
    const chunked = { method: 'DELETE', body: 'gone', headers: { 'transfer-encoding': 'chunked' } };
    expect((await ask(session, `${url}/x`, chunked)).body).toBe('DELETE /x gone');
    expect((await ask(session, `${url}/x`, { method: 'POST' })).body).toBe('POST /x ');
    const head = await ask(session, url, { method: 'HEAD' });
    expect([head.status, head.body]).toEqual([201, '']);
    expect(session.requestCount).toBe(4);
    expect(session.denials).toEqual([]);
    expect(session.denialFor(url)).toBeUndefined();
  });

  it('gets its connections used again, and a request again when it closed one meanwhile', async () => {
    let answered = 0;
    const site = await origin(
      startOrigin((asked, answer) => {
        answered += 1;
        // The third request comes over a connection that is cut instead of answered.
        if (answered === 3) asked.socket.destroy();
        else answer.end(String(answered));
      }),
    );
    const session = await open(allowing(site.port));
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const url = `http://127.0.0.1:${site.port}/`;
    expect((await ask(session, url, { agent })).body).toBe('1');
    expect((await ask(session, url, { agent })).body).toBe('2');
    expect(site.connections).toBe(1);
    expect((await ask(session, url, { agent })).body).toBe('4');
    expect(site.connections).toBe(2);
    agent.destroy();
  });

  it('does not see what was meant for the proxy or tells about the way', async () => {
    const site = await origin(
      startOrigin((asked, answer) => {
        answer.writeHead(200, {
          'x-curbcut-egress': 'denied',
          'proxy-authenticate': 'Basic',
          'keep-alive': 'timeout=9',
          'x-kept': 'yes',
        });
        answer.end(JSON.stringify(asked.headers));
      }),
    );
    const session = await open(allowing(site.port));
    const { body, headers } = await ask(session, `http://Site.Example.org:${site.port}/`, {
      headers: {
        'proxy-connection': 'keep-alive',
        'proxy-authorization': 'Basic secret',
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-host': 'internal',
        forwarded: 'for=127.0.0.1',
        via: '1.1 me',
        te: 'trailers',
        connection: 'keep-alive, x-hop',
        'x-hop': 'mine',
        'x-kept': 'yes',
        cookie: 'a=1',
      },
    });
    expect(JSON.parse(body)).toEqual({
      host: `site.example.org:${site.port}`,
      connection: 'keep-alive',
      'x-kept': 'yes',
      cookie: 'a=1',
    });
    expect(headers['x-kept']).toBe('yes');
    expect(headers['x-curbcut-egress']).toBeUndefined();
    expect(headers['proxy-authenticate']).toBeUndefined();
  });

  it('streams a large body at the pace of the reader', async () => {
    const bytes = 24_000_000;
    let sent = 0;
    const site = await origin(
      startOrigin((_asked, answer) => {
        const chunk = Buffer.alloc(100_000, 'x');
        const more = () => {
          while (sent < bytes) {
            sent += chunk.length;
            if (!answer.write(chunk)) {
              answer.once('drain', more);
              return;
            }
          }
          answer.end();
        };
        more();
      }),
    );
    const session = await open(allowing(site.port));
    const asking = request({
      ...proxyAddress(session),
      path: `http://127.0.0.1:${site.port}/`,
      agent: false,
    });
    asking.end();
    const [response] = await once(asking, 'response');
    // Nobody reads: the origin has to come to a halt with most of it unsent.
    let before = -1;
    await vi.waitUntil(
      () => {
        const isStill = sent === before && sent > 0;
        before = sent;
        return isStill;
      },
      { interval: 100, timeout: 5000 },
    );
    expect(sent).toBeLessThan(bytes * 0.9);
    let received = 0;
    for await (const chunk of response) received += chunk.length;
    expect(received).toBe(bytes);
    expect(session.bytesReceived).toBeGreaterThanOrEqual(bytes);
  });

  it('is reached through a tunnel, both ways, byte by byte', async () => {
    const site = await origin(
      startTcpOrigin((socket) => {
        socket.pipe(socket);
      }),
    );
    const session = await open(allowing(site.port));
    const { status, socket } = await tunnel(session, `site.example.org:${site.port}`);
    expect(status).toBe(200);
    expect(session.tunnelCount).toBe(1);
    const sent = Buffer.alloc(3_000_000, 'tunnel ');
    const hash = createHash('sha256');
    let received = 0;
    socket.on('data', (chunk: Buffer) => {
      received += chunk.length;
      hash.update(chunk);
    });
    socket.end(sent);
    await once(socket, 'end');
    expect(received).toBe(sent.length);
    expect(hash.digest('hex')).toBe(createHash('sha256').update(sent).digest('hex'));
    await vi.waitUntil(() => session.tunnelCount === 0);
    expect(session.bytesReceived).toBe(sent.length);
    expect(session.bytesSent).toBe(sent.length);
  });

  it('is reached by a WebSocket handshake in absolute form', async () => {
    const site = await origin(
      startTcpOrigin((socket) => {
        socket.once('data', (chunk) => {
          socket.write('HTTP/1.1 101 Switching Protocols\r\n\r\n');
          socket.end(chunk);
        });
      }),
    );
    const session = await open(allowing(site.port));
    const received = await sendRaw(
      session,
      `GET http://site.example.org:${site.port}/chat HTTP/1.1\r\nHost: other\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nProxy-Connection: x\r\nSec-WebSocket-Key: k\r\n\r\n`,
    );
    expect(received).toContain('101 Switching');
    expect(received).toContain(
      `GET /chat HTTP/1.1\r\nHost: site.example.org:${site.port}\r\nSec-WebSocket-Key: k\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
    );
    expect(received).not.toContain('Proxy-Connection');
  });

  it('has its redirects handed to the browser, which has to ask again', async () => {
    const canary = await origin(startOrigin((_asked, answer) => answer.end('secret')));
    const location = `http://127.0.0.1:${canary.port}/`;
    const site = await origin(
      startOrigin((_asked, answer) => answer.writeHead(302, { location }).end()),
    );
    const session = await open(allowing(site.port));
    const redirect = await ask(session, `http://site.example.org:${site.port}/`);
    expect([redirect.status, redirect.headers.location]).toEqual([302, location]);
    expect((await ask(session, location)).status).toBe(403);
    expect(canary.connections).toBe(0);
  });

  it('is tried at its next address when one does not answer', async () => {
    const site = await origin(startOrigin((_asked, answer) => answer.end('second')));
    const session = await open(allowing('127.0.0.0/8'), {
      resolver: answering('127.0.0.9', '127.0.0.1'),
    });
    expect((await ask(session, `http://site.example.org:${site.port}/`)).body).toBe('second');
  });
});

describe('a target that is not allowed', () => {
  it('never gets a connection, whatever the spelling and the method', async () => {
    const canary = await origin(startOrigin((_asked, answer) => answer.end('secret')));
    const { port } = canary;
    const hosts = [
      '127.0.0.1',
      '127.1',
      '2130706433',
      '0x7f.1',
      'localhost',
      'LOCALHOST.',
      'app.localhost',
      'fixtures',
      'site.example.org',
      'site.example.org.',
      '0.0.0.0',
      '[::1]',
      '[::ffff:127.0.0.1]',
      '[::ffff:7f00:1]',
    ];
    const events: EgressEvent[] = [];
    const strict = await open({}, { onEvent: (event) => events.push(event) });
    for (const host of hosts) {
      for (const asking of [{}, { method: 'POST', body: 'x' }]) {
        const answer = await ask(strict, `http://${host}:${port}/`, asking);
        expect([host, answer.status, answer.headers['x-curbcut-egress']]).toEqual([
          host,
          403,
          'denied',
        ]);
      }
      const { status, socket } = await tunnel(strict, `${host}:${port}`);
      socket.destroy();
      expect([host, status]).toEqual([host, 403]);
      const upgrade = `GET http://${host}:${port}/ HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`;
      expect(await sendRaw(strict, upgrade)).toMatch(/^HTTP\/1\.1 403 /);
    }
    expect(canary.connections).toBe(0);
    expect(strict.denials).toHaveLength(hosts.length * 4);
    expect(events).toEqual(strict.denials.map((denial) => ({ type: 'denied', denial })));
    expect(strict.denialFor(`http://site.example.org:${port}/any`)).toMatchObject({
      reason: 'resolves-to-special-address',
      host: 'site.example.org',
      port,
    });
    expect(strict.denialFor(`https://LOCALHOST.:${port}/`)).toMatchObject({
      reason: 'loopback-name',
    });
    expect(strict.denialFor('http://127.0.0.1/')).toBeUndefined();

    // The same requests arrive where the policy lets them: it is the guard that kept them away.
    const lenient = await open({ allowAllPrivate: true });
    expect((await ask(lenient, `http://2130706433:${port}/`)).body).toBe('secret');
    expect((await ask(lenient, `http://site.example.org:${port}/`)).body).toBe('secret');
    const { status, socket } = await tunnel(lenient, `localhost:${port}`);
    socket.destroy();
    expect(status).toBe(200);
    expect(canary.connections).toBeGreaterThanOrEqual(3);
  });

  it('is refused by its port on requests and tunnels alike', async () => {
    const session = await open({}, { resolver: answering('8.8.8.8') });
    for (const port of [25, 22, 5432, 6379, 9222]) {
      expect((await ask(session, `http://example.com:${port}/`)).status).toBe(403);
      const { status, socket } = await tunnel(session, `example.com:${port}`);
      socket.destroy();
      expect(status).toBe(403);
    }
    expect(session.denials.every(({ reason }) => reason === 'port')).toBe(true);
  });

  it('is refused when one of many answers is private', async () => {
    const canary = await origin(startOrigin((_asked, answer) => answer.end('secret')));
    const addresses = Array.from({ length: 63 }, (_, at) => `8.8.8.${at + 1}`);
    const session = await open({}, { resolver: answering(...addresses, '127.0.0.1') });
    expect((await ask(session, `http://site.example.org:${canary.port}/`)).status).toBe(403);
    expect(canary.connections).toBe(0);
  });

  it('gets nothing after a name was bound to another address', async () => {
    const site = await origin(
      startOrigin((_asked, answer) => answer.writeHead(200, { connection: 'close' }).end('site')),
    );
    const canary = await origin(
      startOrigin((_asked, answer) => answer.end('secret'), '127.0.0.2', site.port),
    );
    let asked = 0;
    const rebinding: Resolver = {
      lookup: async () => {
        asked += 1;
        return [toAnswer(asked === 1 ? '127.0.0.1' : '127.0.0.2')];
      },
    };
    const url = `http://rebind.example.org:${site.port}/`;
    const session = await open(allowing('127.0.0.0/8'), { resolver: rebinding });
    for (let at = 0; at < 5; at += 1) expect((await ask(session, url)).body).toBe('site');
    const { status, socket } = await tunnel(session, `rebind.example.org:${site.port}`);
    socket.destroy();
    expect(status).toBe(200);
    expect(asked).toBe(1);
    expect(canary.connections).toBe(0);
    // A scan that begins after the change is the control: the canary is there to be found.
    const later = await open(allowing('127.0.0.0/8'), { resolver: rebinding });
    expect((await ask(later, url)).body).toBe('secret');
    const strict = await open(allowing(site.port), { resolver: rebinding });
    expect((await ask(strict, url)).status).toBe(403);
  });

  it('is the proxy itself, whatever the policy says', async () => {
    const session = await open({ allowAllPrivate: true });
    const { port } = proxyAddress(session);
    for (const host of [
      '127.0.0.1',
      'localhost',
      'site.example.org',
      '0.0.0.0',
      '[::ffff:127.0.0.1]',
    ]) {
      expect((await ask(session, `http://${host}:${port}/`)).status).toBe(403);
      const { status, socket } = await tunnel(session, `${host}:${port}`);
      socket.destroy();
      expect(status).toBe(403);
    }
    expect(session.denials.every(({ reason }) => reason === 'proxy-self')).toBe(true);
    expect(session.requestCount).toBe(10);
  });

  it('looks the same whether somebody listens there or not', async () => {
    const canary = await origin(startOrigin((_asked, answer) => answer.end('secret')));
    const session = await open();
    const listening = await ask(session, `http://127.0.0.1:${canary.port}/`);
    await canary.close();
    const silent = await ask(session, `http://127.0.0.1:${canary.port}/`);
    expect(listening).toEqual(silent);
    expect(listening.body).not.toMatch(/127|loopback|private/);
  });
});

describe('what is no proper proxy request', () => {
  it.each([
    'GET / HTTP/1.1\r\nHost: example.com\r\n\r\n',
    'GET https://example.com/ HTTP/1.1\r\nHost: example.com\r\n\r\n',
    'GET ftp://example.com/ HTTP/1.1\r\nHost: example.com\r\n\r\n',
    'GET file:///etc/passwd HTTP/1.1\r\nHost: example.com\r\n\r\n',
    'GET http://user:pass@example.com/ HTTP/1.1\r\nHost: example.com\r\n\r\n',
    'GET http://example.com:99999/ HTTP/1.1\r\nHost: example.com\r\n\r\n',
    'OPTIONS * HTTP/1.1\r\nHost: example.com\r\n\r\n',
    'CONNECT example.com HTTP/1.1\r\nHost: example.com\r\n\r\n',
    'CONNECT example.com: HTTP/1.1\r\nHost: example.com\r\n\r\n',
    'CONNECT example.com:0 HTTP/1.1\r\nHost: example.com\r\n\r\n',
    'CONNECT example.com:65536 HTTP/1.1\r\nHost: example.com\r\n\r\n',
    'CONNECT :443 HTTP/1.1\r\nHost: example.com\r\n\r\n',
    'CONNECT user@example.com:443 HTTP/1.1\r\nHost: example.com\r\n\r\n',
    'CONNECT http://example.com:443 HTTP/1.1\r\nHost: example.com\r\n\r\n',
    'CONNECT example.com/x:443 HTTP/1.1\r\nHost: example.com\r\n\r\n',
    'CONNECT ::1:443 HTTP/1.1\r\nHost: example.com\r\n\r\n',
    'CONNECT [::1:443 HTTP/1.1\r\nHost: example.com\r\n\r\n',
    'CONNECT [fe80::1%25eth0]:443 HTTP/1.1\r\nHost: example.com\r\n\r\n',
    'CONNECT exa%6dple.com:443 HTTP/1.1\r\nHost: example.com\r\n\r\n',
    'POST ws://example.com/ HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    'GET http://example.com/ HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n',
    'nonsense\r\n\r\n',
  ])('is answered 400: %j', async (text) => {
    const session = await open({ allowAllPrivate: true });
    const answer = await sendRaw(
      session,
      text.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'),
    );
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(session.denials).toEqual([]);
    expect(session.bytesSent).toBe(0);
  });
});

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

  it('ends the request to the site when the browser gives up', async () => {
    let wasAborted = false;
    const site = await origin(
      startOrigin((asked, answer) => {
        answer.write('begun');
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
    await once(asking, 'response');
    asking.destroy();
    await vi.waitUntil(() => wasAborted);
  });

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

describe('the limits of a session', () => {
  it('cut everything when too many bytes came', async () => {
    const site = await origin(
      startOrigin((_asked, answer) => {
        const more = () => {
          while (answer.write(Buffer.alloc(65_536)));
          answer.once('drain', more);
        };
        more();
      }),
    );
    const events: EgressEvent[] = [];
    const session = await open(allowing(site.port), {
      limits: { maxBytes: 1_000_000 },
      onEvent: (event) => events.push(event),
    });
    const spent = vi.fn<(limit: string) => void>();
    session.onOverLimit = spent;
    const { socket } = await tunnel(session, `127.0.0.1:${site.port}`);
    await expect(ask(session, `http://127.0.0.1:${site.port}/`)).rejects.toThrow();
    await closed(socket);
    expect(session.state).toBe('over-limit');
    expect(session.bytesReceived).toBeLessThan(3_000_000);
    expect(spent.mock.calls).toEqual([['bytes']]);
    expect(events).toEqual([{ type: 'over-limit', limit: 'bytes' }]);
    const { connections } = site;
    await expect(ask(session, `http://127.0.0.1:${site.port}/`)).rejects.toThrow();
    expect(site.connections).toBe(connections);
  });

  it('count bytes through a tunnel and bytes sent', async () => {
    const site = await origin(startTcpOrigin((socket) => socket.resume()));
    const session = await open(allowing(site.port), { limits: { maxBytes: 1_000_000 } });
    const { socket } = await tunnel(session, `127.0.0.1:${site.port}`);
    socket.write(Buffer.alloc(5_000_000));
    await closed(socket);
    expect(session.state).toBe('over-limit');
  });

  it('end a scan with too many requests', async () => {
    const session = await open({}, { limits: { maxRequests: 3 } });
    for (let at = 0; at < 3; at += 1) {
      expect((await ask(session, 'http://127.0.0.1/')).status).toBe(403);
    }
    await expect(ask(session, 'http://127.0.0.1/')).rejects.toThrow();
    expect(session.state).toBe('over-limit');
  });

  it('refuse a tunnel when all are taken, and give the place back', async () => {
    const site = await origin(startTcpOrigin((socket) => socket.resume()));
    const session = await open(allowing(site.port), { limits: { maxTunnels: 2 } });
    const authority = `127.0.0.1:${site.port}`;
    const first = await tunnel(session, authority);
    await tunnel(session, authority);
    expect((await tunnel(session, authority)).status).toBe(503);
    expect(session.failureFor(`http://${authority}/`)).toMatchObject({
      reason: 'too-many-tunnels',
    });
    first.socket.destroy();
    await vi.waitUntil(() => session.tunnelCount === 1);
    expect((await tunnel(session, authority)).status).toBe(200);
  });

  it('let so many lookups run at once, and the rest afterwards', async () => {
    let running = 0;
    let most = 0;
    const gate = Promise.withResolvers<void>();
    const resolver: Resolver = {
      lookup: async () => {
        running += 1;
        most = Math.max(most, running);
        await gate.promise;
        running -= 1;
        return [toAnswer('127.0.0.1')];
      },
    };
    const session = await open({}, { resolver, limits: { maxLookups: 3 } });
    const asking = Array.from({ length: 20 }, (_, at) =>
      ask(session, `http://s${at}.example.org/`),
    );
    await vi.waitUntil(() => running === 3 && session.requestCount === 20);
    gate.resolve();
    const statuses = (await Promise.all(asking)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([403]));
    expect(most).toBe(3);
  });
});

describe('closing a session', () => {
  it('cuts tunnels, requests and connections in the making at once', async () => {
    const site = await origin(startTcpOrigin((socket) => socket.resume()));
    const session = await open(allowing(site.port));
    const { socket } = await tunnel(session, `127.0.0.1:${site.port}`);
    const pending = ask(session, `http://127.0.0.1:${site.port}/`).catch((error: Error) => error);
    const raw = readAll(connect(proxyAddress(session)), 'GET http://exa');
    await vi.waitUntil(() => site.connections === 2);
    await session.close();
    await session.close();
    expect(session.state).toBe('closed');
    expect(await pending).toBeInstanceOf(Error);
    expect(await raw).toBe('');
    await closed(socket);
    await expect(ask(session, `http://127.0.0.1:${site.port}/`)).rejects.toThrow('ECONNREFUSED');
  });
});
