import { createTargetPolicy } from '@curbcut/url-guard';
import { startPageServer } from '@curbcut/testing';
import { afterEach, expect, it } from 'vitest';
import { createScanner } from '../../src/create-scanner.ts';
import { startCanary } from './start-canary.ts';
import { watchProxies } from './watch-proxies.ts';

const ends: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

it('fails closed when the egress proxy goes in the middle of a scan', async () => {
  const canary = await startCanary('127.0.0.1', 'outside', () => {});
  ends.push(() => canary.close());
  const reach = `fetch('http://127.0.0.1:${canary.port}/', { mode: 'no-cors', cache: 'no-store' })`;
  let reachedBefore: number | undefined;
  const site = await startPageServer({
    '/plain': page(''),
    // Reaches the canary through the proxy, asks for the proxy to go, and goes on reaching.
    '/reaching': page(
      `${reach}.then(() => { fetch('/lose'); setInterval(() => ${reach}.catch(() => {}), 20); })`,
    ),
    '/lose': () => {
      reachedBefore = canary.connections;
      const proxy = proxies.latest?.server;
      proxy?.close();
      proxy?.closeAllConnections();
    },
  });
  ends.push(() => site.close());
  const proxies = watchProxies();
  ends.push(() => proxies.stop());
  const scanner = await createScanner({
    slots: 1,
    infoUrl: 'https://scanner.example/',
    policy: createTargetPolicy({ allowAllPrivate: true }),
  });
  ends.push(() => scanner.close());

  const { pageScan } = await scanner.scanPage(site.url('/reaching'));
  expect(pageScan).toMatchObject({ status: 'failed', error: { code: 'PROXY_UNAVAILABLE' } });
  expect(reachedBefore, 'the canary can be reached while there is a proxy').toBe(1);
  expect(canary.connections).toBe(1);

  const next = await scanner.scanPage(site.url('/plain'));
  expect(next.pageScan, 'the next scan has a proxy of its own').toMatchObject({
    status: 'completed',
  });
});

function page(script: string): string {
  return `<!doctype html><html lang="en"><head><title>Page</title></head><body><main><h1>Page</h1><p>Text.</p></main><script>${script}</script></body></html>`;
}
