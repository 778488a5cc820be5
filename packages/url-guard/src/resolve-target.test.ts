import { describe, expect, it } from 'vitest';
import { parseAllowList } from './allow-list.ts';
import { resolveTarget } from './resolve-target.ts';
import type { Resolver } from './resolver.ts';
import { createTargetPolicy, type TargetPolicy } from './target-policy.ts';

function answering(...addresses: string[]): Resolver & { asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    lookup: async (host) => {
      asked.push(host);
      return addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    },
  };
}

function resolve(
  resolver: Resolver,
  partial: Partial<TargetPolicy> = {},
  host = 'site.example.org',
  port = 443,
) {
  return resolveTarget({
    host,
    port,
    policy: createTargetPolicy(partial),
    resolver,
    timeoutMs: 50,
  });
}

describe('resolveTarget', () => {
  it('gives the checked IPs, IPv4 first and each once', async () => {
    const resolver = answering('2606:4700::1', '8.8.8.8', '2606:4700::1', '8.8.4.4');
    expect(await resolve(resolver)).toEqual({
      ok: true,
      ips: ['8.8.8.8', '8.8.4.4', '2606:4700::1'],
    });
    expect(resolver.asked).toEqual(['site.example.org']);
  });

  it.each([
    '127.0.0.1',
    '10.0.0.5',
    '169.254.169.254',
    '::1',
    '::ffff:10.0.0.5',
    '64:ff9b::a00:5',
    'fd00::1',
    'fe80::1%eth0',
    'nonsense',
  ])('denies a name with %s among its answers', async (address) => {
    expect(await resolve(answering('8.8.8.8', address))).toMatchObject({
      kind: 'denied',
      reason: 'resolves-to-special-address',
    });
  });

  it('checks all of many answers, and gives a few to dial', async () => {
    const many = Array.from({ length: 63 }, (_, at) => `8.8.8.${at + 1}`);
    expect(await resolve(answering(...many, '10.0.0.5'))).toMatchObject({ kind: 'denied' });
    expect(await resolve(answering(...many, '8.8.8.64'))).toMatchObject({
      ok: true,
      ips: many.slice(0, 6),
    });
  });

  it('does not ask for what the rules refuse anyway, nor for an IP', async () => {
    const resolver = answering('8.8.8.8');
    expect(await resolve(resolver, {}, 'wiki.internal')).toMatchObject({ reason: 'internal-name' });
    expect(await resolve(resolver, {}, 'site.example.org', 25)).toMatchObject({ reason: 'port' });
    expect(await resolve(resolver, {}, '127.0.0.1', 80)).toMatchObject({
      reason: 'special-address',
    });
    expect(await resolve(resolver, {}, '8.8.4.4')).toEqual({ ok: true, ips: ['8.8.4.4'] });
    expect(resolver.asked).toEqual([]);
  });

  it('denies names that lead to our own or to opted-out addresses', async () => {
    expect(await resolve(answering('8.8.8.8'), { ownHosts: ['8.8.8.8'] })).toMatchObject({
      reason: 'own-host',
    });
    const own = { ownHosts: ['2606:4700:0:0::1'] };
    expect(await resolve(answering('2606:4700::1'), own)).toMatchObject({ reason: 'own-host' });
    const optedOut = { optedOutHosts: ['8.8.8.8'] };
    expect(await resolve(answering('8.8.8.8'), optedOut)).toMatchObject({ reason: 'opted-out' });
    const { entries: allow } = parseAllowList('site.example.org, 8.8.8.0/24');
    expect(await resolve(answering('8.8.8.8'), { ...optedOut, allow })).toMatchObject({
      reason: 'opted-out',
    });
  });

  it('lets the allow list lift the rule by name, by range and port, or for everything', async () => {
    const byName = { allow: parseAllowList('site.example.org').entries };
    expect(await resolve(answering('10.0.0.5'), byName)).toMatchObject({ ok: true });
    const byRange = { allow: parseAllowList('10.0.0.0/8').entries };
    expect(await resolve(answering('10.0.0.5'), byRange)).toMatchObject({ ok: true });
    expect(await resolve(answering('10.0.0.5', '192.168.0.1'), byRange)).toMatchObject({
      ok: false,
    });
    const byPort = { allow: parseAllowList('10.0.0.5:8080').entries };
    expect(await resolve(answering('10.0.0.5'), byPort)).toMatchObject({ ok: false });
    expect(await resolve(answering('10.0.0.5'), { allowAllPrivate: true })).toMatchObject({
      ok: true,
    });
  });

  it('reports what the name servers said, or that they said nothing in time', async () => {
    const missing: Resolver = {
      lookup: () => Promise.reject(Object.assign(new Error('no'), { code: 'ENOTFOUND' })),
    };
    const failed = { ok: false, kind: 'failed', reason: 'dns-failure' };
    expect(await resolve(missing)).toMatchObject({ ...failed, detail: 'ENOTFOUND' });
    expect(await resolve(answering())).toMatchObject({ ...failed, detail: 'ENODATA' });
    const silent: Resolver = { lookup: () => new Promise(() => {}) };
    expect(await resolve(silent)).toMatchObject({ ...failed, detail: 'ETIMEOUT' });
  });

  it('asks the machine itself when nothing else is given', async () => {
    const policy = createTargetPolicy({ allowAllPrivate: true });
    const options = { host: 'localhost', port: 80, policy, timeoutMs: 5000 };
    expect(await resolveTarget(options)).toMatchObject({ ok: true });
    expect(await resolveTarget({ ...options, policy: createTargetPolicy() })).toMatchObject({
      reason: 'loopback-name',
    });
  });
});
