import { describe, expect, it } from 'vitest';
import type { Resolver } from '../resolver.ts';
import type { EgressEvent } from './egress-session.ts';
import { ask, proxyAddress, sendRaw, startOrigin, tunnel } from '../../rig/peers.ts';
import { allowing, answering, open, origin, toAnswer } from '../../rig/sessions.ts';

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
