import { findFreePort } from '@curbcut/embedded-postgres';
import {
  type PageServer,
  startPageServer,
  startStripeServer,
  startTestSmtpServer,
  type StripeServer,
  type TestSmtpServer,
} from '@curbcut/testing';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeContext } from './close-context.ts';
import { openBrowser } from './open-browser.ts';
import { openPage } from './open-page.ts';
import { openWatchedPage } from './open-watched-page.ts';
import { pages } from './pages.ts';
import { type Product, removeProduct, startProduct } from './start-product.ts';
import { standInForStripe } from './stripe-stand-in.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const monthSeconds = 31 * 24 * 60 * 60;

let server: PageServer;
let stripe: StripeServer;
let smtp: TestSmtpServer;
let product: Product;
let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  server = await startPageServer(pages);
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  stripe = await startStripeServer({ deliverTo: `${url}/api/payments/webhook` });
  smtp = await startTestSmtpServer();
  const started = await startProduct({
    env: {
      PORT: String(port),
      SMTP_URL: smtp.url,
      MAIL_FROM: 'Curbcut <scans@curbcut.example>',
      ALLOW_PRIVATE_TARGETS: `127.0.0.1:${server.port}`,
      STRIPE_SECRET_KEY: stripe.secretKey,
      STRIPE_PUBLISHABLE_KEY: stripe.publishableKey,
      STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
      STRIPE_PRICE_PRO: stripe.addPrice(2_900),
      STRIPE_API_BASE: stripe.url,
    },
  });
  product = { ...started, url };
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  if (product) await removeProduct(product);
  await smtp?.stop();
  await stripe?.close();
  await server?.close();
});

it('leads from the home page on a phone to a plan that is paid for, and out of it again', async () => {
  const problems: string[] = [];
  const foreign: string[] = [];
  context = await browser.newContext({ ...phone, reducedMotion: 'reduce' });
  const askedOfStripe = await standInForStripe(context, stripe);
  page = await openWatchedPage(context, problems);
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(product.url)) foreign.push(request.url());
  });

  // Somebody arrives and reads.
  await openPage(page, product.url);
  await heading('Find out who can’t use your website, and what to fix first');
  await fits();
  await openMenu('Pricing');
  await heading('Choose Your Plan');
  await text('5 scans per month');
  await fits();
  await footerLink('Accessibility Blog');
  await page
    .getByRole('button', { name: /^Read Full Article/ })
    .first()
    .tap();
  await page
    .getByRole('button', { name: /^Show Less/ })
    .first()
    .waitFor();
  await fits();
  expect(await page.locator('.consent').count(), 'nothing is asked where nothing is tracked').toBe(
    0,
  );

  // A free scan of a page, from the first field of the home page.
  await page.getByRole('banner').getByRole('link', { name: 'Curbcut' }).tap();
  await main().getByLabel('Website URL').fill(server.url('/ferry'));
  await main().getByRole('button', { name: 'Try Free Analysis' }).first().tap();
  await page.waitForURL('**/free-scan?url=*');
  await heading('Free accessibility scan');
  expect(await main().getByLabel('Website URL').inputValue()).toBe(server.url('/ferry'));
  await main().getByLabel('Full Name').fill('Ines Okafor');
  await main().getByLabel('Email Address').fill('ines@maple.example');
  await button('Scan this page').tap();
  await main().getByRole('link', { name: 'See the full result' }).tap({ timeout: 60_000 });
  await text('Images have no alternative text');
  await fits();
  const result = await mailWith(/./);
  expect(result.text).toContain(product.url + new URL(page.url()).pathname);
  expect(result.html).toContain('Images have no alternative text');

  // An account on the free plan.
  await openMenu('Sign Up');
  await main().getByLabel('Full name').fill('Ines Okafor');
  await main().getByLabel('Email address', { exact: true }).fill('ines@maple.example');
  await main().getByLabel('Password', { exact: true }).fill('Harbor-Lantern-42');
  await main().getByLabel('Confirm Password', { exact: true }).fill('Harbor-Lantern-42');
  await main().getByRole('checkbox', { name: /Terms/ }).check();
  await fits();
  await button('Create account').tap();
  await page.getByText('Account created successfully!').waitFor();
  await text('Free Plan');
  await text('0/5 used');
  await fits();

  // The upgrade, and its limits at once.
  expect([foreign, askedOfStripe], 'nobody else is asked before a checkout').toEqual([[], []]);
  await openMenu('Pricing');
  await main().getByRole('link', { name: 'Upgrade to Pro' }).tap();
  await heading('Complete Your Subscription');
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await fits();
  await button('Pay $29/month').tap();
  await heading('Payment Successful');
  await text('Account Updated! You now have 1,000 scans per month');
  await fits();
  await main().getByRole('link', { name: 'Go to Dashboard' }).tap();
  await text('Pro Plan');
  await text('0/1,000 used');
  await mailWith(/has started/);

  // The way out: to the end of what was paid, and then the free plan.
  await button('Cancel subscription').tap();
  const dialog = page.getByRole('alertdialog', { name: 'Cancel your subscription?' });
  await dialog.getByText(/You keep the Pro plan until .+ Nothing more is charged/).waitFor();
  await fits();
  await dialog.getByRole('button', { name: 'Cancel subscription' }).tap();
  await main()
    .getByText(/Your Pro plan ends on/)
    .waitFor();
  await text('0/1,000 used');
  stripe.advance(monthSeconds);
  await mailWith(/has ended/);
  await page.reload();
  await text('Free Plan');
  await text('0/5 used');
  await fits();

  const others = foreign.filter((url) => !/^https:\/\/(?:js|api)\.stripe\.com\//.test(url));
  expect([others, problems]).toEqual([[], []]);
  await closeContext(context);
});

const mailWith = (subject: RegExp) =>
  smtp.waitForMail(
    (mail) => mail.envelope.to.includes('ines@maple.example') && subject.test(mail.subject ?? ''),
    60_000,
  );
const main = () => page.getByRole('main');
const button = (name: string) => main().getByRole('button', { name });

async function heading(name: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
}

async function text(sentence: string): Promise<void> {
  await main().getByText(sentence, { exact: true }).first().waitFor();
}

async function openMenu(name: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).tap();
}

async function footerLink(name: string): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name }).tap();
}

async function fits(): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(over, `px that do not fit on ${page.url()}`).toBeLessThanOrEqual(0);
}
