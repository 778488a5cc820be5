import { defaultSiteConfig } from '@curbcut/model/site';
import { ScanRecord } from '@curbcut/wire/scan';
import { findFreePort } from '@curbcut/embedded-postgres';
import type { PageServer, StripeServer } from '@curbcut/testing';
import { expect } from 'vitest';
import type { ReadmeProduct } from './readme-product.ts';
import { runInShell } from './run-in-shell.ts';

export interface ServerBench {
  /** Started as the README says. */
  product: ReadmeProduct;
  /** Has `/`. */
  pages: PageServer;
  stripe: StripeServer;
}

export type ServerTrial = (bench: ServerBench, code: string) => Promise<void>;

async function call(
  { product }: ServerBench,
  path: string,
  body: object,
): Promise<Record<string, unknown>> {
  const response = await fetch(`${product.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status, path).toBeLessThan(300);
  return (await response.json()) as Record<string, unknown>;
}

const local = ({ product, pages }: ServerBench, code: string) =>
  code
    .replaceAll(defaultSiteConfig.publicUrl, product.url)
    .replaceAll('https://example.org/', pages.url('/'));

export const serverTrials: Record<string, ServerTrial> = {
  'README.md: git clone https://github.com/curbcut/curbcut.git': async ({ product }) => {
    expect(product.output()).toContain('Curbcut is running');
    expect(product.output()).toContain(product.url);
    const health = await fetch(`${product.url}/health`);
    expect(health.status).toBe(200);
  },

  '/help: Ask for a scan; the answer has its job_id': async (bench, code) => {
    const { code: exit, stdout } = await runInShell(local(bench, code), {
      env: bench.product.shellEnv,
    });
    expect(exit, stdout).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ job_id: expect.stringMatching(/.{20}/) });
  },

  '/help: Ask how far it is, then get the report': async (bench, code) => {
    const { job_id: id } = await call(bench, '/run-once', { url: bench.pages.url('/report') });
    const [status = '', report = ''] = local(bench, code)
      .replaceAll('JOB_ID', String(id))
      .split('\n');
    const env = bench.product.shellEnv;
    const ask = async () => JSON.parse((await runInShell(status, { env })).stdout) as object;
    await expect.poll(ask, { timeout: 90_000 }).toMatchObject({ status: 'completed' });
    const answered = (await ask()) as { result: unknown };
    expect(ScanRecord.parse(answered.result).scan_id).toBe(id);
    const { code: exit, stdout } = await runInShell(report, { env });
    expect(exit).toBe(0);
    expect(stdout).toMatch(/^\uFEFF?[\w" ]+,.*\r\n/);
    expect(stdout).toContain(bench.pages.url('/report'));
  },

  'README.md: npm run --silent admin -- set-plan ada@example.org pro --reason "Invoice 7"': async (
    bench,
    code,
  ) => {
    await call(bench, '/auth/register', {
      name: 'Ada Lovelace',
      email: 'ada@example.org',
      password: 'Analytical-1843',
    });
    const run = (line: string) =>
      runInShell(line, { cwd: bench.product.folder, env: bench.product.programEnv });
    const given = await run(code);
    expect(given).toMatchObject({ code: 0 });
    const { stdout } = await run('npm run --silent admin -- show ada@example.org');
    expect(stdout).toMatch(/pro/i);
    expect(stdout).toContain('Invoice 7');
  },

  'README.md: DATABASE_URL=postgres://... PUBLIC_URL=https://scan.example.org npm run start:api':
    async ({ product, pages, stripe }, code) => {
      const { databaseUrl, stop } = await product.startDatabase();
      try {
        const [api = '', worker = ''] = code.replaceAll('postgres://...', databaseUrl).split('\n');
        const { url } = await product.startProgram(api, /Server listening/);
        await product.startProgram(worker, /SMTP_URL is not set/);
        const own = { product: { ...product, url }, pages, stripe };
        const { job_id: id } = await call(own, '/run-once', { url: pages.url('/') });
        const ask = async () => (await fetch(`${url}/scan-status/${String(id)}`)).json();
        await expect.poll(ask, { timeout: 90_000 }).toMatchObject({ status: 'completed' });
      } finally {
        await product.stopPrograms();
        await stop();
      }
    },

  'docs/payments.md: STRIPE_SECRET_KEY=sk_test_... PUBLIC_URL=https://scan.example.org npm run stripe:setup':
    async ({ stripe }, code) => {
      const { code: exit, stdout } = await runInShell(
        code.replace('sk_test_...', stripe.secretKey),
        { env: { STRIPE_API_BASE: stripe.url } },
      );
      expect(exit, stdout).toBe(0);
      for (const name of ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_PRO'])
        expect(stdout).toContain(name);
    },

  'docs/payments.md: npm run stripe:local': async ({ product }, code) => {
    const port = await findFreePort();
    const program = await product.startProgram(`${code} -- --port ${port}`, /Ctrl-C stops it/);
    for (const name of ['STRIPE_SECRET_KEY=sk_test_', 'STRIPE_API_BASE=', 'STRIPE_PRICE_PRO='])
      expect(program.output()).toContain(name);
    const script = await fetch(`http://127.0.0.1:${port}/stripe.js`);
    expect(script.status).toBe(200);
    await product.stopPrograms();
  },
};
