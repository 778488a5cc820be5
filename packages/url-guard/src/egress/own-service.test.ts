import { describe, expect, it } from 'vitest';
import type { AllowEntry } from '../allow-list.ts';
import { isThisMachine } from '../is-this-machine.ts';
import { fetchGuarded } from './fetch-guarded.ts';
import { ask, proxyAddress, sendRaw, startOrigin, tunnel } from '../../rig/peers.ts';
import { allowing, answering, open, origin } from '../../rig/sessions.ts';

const everything = '0.0.0.0/0, ::/0, localhost, site.corp';
const spellings = [
  '127.0.0.1',
  '127.1',
  '127.0.0.2',
  'localhost',
  'site.corp',
  'site.example.org',
  '0.0.0.0',
  '[::1]',
  '[::ffff:127.0.0.1]',
];

const serve = () => origin(startOrigin((_asked, answer) => answer.end('secret')));
const upgradeTo = (url: string) =>
  `GET ${url} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`;

describe('the product’s own services behind the proxy', () => {
  it('get no connection, whatever is allowed without a port', async () => {
    const canary = await serve();
    const { port } = canary;
    for (const kind of ['internal', 'web', 'tls-web'] as const) {
      const ownServices = [{ kind, host: '127.0.0.1', port }];
      const session = await open({ ...allowing(everything), ownServices });
      for (const host of spellings) {
        const { status } = await ask(session, `http://${host}:${port}/`);
        const connected = await tunnel(session, `${host}:${port}`);
        connected.socket.destroy();
        const upgraded = await sendRaw(session, upgradeTo(`http://${host}:${port}/`));
        expect([host, status, connected.status, upgraded.slice(9, 12)]).toEqual([
          host,
          403,
          403,
          '403',
        ]);
      }
    }
    expect(canary.connections).toBe(0);
    // The control: without services of ours the same entries let everything there.
    const lenient = await open(allowing(everything));
    expect((await ask(lenient, `http://site.corp:${port}/`)).body).toBe('secret');
  });

  it('that are internal get none either when an entry names their port', async () => {
    const canary = await serve();
    const { port } = canary;
    const named = allowing(port, `localhost:${port}`, `site.corp:${port}`);
    const ownServices = [{ kind: 'internal', host: 'localhost', port } as const];
    const session = await open({ ...named, ownServices });
    for (const host of ['127.0.0.1', 'localhost', 'site.corp']) {
      expect((await ask(session, `http://${host}:${port}/`)).status).toBe(403);
      expect((await tunnel(session, `${host}:${port}`)).status).toBe(403);
    }
    expect(canary.connections).toBe(0);
    expect((await ask(await open(named), `http://localhost:${port}/`)).body).toBe('secret');
  });

  it('show their web pages where they are named, and never the outbox', async () => {
    const site = await origin(startOrigin((asked, answer) => answer.end(asked.url)));
    const { port } = site;
    const ownServices = [{ kind: 'web', host: '0.0.0.0', port } as const];
    const session = await open({ ...allowing(port, `site.corp:${port}`), ownServices });
    for (const host of ['127.0.0.1', 'site.corp']) {
      const url = `http://${host}:${port}`;
      expect((await ask(session, `${url}/pricing`)).body).toBe('/pricing');
      const { connections } = site;
      for (const path of [
        '/outbox',
        '/outbox?key=x',
        '/%6futbox/AAAA',
        '//outbox',
        '/a/../outbox',
      ]) {
        expect([path, (await ask(session, url + path)).status]).toEqual([path, 403]);
        expect(await sendRaw(session, upgradeTo(url + path))).toMatch(/^HTTP\/1\.1 403 /);
      }
      // Nobody sees the path of what goes through a tunnel, and the web port speaks plain http.
      const { status, socket } = await tunnel(session, `${host}:${port}`);
      socket.destroy();
      expect(status).toBe(403);
      expect(site.connections).toBe(connections);
      expect(session.denialFor(`${url}/outbox`)).toMatchObject({ reason: 'own-service' });
    }
  });

  it('do not become reachable by a redirect, for a browser or for the fetches of a site’s files', async () => {
    const canary = await serve();
    const location = `http://127.0.0.1:${canary.port}/outbox`;
    const site = await origin(
      startOrigin((_asked, answer) => answer.writeHead(302, { location }).end()),
    );
    const ownServices = [{ kind: 'web', host: '127.0.0.1', port: canary.port } as const];
    for (const policy of [allowing(everything), allowing(site.port, canary.port)]) {
      const session = await open({ ...policy, ownServices });
      const url = `http://127.0.0.1:${site.port}/`;
      expect((await ask(session, url)).headers.location).toBe(location);
      expect((await ask(session, location)).status).toBe(403);
      const fetched = await fetchGuarded(session, url, {
        userAgent: 'test',
        signal: new AbortController().signal,
        timeoutMs: 5_000,
        maxRedirects: 5,
        maxBytes: 1_000,
      });
      expect(fetched).toMatchObject({ ok: false });
    }
    expect(canary.connections).toBe(0);
  });

  it('include a database that is known by its name', async () => {
    const canary = await serve();
    const ownServices = [{ kind: 'internal', host: 'db.corp', port: canary.port } as const];
    const session = await open(
      { ...allowing(canary.port), ownServices },
      { resolver: answering('127.0.0.1') },
    );
    expect((await ask(session, `http://127.0.0.1:${canary.port}/`)).status).toBe(403);
    expect(canary.connections).toBe(0);
  });

  it('include every proxy of every scan: none listens where an entry leads', async () => {
    // Half of all ports, in groups, as systems prefer even or odd ones.
    const ports = Array.from({ length: 65_535 }, (_, at) => at + 1).filter((port) => port % 8 < 4);
    const allow = ports.map((port): AllowEntry => ({
      kind: 'range',
      network: '127.0.0.1',
      prefixLength: 32,
      port,
    }));
    for (let at = 0; at < 8; at += 1) {
      const { port } = proxyAddress(await open({ allow }));
      expect(Number(port) % 8).toBeGreaterThanOrEqual(4);
    }
  });
});

describe('isThisMachine', () => {
  it.each([...spellings.slice(0, 4), '0.0.0.0', '::', '::1', '::ffff:127.0.0.1', 'a.localhost'])(
    '%s',
    (host) => expect(isThisMachine(host.replace('127.1', '127.0.0.1'))).toBe(true),
  );

  it.each(['8.8.8.8', '10.255.255.254', 'example.org', '::2', '::ffff:8.8.8.8', 'localhost.org'])(
    'not %s',
    (host) => expect(isThisMachine(host)).toBe(false),
  );
});
