import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import {
  ask,
  proxyAddress,
  sendRaw,
  startOrigin,
  startTcpOrigin,
  tunnel,
} from '../../rig/peers.ts';
import { allowing, answering, open, origin } from '../../rig/sessions.ts';

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
