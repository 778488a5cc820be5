import { rm } from 'node:fs/promises';
import {
  type PageServer,
  startPageServer,
  startTestSmtpServer,
  type TestSmtpServer,
} from '@curbcut/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readStatus, requestScan, waitForStatus } from './api.ts';
import { pages } from './pages.ts';
import { anyAlive, descendantsOf } from './processes.ts';
import { pidOf, type Product, removeProduct, startProduct, waitFor } from './start-product.ts';

let server: PageServer;
let smtp: TestSmtpServer;

beforeAll(async () => {
  server = await startPageServer(pages);
  smtp = await startTestSmtpServer();
});

afterAll(async () => {
  await smtp?.stop();
  await server?.close();
});

function start(stateDir?: string): Promise<Product> {
  const env = { ALLOW_PRIVATE_TARGETS: `127.0.0.1:${server.port}`, SMTP_URL: smtp.url };
  return startProduct(stateDir === undefined ? { env } : { env, stateDir });
}

describe('killed at any moment', () => {
  it('a killed worker’s scan is finished by the next one, once, with one mail', async () => {
    const product = await start();
    try {
      const id = await requestScan(product, {
        url: server.url('/slow'),
        email: 'once@maple.example',
        name: 'Once',
      });
      await waitForStatus(product, id, ['running']);
      process.kill(await pidOf(product, 'apps/worker/src/main.ts'), 'SIGKILL');
      const killedAt = Date.now();
      expect((await waitForStatus(product, id, ['completed', 'failed'])).status).toBe('completed');
      expect(Date.now() - killedAt, 'ms until the next worker was done').toBeLessThan(
        30_000 + 8_000,
      );
      await smtp.waitForMail(({ envelope }) => envelope.to.includes('once@maple.example'), 30_000);
      const other = await requestScan(product, {
        url: server.url('/fine'),
        email: 'next@maple.example',
        name: 'Next',
      });
      await waitForStatus(product, other, ['completed']);
      await smtp.waitForMail(({ envelope }) => envelope.to.includes('next@maple.example'), 30_000);
      expect(
        smtp.mails.filter(({ envelope }) => envelope.to.includes('once@maple.example')),
      ).toHaveLength(1);
    } finally {
      await removeProduct(product);
    }
  });

  it('kill -9 of the parent leaves no process, and the next start finishes what was accepted', async () => {
    const product = await start();
    const id = await requestScan(product, {
      url: server.url('/slow'),
      email: 'again@maple.example',
      name: 'Again',
    });
    await waitForStatus(product, id, ['running']);
    const all = await descendantsOf(product.process.pid ?? 0);
    expect(all.length).toBeGreaterThan(4);
    product.process.kill('SIGKILL');
    await waitFor(async () => !(await anyAlive(all)), 30_000);
    const next = await start(product.stateDir);
    try {
      expect((await waitForStatus(next, id, ['completed', 'failed'])).status).toBe('completed');
      expect((await readStatus(next, id)).result?.results?.total_issues).toBe(0);
    } finally {
      await removeProduct(next);
    }
  });

  it('Ctrl-C ends everything', async () => {
    const product = await start();
    const all = await descendantsOf(product.process.pid ?? 0);
    expect(await product.stop()).toBe(0);
    await waitFor(async () => !(await anyAlive(all)), 5_000);
    await rm(product.stateDir, { recursive: true, force: true });
  });
});
