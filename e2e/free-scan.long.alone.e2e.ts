import { readFile } from 'node:fs/promises';
import { ScanRecord } from '@curbcut/wire/scan';
import {
  type PageServer,
  startPageServer,
  startTestSmtpServer,
  type TestSmtpServer,
} from '@curbcut/testing';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from './open-browser.ts';
import { openPage } from './open-page.ts';
import { openWatchedPage } from './open-watched-page.ts';
import { pages } from './pages.ts';
import { type Product, removeProduct, startProduct } from './start-product.ts';

let server: PageServer;
let smtp: TestSmtpServer;
let product: Product;
let browser: Browser;

/** Held back until the test lets it go, so that the scan is seen while it runs. */
let letGo = () => {};

beforeAll(async () => {
  const held = new Promise<void>((resolve) => (letGo = resolve));
  server = await startPageServer({
    ...pages,
    '/boat.png': (_, response) => void held.then(() => response.writeHead(404).end()),
  });
  smtp = await startTestSmtpServer();
  product = await startProduct({
    env: {
      ALLOW_PRIVATE_TARGETS: `127.0.0.1:${server.port}`,
      SMTP_URL: smtp.url,
      MAIL_FROM: 'Curbcut <scans@curbcut.example>',
    },
  });
  browser = await openBrowser();
});

afterAll(async () => {
  letGo();
  await browser?.close();
  if (product) await removeProduct(product);
  await smtp?.stop();
  await server?.close();
});

async function open(path: string): Promise<{ page: Page; problems: string[] }> {
  const problems: string[] = [];
  const page = await openWatchedPage(browser, problems);
  await openPage(page, `${product.url}${path}`);
  return { page, problems };
}

describe('a free scan', () => {
  it('goes from the form to the result, the report, the files and the mail', async () => {
    const { page, problems } = await open('/free-scan');
    await page.getByLabel('Website URL').fill(server.url('/ferry'));
    await page.getByLabel('Full Name').fill('Maya');
    await page.getByLabel('Email Address', { exact: true }).fill('maya@maple.example');
    await page.getByRole('button', { name: 'Scan this page' }).press('Enter');
    await page.getByRole('heading', { name: /Scan (Queued|In Progress)/ }).waitFor();

    letGo();
    await page.getByRole('link', { name: 'See the full result' }).click({ timeout: 60_000 });
    await page.waitForURL(/\/results\/[\w-]+/);
    const id = new URL(page.url()).pathname.split('/')[2] ?? '';
    await page.getByLabel('Group by').selectOption('Source');
    await page.getByRole('heading', { name: 'Lighthouse Accessibility Issues' }).waitFor();
    await page.getByText('Images have no alternative text').first().waitFor();
    await page.locator('meta[name="robots"][content*="noindex"]').waitFor({ state: 'attached' });

    await page.getByRole('button', { name: /Download/ }).click();
    const downloading = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: /JSON/ }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(`accessibility-report-${id}.json`);
    const record = ScanRecord.parse(JSON.parse(await readFile(await download.path(), 'utf8')));
    expect(record).toMatchObject({ scan_id: id, status: 'completed', url: server.url('/ferry') });

    const html = await fetch(`${product.url}/scan/${id}/report?format=html`);
    expect(await html.text()).toContain('Images have no alternative text');
    const pdf = await fetch(`${product.url}/scan/${id}/report?format=pdf`);
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(Buffer.from(await pdf.arrayBuffer()).toString('latin1')).toMatch(
      /^%PDF-[\s\S]*\/StructTreeRoot/,
    );

    const mail = await smtp.waitForMail(
      ({ envelope }) => envelope.to.includes('maya@maple.example'),
      30_000,
    );
    expect(mail.text).toContain(`${product.url}/results/${id}`);
    expect(mail.html).toContain('Images have no alternative text');
    expect(
      smtp.mails.filter(({ envelope }) => envelope.to.includes('maya@maple.example')),
    ).toHaveLength(1);
    expect(problems).toEqual([]);
    await page.close();
  });

  it('says what is wrong with each field and keeps what was typed', async () => {
    const { page } = await open('/free-scan');
    await page.getByRole('button', { name: 'Scan this page' }).click();
    for (const message of [
      'Please enter a website URL',
      'Please enter your name',
      'Please enter your email address',
    ]) {
      await page.getByText(message, { exact: true }).waitFor();
    }
    await page.getByLabel('Website URL').fill('http://localhost:22/');
    await page.getByLabel('Full Name').fill('Maya');
    await page.getByLabel('Email Address', { exact: true }).fill('maya@');
    await page.getByRole('button', { name: 'Scan this page' }).click();
    await page.getByText('Please enter a valid email address', { exact: true }).waitFor();
    await page.getByLabel('Email Address', { exact: true }).fill('maya@maple.example');
    await page.getByRole('button', { name: 'Scan this page' }).click();
    await page.getByRole('alert').first().waitFor();
    expect(await page.getByLabel('Website URL').inputValue()).toBe('http://localhost:22/');
    await page.close();
  });

  it('tells why a scan failed, on the page and by mail', async () => {
    const { page } = await open(`/free-scan?url=${encodeURIComponent(server.url('/gone'))}`);
    await page.getByLabel('Full Name').fill('Noor');
    await page.getByLabel('Email Address', { exact: true }).fill('noor@maple.example');
    await page.getByRole('button', { name: 'Scan this page' }).click();
    await page
      .getByText(/410 Gone/)
      .first()
      .waitFor({ timeout: 60_000 });
    const mail = await smtp.waitForMail(
      ({ envelope }) => envelope.to.includes('noor@maple.example'),
      30_000,
    );
    expect(mail.text).toMatch(/410 Gone/);
    await page.close();
  });

  it('takes a website as it is written on the home page, and checks it at once', async () => {
    const { page, problems } = await open('/');
    const { host } = new URL(server.url('/'));
    const first = page.getByRole('textbox', { name: 'Website URL' });
    await first.fill('not a website');
    await first.press('Enter');
    const url = page.getByLabel('Website URL');
    await page.waitForURL(/\/free-scan\?/);
    await page
      .getByText('Please enter a valid website URL (e.g., https://example.com)', { exact: true })
      .waitFor();
    expect(await url.inputValue()).toBe('not a website');
    expect(await url.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.goBack();
    await first.fill(`${host}/ferry`);
    await first.press('Enter');
    await page.waitForURL(/\/free-scan\?/);
    expect(await url.inputValue()).toBe(`${host}/ferry`);
    expect(await page.getByText(/Please enter a/).count()).toBe(0);
    await page.getByLabel('Full Name').fill('Ines');
    await page.getByLabel('Email Address', { exact: true }).fill('ines@maple.example');
    await page.getByRole('button', { name: 'Scan this page' }).click();
    await page.getByRole('link', { name: 'See the full result' }).click({ timeout: 60_000 });
    await page
      .getByText(
        `https://${host}/ferry could not be reached over a safe connection, so http://${host}/ferry was opened instead.`,
      )
      .waitFor();
    expect(problems).toEqual([]);
    await page.close();
  });

  it('shows the not-found screen with 404 for pages and results that do not exist', async () => {
    for (const path of ['/no-such-page', '/results/AAAAAAAAAAAAAAAAAAAAAAAA']) {
      const page = await browser.newPage();
      const response = await page.goto(`${product.url}${path}`);
      if (path === '/no-such-page') expect(response?.status()).toBe(404);
      await page.getByRole('heading', { level: 1, name: /not found/i }).waitFor();
      await page.close();
    }
  });
});
