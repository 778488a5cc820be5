import { findFreePort } from '@curbcut/embedded-postgres';
import { createScanner, type Scanner } from '@curbcut/scanner';
import { startStripeServer, type StripeServer } from '@curbcut/testing';
import { createTargetPolicy } from '@curbcut/url-guard';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ownFailures, patient } from './own-failures.ts';
import { callAs, createAccount } from './account.ts';
import { closeContext } from './close-context.ts';
import { displays } from './displays.ts';
import { findViolationsOnDisplays } from './find-violations.ts';
import { openBrowser } from './open-browser.ts';
import { openPage } from './open-page.ts';
import { openWatchedPage } from './open-watched-page.ts';
import { startSignedInProxy } from './signed-in-proxy.ts';
import { type Product, removeProduct, startProduct } from './start-product.ts';
import { standInForStripe } from './stripe-stand-in.ts';

const paying = '4242 4242 4242 4242';
const declined = '4000 0000 0000 0002';

let stripe: StripeServer;
let product: Product;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let problems: string[];
/** What the browser asked of the payment provider. */
let asked: string[];

beforeAll(async () => {
  const port = await findFreePort();
  stripe = await startStripeServer({
    deliverTo: `http://127.0.0.1:${port}/api/payments/webhook`,
  });
  product = await startProduct({
    env: {
      PORT: String(port),
      TRUST_PROXY: '1',
      SUPPORT_EMAIL: 'help@maple.example',
      STRIPE_SECRET_KEY: stripe.secretKey,
      STRIPE_PUBLISHABLE_KEY: stripe.publishableKey,
      STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
      STRIPE_PRICE_PRO: stripe.addPrice(2_900),
      STRIPE_PRICE_ENTERPRISE: stripe.addPrice(9_900),
      STRIPE_API_BASE: stripe.url,
      PLAN_NUMBERS: 'enterprise.priceCents=9900',
    },
  });
  product = { ...product, url: `http://127.0.0.1:${port}` };
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  if (product) await removeProduct(product);
  await stripe?.close();
});

beforeEach(async () => {
  problems = [];
  context = await browser.newContext({ viewport: displays[0], reducedMotion: 'reduce' });
  asked = await standInForStripe(context, stripe);
  page = await openWatchedPage(context, problems);
});
afterEach(async () => {
  stripe.fault = { kind: 'none' };
  await closeContext(context);
  expect(problems).toEqual([]);
});

describe('a purchase', () => {
  it('goes from the plans through registration to the new limits, and ends with the paid period', async () => {
    await openPage(page, `${product.url}/pricing`);
    await link('Upgrade to Pro').click();
    await link('Create account').click();
    const form = page.getByRole('main');
    await form.getByLabel('Full name').fill('Nora Okafor');
    await form.getByLabel('Email address', { exact: true }).fill('nora@maple.example');
    await form.getByLabel('Password', { exact: true }).fill('Harbor-Lantern-42');
    await form.getByLabel('Confirm Password', { exact: true }).fill('Harbor-Lantern-42');
    await form.getByRole('checkbox', { name: /Terms/ }).check();
    expect(asked).toEqual([]);
    await button('Create account').click();

    await heading('Complete Your Subscription');
    await text("You're upgrading to the Pro plan");
    await main().getByRole('link', { name: 'help@maple.example' }).waitFor();
    await payWith(paying);
    await heading('Payment Successful');
    await text('Account Updated! You now have 1,000 scans per month');
    await text('Current plan: Pro');
    await page.waitForURL((url) => !url.href.includes('secret'));

    await link('Go to Dashboard').click();
    await text('Pro Plan');
    await text('0/1,000 used');
    await text('Pro Tier, $29/month');

    await button('Cancel subscription').click();
    await page
      .getByRole('alertdialog', { name: 'Cancel your subscription?' })
      .getByRole('button', { name: 'Cancel subscription' })
      .click();
    await page.getByText(/Your Pro plan ends on/).waitFor();
    await text('Pro Plan');
    await button('Resume subscription').click();
    await button('Cancel subscription').waitFor();

    await openPage(page, `${product.url}/settings`);
    const row = page.getByRole('row', { name: /Free Pro/ });
    await row.waitFor();
    await row.getByText(/The payment provider/).waitFor();
  });

  it('says in the provider’s words why a card is refused, and takes another one', async () => {
    await signIn('Olga');
    await openPage(page, `${product.url}/pricing?plan=pro`);
    await page.getByLabel('Card number').waitFor();
    await button('Pay $29/month').click();
    await text('Your card number is incomplete.');
    await payWith(declined);
    await text('Your card was declined.');
    await payWith(paying);
    await text('Account Updated! You now have 1,000 scans per month');
  });

  it('charges once, however often the button is pressed', async () => {
    await signIn('Petra');
    await openPage(page, `${product.url}/pricing?plan=pro`);
    await page.getByLabel('Card number').fill(paying);
    await button('Pay $29/month').dblclick();
    await text('Account Updated! You now have 1,000 scans per month');
    expect(asked.filter((url) => url.endsWith('/confirm'))).toHaveLength(1);
  });

  it('upgrades a paid plan with the known card', async () => {
    await signIn('Rosa');
    await buyPro();
    await openPage(page, `${product.url}/pricing?plan=enterprise`);
    await heading('Confirm the upgrade');
    await page.getByRole('button', { name: /^Pay \$\d+\.\d\d now$/ }).click();
    await text('Account Updated! You now have unlimited scans per month');
    await text('Current plan: Enterprise');

    await openPage(page, `${product.url}/settings`);
    await button('Change to Pro').click();
    await page
      .getByRole('alertdialog', { name: 'Change to Pro?' })
      .getByRole('button', { name: 'Change the plan' })
      .click();
    await page.getByText(/Your plan changes to Pro on/).waitFor();
    await openPage(page, `${product.url}/pricing`);
    await page.getByText(/^Your plan changes to Pro on/).waitFor();
    await openPage(page, `${product.url}/settings`);
    await button('Keep Enterprise').click();
    await button('Change to Pro').waitFor();
  });

  it('says why the known card is refused for an upgrade, and takes another one for the same invoice', async () => {
    await signIn('Quentin');
    await buyPro();
    const { customer } = newestSubscription();
    stripe.setCard(customer, 'declines');
    await openPage(page, `${product.url}/pricing?plan=enterprise`);
    await page.getByRole('button', { name: /^Pay \$\d+\.\d\d now$/ }).click();
    await page.getByText(/^Your card was declined\. Your plan stays as it is/).waitFor();
    const due = sumOf(customer);
    await heading(`Pay ${due}`);
    await openPage(page, `${product.url}/pricing?plan=enterprise`);
    await page.getByText(/^Your card was declined\. Your plan stays as it is/).waitFor();
    await payWith(paying, `Pay ${due} now`);
    await text('Current plan: Enterprise');
    expect(invoicesOf(customer).map(({ status }) => status)).toEqual(['paid', 'paid']);
    // The card that was typed pays from now on.
    stripe.renew(newestSubscription().id);
    expect(invoicesOf(customer).map(({ status }) => status)).toEqual(['paid', 'paid', 'paid']);
  });

  it('lets go of an upgrade that is canceled after its card was refused', async () => {
    await signIn('Ruben');
    await buyPro();
    const { customer } = newestSubscription();
    stripe.setCard(customer, 'declines');
    await openPage(page, `${product.url}/pricing?plan=enterprise`);
    await page.getByRole('button', { name: /^Pay \$\d+\.\d\d now$/ }).click();
    await page.getByLabel('Card number').waitFor();
    await button('Cancel').click();
    await heading('Payment Cancelled');
    await page.getByText('You keep the Pro plan').waitFor();
    expect(invoicesOf(customer).map(({ status }) => status)).toEqual(['paid', 'void']);
  });

  it('tells of a payment that failed later, and what to do', async () => {
    await signIn('Sara');
    await buyPro();
    const subscription = newestSubscription();
    stripe.setCard(subscription.customer, 'declines');
    stripe.renew(subscription.id);
    await openPage(page, `${product.url}/dashboard`);
    await page.getByRole('button', { name: 'Sync' }).click();
    await text('Your last payment did not go through.');
    await text('Payment overdue');
    await text('Pro Plan');
  });
});

describe('leaving the checkout', () => {
  it.each([
    ['by a link of the page', 'Bela', () => link('All plans').click(), 'Choose Your Plan'],
    ['by the button that cancels', 'Berit', () => link('Cancel').click(), 'Payment Cancelled'],
    [
      'by a link of the header',
      'Bodo',
      () => page.getByRole('link', { name: 'Free Scan' }).first().click(),
      null,
    ],
    ['by the browser’s way back', 'Brita', () => page.goBack(), 'Choose Your Plan'],
  ] as const)('%s leaves nothing of the payment provider', async (_name, who, leave, title) => {
    await signIn(who);
    await openPage(page, `${product.url}/pricing`);
    await link('Upgrade to Pro').click();
    await page.getByLabel('Card number').waitFor();
    expect(await stripeFrames()).toHaveLength(1);
    const left = page.waitForEvent('load');
    await leave();
    await left;
    if (title !== null) await heading(title);
    expect(await stripeFrames()).toEqual([]);
    expect(await page.locator('script[src*="stripe.com"]').count()).toBe(0);
    const before = asked.length;
    await page.getByRole('link', { name: 'Pricing' }).first().click();
    await heading('Choose Your Plan');
    expect(asked.slice(before)).toEqual([]);
  });
});

describe('the way back from the payment provider', () => {
  it('says that a payment failed, and offers another try', async () => {
    await signIn('Tina');
    await openPage(
      page,
      `${product.url}/payment-success?payment_intent=pi_1&redirect_status=failed`,
    );
    await page.getByText(/did not go through, and your plan has not changed/).waitFor();
    await heading('Payment Failed');
    await link('Try Again').click();
    await heading('Choose Your Plan');
  });

  it('does not believe a URL that says that it was paid', async () => {
    await signIn('Uma');
    await openPage(
      page,
      `${product.url}/payment-success?payment_intent=pi_1&redirect_status=succeeded`,
    );
    await heading('Payment Not Found');
    await openPage(page, `${product.url}/pricing?plan=pro`);
    await page.getByLabel('Card number').waitFor();
    await openPage(
      page,
      `${product.url}/payment-success?payment_intent=pi_1&redirect_status=succeeded`,
    );
    await heading('Payment Not Completed');
  });

  it('says what could not be checked, offers no second payment, and checks again by itself', async () => {
    await signIn('Ulla');
    await openPage(page, `${product.url}/pricing?plan=pro`);
    await page.getByLabel('Card number').waitFor();
    stripe.fault = { kind: 'down' };
    await payWith(paying);
    await heading('Payment Not Checked Yet');
    await page.getByText(/^We could not check your payment yet\. .*don’t pay again/).waitFor();
    expect(await link('Try Again').count()).toBe(0);
    expect(await page.title()).toBe('Payment Not Checked Yet - Curbcut');
    stripe.fault = { kind: 'none' };
    await heading('Payment Successful');
    await text('Account Updated! You now have 1,000 scans per month');
  });

  it('checks again when the browser is online again', async () => {
    // What comes by itself after seconds never comes.
    await context.addInitScript(() => {
      const wait = setTimeout;
      Object.assign(globalThis, {
        setTimeout: (run: () => void, delayMs = 0) => (delayMs < 3_000 ? wait(run, delayMs) : 0),
      });
    });
    await signIn('Ursula');
    await openPage(page, `${product.url}/pricing?plan=pro`);
    await page.getByLabel('Card number').waitFor();
    stripe.fault = { kind: 'down' };
    stripe.pay(newestSubscription().id);
    await openPage(page, `${product.url}/payment-success`);
    await button('Refresh Subscription Status').click();
    await heading('Payment Not Checked Yet');
    stripe.fault = { kind: 'none' };
    await context.setOffline(true);
    await context.setOffline(false);
    await heading('Payment Successful');
  });

  it.each(['canceled', 'cancelled'])(
    'says of a payment that was %s that it was',
    async (status) => {
      await openPage(
        page,
        `${product.url}/payment-success?payment_intent=pi_1&redirect_status=${status}`,
      );
      await heading('Payment Cancelled');
      expect(new URL(page.url()).pathname).toBe('/payment-cancel');
      await page.getByText('help@maple.example').first().waitFor();
    },
  );

  it('asks a visitor to sign in', async () => {
    await openPage(
      page,
      `${product.url}/payment-success?payment_intent=pi_1&redirect_status=succeeded`,
    );
    await heading('Sign in to see your plan');
    expect(await page.title()).toBe('Sign in to see your plan - Curbcut');
  });
});

describe('credit that covers the first month', () => {
  it('starts nothing until the person says so', async () => {
    const customer = await signInWithCredit('Zoe');
    await heading('Start your subscription');
    await page.getByText('nothing is charged today').waitFor();
    expect(stripe.subscriptionsOf(customer)).toEqual([]);
    await button('Start Pro Tier').dblclick();
    await text('Current plan: Pro');
    expect(stripe.subscriptionsOf(customer).map(({ status }) => status)).toEqual(['active']);
    expect(stripe.state.customer(customer).balance).toBe(2_900 - 5_000);
    expect(asked, 'the card fields were not needed').toEqual([]);
  });

  it('leaves the rest to the card when it is used elsewhere meanwhile', async () => {
    const customer = await signInWithCredit('Zora');
    await heading('Start your subscription');
    stripe.state.customer(customer).balance = -400;
    await button('Start Pro Tier').click();
    await page.getByText('$25.00', { exact: true }).waitFor();
    await payWith(paying, 'Pay $25.00 now');
    await text('Current plan: Pro');
  });
});

describe('without the payment provider', () => {
  it('says that the backend is not connected, and goes on when it is', async () => {
    await signIn('Vera');
    stripe.fault = { kind: 'down' };
    await openPage(page, `${product.url}/pricing?plan=pro`);
    await heading('Backend Not Connected');
    stripe.fault = { kind: 'none' };
    await button('Try again').click();
    await page.getByLabel('Card number').waitFor();
  });

  it('says that its script did not come', async () => {
    await signIn('Wanda');
    await context.route('https://js.stripe.com/**', (route) => route.abort());
    await openPage(page, `${product.url}/pricing?plan=pro`);
    const said = 'Payment system is still loading. Please wait a moment and try again.';
    await text(said);
    expect(await page.getByText(said).count()).toBe(1);
  });

  it('says once that its fields did not come, however often the button is pressed', async () => {
    await signIn('Wilma');
    await context.addInitScript(() => Object.assign(globalThis, { __stripeFieldsFail: true }));
    await openPage(page, `${product.url}/pricing?plan=pro`);
    const said = 'Payment system is still loading. Please wait a moment and try again.';
    await text(said);
    await button('Pay $29/month').click();
    await button('Pay $29/month').click();
    expect(await page.getByText(said).count()).toBe(1);
  });
});

describe('a plan that the operator gave', () => {
  it('has no price anywhere', async () => {
    await keepToken(await createAccount(product, 'Gilda', 'pro'));
    await openPage(page, `${product.url}/pricing`);
    const card = page.getByRole('listitem').filter({ hasText: 'Your current plan' });
    await card.getByText('No charge').waitFor();
    await card.getByText('given to you by the operator of this service').waitFor();
    expect(await main().textContent()).not.toContain('$29');
    expect(await link('Manage your plan').count()).toBe(0);
    await openPage(page, `${product.url}/dashboard`);
    await text('Pro Tier, given to you at no charge');
    expect(await main().textContent()).not.toContain('$29');
    await openPage(page, `${product.url}/settings`);
    await page.getByText(/The operator of this service gave you this plan/).waitFor();
    expect(await main().textContent()).not.toContain('$29');
  });
});

describe('the screens of payment', () => {
  let scanner: Scanner;
  let tokens: Record<'free' | 'pro', string>;

  beforeAll(async () => {
    scanner = await createScanner({
      chromePath: process.env['CHROME_PATH'],
      slots: 1,
      policy: createTargetPolicy({ allowAllPrivate: true }),
      infoUrl: product.url,
      limits: patient,
    });
    tokens = {
      free: await createAccount(product, 'Xenia', null),
      pro: await createAccount(product, 'Yara', 'pro'),
    };
  });
  afterAll(async () => {
    await scanner?.close();
  });

  const screens = [
    ['the plans', '/pricing', 'Choose Your Plan', 'free'],
    ['a checkout', '/pricing?plan=pro', 'Complete Your Subscription', 'free'],
    ['a plan that was given', '/payment-success', 'No Payment Needed', 'pro'],
    ['a failure', '/payment-success?redirect_status=failed', 'Payment Failed', 'free'],
    ['a cancellation', '/payment-cancel', 'Payment Cancelled', 'free'],
    ['the plan in the settings', '/settings', 'Settings', 'pro'],
  ] as const;

  it.each(screens)('%s passes axe on every display', async (_name, route, title, who) => {
    await closeContext(context);
    context = await browser.newContext({ bypassCSP: true, reducedMotion: 'reduce' });
    await standInForStripe(context, stripe);
    await keepToken(tokens[who]);
    page = await context.newPage();
    await page.goto(product.url + route, { waitUntil: 'networkidle' });
    await heading(title);
    expect(await findViolationsOnDisplays(page)).toEqual([]);
  });

  it.each(screens)('%s passes our own scanner', async (_name, route, _title, who) => {
    const proxy = await startSignedInProxy(product.url, tokens[who]);
    try {
      for (const display of [displays[0], displays[1]]) {
        const { pageScan } = await scanner.scanPage(proxy.enter(route), { display });
        if (pageScan.status === 'failed') expect.fail(pageScan.error.message);
        const failed = ownFailures(pageScan);
        expect(failed.map(({ rule, nodes }) => `${rule}: ${nodes[0]?.html}`)).toEqual([]);
      }
    } finally {
      await proxy.close();
    }
  });
});

function main() {
  return page.getByRole('main');
}

function link(name: string) {
  return page.getByRole('main').getByRole('link', { name });
}

function button(name: string) {
  return page.getByRole('main').getByRole('button', { name });
}

async function heading(name: string): Promise<void> {
  await page.getByRole('heading', { name, exact: true }).waitFor();
}

async function text(sentence: string): Promise<void> {
  await page.getByRole('main').getByText(sentence, { exact: true }).first().waitFor();
}

async function payWith(card: string, label = 'Pay $29/month'): Promise<void> {
  await page.getByLabel('Card number').fill(card);
  await button(label).click();
}

function newestSubscription() {
  const [subscription] = [...stripe.state.subscriptions.values()].slice(-1);
  if (!subscription) throw new Error('There is no subscription.');
  return subscription;
}

/** Oldest first. */
function invoicesOf(customerId: string) {
  return [...stripe.state.invoices.values()].filter(({ customer }) => customer === customerId);
}

/** By their elements: a frame has no URL of its own before its document has come. */
async function stripeFrames(): Promise<string[]> {
  return await page
    .locator('iframe[src*="stripe.com"]')
    .evaluateAll((frames) => frames.map((frame) => frame.getAttribute('src') ?? ''));
}

/** What the newest invoice asks for, as people read it. */
function sumOf(customerId: string): string {
  return `$${((invoicesOf(customerId).at(-1)?.amount_due ?? 0) / 100).toFixed(2)}`;
}

async function buyPro(): Promise<void> {
  await openPage(page, `${product.url}/pricing?plan=pro`);
  await payWith(paying);
  await text('Current plan: Pro');
}

async function signIn(name: string): Promise<void> {
  await keepToken(await createAccount(product, name, null));
}

/** With 50 dollars of credit, at the checkout; returns the customer's id. */
async function signInWithCredit(name: string): Promise<string> {
  const token = await createAccount(product, name, null);
  await keepToken(token);
  const { customer_id: id } = await callAs(product, token, 'POST', '/api/payments/create-customer');
  stripe.state.customer(String(id)).balance = -5_000;
  await openPage(page, `${product.url}/pricing?plan=pro`);
  return String(id);
}

async function keepToken(token: string): Promise<void> {
  await context.addInitScript((value) => localStorage.setItem('authToken', value), token);
}
