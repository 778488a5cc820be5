import { hostname, networkInterfaces } from 'node:os';
import { describe, expect, it } from 'vitest';
import { parseAllowList } from './allow-list.ts';
import { checkListedName } from './check-listed-name.ts';
import { checkUrl } from './check-url.ts';
import type { OwnService } from './own-service.ts';
import { resolveTarget } from './resolve-target.ts';
import { createTargetPolicy } from './target-policy.ts';

const ownServices: OwnService[] = [
  { kind: 'internal', host: '127.0.0.1', port: 8432 },
  { kind: 'internal', host: 'db.corp', port: 8433 },
  { kind: 'internal', host: 'localhost', port: 8111 },
  { kind: 'web', host: '0.0.0.0', port: 8000 },
  { kind: 'tls-web', host: 'scan.example.org', port: 443 },
];

function policyOf(allowed: string) {
  const { entries: allow, problems } = parseAllowList(allowed);
  expect(problems).toEqual([]);
  return createTargetPolicy({ allow, ownServices, ownHosts: ['scan.example.org'] });
}

function outcome(url: string, allowed: string): string {
  const checked = checkUrl(url, policyOf(allowed));
  return checked.ok ? 'ok' : checked.reason;
}

const interfaceAddresses = Object.values(networkInterfaces())
  .flatMap((list) => list ?? [])
  .filter(({ address }) => !address.startsWith('fe80'))
  .map(({ address, family }) => (family === 'IPv6' ? `[${address}]` : address));

/** This machine, however it is written. */
const spellings = [
  '127.0.0.1',
  '127.1',
  '127.8.8.8',
  '0x7f.1',
  '2130706433',
  '0.0.0.0',
  '0',
  '[::1]',
  '[::]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::ffff:0.0.0.0]',
  'localhost',
  'LOCALHOST.',
  'app.localhost',
  ...interfaceAddresses,
];

/** Every way to allow them without a port. */
const everything =
  '127.0.0.0/8, 0.0.0.0/0, ::/0, 127.0.0.1, ::1, 0.0.0.0, localhost, app.localhost';

describe('the product’s own services', () => {
  it.each(spellings)('are not opened by entries without a port: %s', (host) => {
    for (const port of [8432, 8111]) {
      expect(outcome(`http://${host}:${port}/`, everything)).toBe('own-service');
    }
    expect(outcome(`http://${host}:8000/`, everything)).toBe('own-web');
    // The control: another port of the same host is open.
    expect(outcome(`http://${host}:8999/`, everything)).toBe('ok');
  });

  it.each(spellings)('are never scanned, also when their port is named: %s', (host) => {
    const name = host.replace(/\.$/, '');
    expect(outcome(`http://${host}:8432/`, `${name}:8432`)).toBe('own-service');
    expect(outcome(`http://${host}:8000/`, `${name}:8000`)).toBe('ok');
  });

  it('at a name or at the name of this machine', () => {
    expect(outcome('http://db.corp:8433/', 'db.corp:8433')).toBe('own-service');
    expect(outcome('http://db.corp:8434/', 'db.corp:8434')).toBe('ok');
    const name = hostname().toLowerCase();
    expect(outcome(`http://${name}:8432/`, `${name}:8432`)).toBe('own-service');
    expect(outcome(`http://${name}:8000/`, name)).toBe('own-web');
  });

  it('tell nothing of themselves where nothing is allowed', () => {
    expect(outcome('http://127.0.0.1:8432/', '')).toBe('special-address');
    expect(outcome('http://127.0.0.1:8431/', '')).toBe('special-address');
  });
});

describe('what people are told', () => {
  it.each([
    ['http://127.0.0.1:8000/', '127.0.0.1'],
    ['http://127.0.0.1:8432/', '127.0.0.1:8432'],
    ['http://127.0.0.1:8432/', ''],
  ])('of %s names no setting', (url, allowed) => {
    const checked = checkUrl(url, policyOf(allowed));
    if (checked.ok) throw new Error(`${url} was not refused`);
    expect(checked.message).toMatch(/\. .*\.$/);
    expect(checked.message).not.toMatch(/[A-Z]+_[A-Z]+/);
  });
});

describe('the product’s own web port', () => {
  it('is scanned where it is named with its port, but not its outbox', () => {
    for (const [named, origin] of [
      ['127.0.0.1:8000', 'http://127.0.0.1:8000'],
      ['scan.example.org:443', 'https://scan.example.org'],
    ] as const) {
      expect(outcome(`${origin}/`, named)).toBe('ok');
      expect(outcome(`${origin}/blog/outbox`, named)).toBe('ok');
      expect(outcome(`${origin}/outboxes`, named)).toBe('ok');
      for (const path of [
        '/outbox',
        '/outbox/',
        '/outbox?key=x',
        '/outbox/AAAA#top',
        '/%6Futbox',
        '/%6f%75tbox/AAAA',
        '//outbox',
        '/./outbox',
        '/a/../outbox',
        '/a/%2e%2e/outbox',
        '/%2Foutbox',
        '/outbox%2FAAAA',
        '/OUTBOX',
        '\\outbox',
        '/outbox;a=b',
      ]) {
        expect([path, outcome(origin + path, named)]).toEqual([path, 'own-service']);
      }
    }
    expect(outcome('http://127.0.0.1:8001/outbox', '127.0.0.1:8001')).toBe('ok');
  });

  it('is opened over http also where nobody says how, as it speaks nothing else', () => {
    const policy = policyOf('127.0.0.1:8000, localhost:8000');
    for (const host of ['127.0.0.1:8000', 'localhost:8000']) {
      expect(checkUrl(`${host}/blog`, policy)).toMatchObject({
        ok: true,
        url: new URL(`http://${host}/blog`),
      });
      expect(checkUrl(`${host}/outbox`, policy)).toMatchObject({ reason: 'own-service' });
      expect(checkUrl(`https://${host}/`, policy)).toMatchObject({ reason: 'own-service' });
    }
  });

  it('is not lifted by an entry without a port at its public address either', () => {
    expect(outcome('https://scan.example.org/', 'scan.example.org')).toBe('own-web');
    expect(outcome('https://scan.example.org/', '')).toBe('own-host');
  });
});

describe('names that lead to the product’s own services', () => {
  const resolve = async (
    allowed: string,
    port: number,
    addresses: string[],
    host = 'site.corp',
  ) => {
    const answers: Record<string, string[]> = {
      [host]: addresses,
      'db.corp': ['10.0.0.7', '127.0.1.1'],
    };
    const target = await resolveTarget({
      host,
      port,
      policy: policyOf(allowed),
      resolver: {
        lookup: async (name) => (answers[name] ?? []).map((address) => ({ address, family: 4 })),
      },
      timeoutMs: 1_000,
    });
    return target.ok ? 'ok' : target.reason;
  };

  it.each(['127.0.0.1', '127.0.0.9', '::1', '::ffff:127.0.0.1', '0.0.0.0'])('%s', async (ip) => {
    expect(await resolve('site.corp', 8432, [ip])).toBe('own-service');
    expect(await resolve('site.corp:8432', 8432, [ip])).toBe('own-service');
    expect(await resolve('site.corp', 8000, [ip])).toBe('own-web');
    expect(await resolve('site.corp:8000', 8000, [ip])).toBe('ok');
    expect(await resolve('site.corp', 8999, [ip])).toBe('ok');
    expect(await resolve('site.corp', 8432, ['10.0.0.5', ip])).toBe('own-service');
  });

  it('the address or another name of a database that is known by name', async () => {
    expect(await resolve('10.0.0.0/8', 8433, ['10.0.0.7'], 'other.example.org')).toBe(
      'own-service',
    );
    expect(await resolve('10.0.0.0/8', 8433, ['10.0.0.8'], 'other.example.org')).toBe('ok');
    expect(await resolve('10.0.0.7:8433', 8433, [], '10.0.0.7')).toBe('own-service');
    expect(await resolve('10.0.0.7', 8434, [], '10.0.0.7')).toBe('ok');
    expect(await resolve('127.0.0.1:8433', 8433, [], '127.0.0.1')).toBe('own-service');
  });

  it('a public address of this machine, allowed or not', async () => {
    const [own] = interfaceAddresses.filter((address) => !/^(127|\[::1)/.test(address));
    if (own === undefined) return;
    const ip = own.replaceAll(/[[\]]/g, '');
    expect(await resolve('site.corp', 8000, [ip])).toBe('own-web');
  });
});

describe('a name that the operator has listed', () => {
  const check = async (url: string, allowed: string, answer: string | Error) => {
    const asked: string[] = [];
    const found = await checkListedName(new URL(url), policyOf(allowed), {
      lookup: async (name) => {
        asked.push(name);
        if (answer instanceof Error) throw answer;
        return [{ address: answer, family: 4 }];
      },
    });
    return { reason: found?.reason ?? null, asked };
  };

  it('is looked up before a scan is taken where it may lead to one of our own services', async () => {
    const named = 'site.corp, site.corp:8000, site.corp:8432';
    for (const [url, reason] of [
      ['http://site.corp:8432/', 'own-service'],
      ['http://site.corp:8000/outbox', 'own-service'],
      ['https://site.corp:8000/', 'own-service'],
      ['http://site.corp:8000/', null],
    ] as const) {
      expect(await check(url, named, '127.0.0.1')).toEqual({ reason, asked: ['site.corp'] });
    }
    expect(await check('http://site.corp:8000/', 'site.corp', '127.0.0.1')).toMatchObject({
      reason: 'own-web',
    });
    expect(await check('http://site.corp:8000/', 'site.corp', '10.0.0.9')).toMatchObject({
      reason: null,
    });
    expect(await check('http://site.corp:8000/', 'site.corp', new Error('none'))).toMatchObject({
      reason: null,
    });
  });

  it.each(['http://site.corp:8001/', 'http://other.example.org:8000/', 'http://127.0.0.1:8000/'])(
    'no other address is looked up: %s',
    async (url) => {
      expect(await check(url, 'site.corp', '127.0.0.1')).toEqual({ reason: null, asked: [] });
    },
  );
});

describe('an entry without a port', () => {
  it.each(['10.0.0.5', '10.0.0.0/8', 'wiki.corp'])('%s opens web ports only', (entry) => {
    const host = entry === 'wiki.corp' ? entry : '10.0.0.5';
    for (const port of [80, 443, 3000, 8001, 8999]) {
      expect(outcome(`http://${host}:${port}/`, entry)).toBe('ok');
    }
    for (const port of [22, 25, 5432, 6379, 7999, 9000, 9222]) {
      expect(outcome(`http://${host}:${port}/`, entry)).toBe('port');
    }
    expect(outcome(`http://${host}:5432/`, `${entry}, ${host}:5432`)).toBe('ok');
  });
});
