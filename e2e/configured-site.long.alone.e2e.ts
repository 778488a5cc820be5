import { findRunningPostgres } from '@curbcut/embedded-postgres';
import { queryDatabase, startTestSmtpServer, type TestSmtpServer } from '@curbcut/testing';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  onTestFinished,
} from 'vitest';
import { closeContext } from './close-context.ts';
import { displays } from './displays.ts';
import { expectSoon } from './expect-soon.ts';
import { findViolationsOnDisplays } from './find-violations.ts';
import { openBrowser } from './open-browser.ts';
import { openPage, untilAlive } from './open-page.ts';
import { openWatchedPage } from './open-watched-page.ts';
import { type Product, removeProduct, startProduct, waitFor } from './start-product.ts';
import { waitForFocus } from './wait-for-focus.ts';

const measurementId = 'G-MAPLE12345';
const provider = 'https://www.googletagmanager.com/**';
const consentKey = 'curbcut-analytics-consent';
const dayMs = 86_400_000;

let smtp: TestSmtpServer;
let product: Product;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let problems: string[];
/** What the browser asked of anybody but the product. */
let asked: string[];

beforeAll(async () => {
  smtp = await startTestSmtpServer();
  product = await startProduct({
    env: {
      SMTP_URL: smtp.url,
      MAIL_FROM: 'Curbcut <scans@curbcut.example>',
      CONTACT_EMAIL: 'desk@maple.example',
      ANALYTICS_ID: measurementId,
    },
  });
  browser = await openBrowser();
  // The dashboard's files are gone from here on: the next look at the services, within a minute, begins an incident.
  await setDashboard('broken');
});
afterAll(async () => {
  await browser?.close();
  if (product) await removeProduct(product);
  await smtp?.stop();
});
beforeEach(() => openContext());
afterEach(async () => {
  await closeContext(context);
  expect(problems).toEqual([]);
});

async function openContext(options: { bypassCSP?: true; reducedMotion?: 'reduce' } = {}) {
  problems = [];
  asked = [];
  context = await browser.newContext({ viewport: displays[0], ...options });
  context.on('request', (request) => {
    if (!request.url().startsWith(product.url)) asked.push(request.url());
  });
  // In the place of the analytics, which set a cookie.
  await context.route(provider, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: "document.cookie = '_ga=GA1.1.1; path=/'; document.cookie = '_ga_MAPLE12345=GS1; path=/';",
    }),
  );
  page = await openWatchedPage(context, problems);
}

async function setDashboard(state: 'broken' | 'working'): Promise<void> {
  const databaseUrl = await findRunningPostgres(product.stateDir);
  if (databaseUrl === null) throw new Error('The database of the product was not found.');
  const [from, to] = state === 'broken' ? ['report_files', 'gone'] : ['gone', 'report_files'];
  await queryDatabase(databaseUrl, `alter table if exists ${from} rename to ${to}`);
}

const go = (path: string) => openPage(page, product.url + path);
const main = () => page.getByRole('main');
const footer = () => page.getByRole('contentinfo');
const button = (name: string) => page.getByRole('button', { name });
const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const toast = (text: string) => page.getByRole('alertdialog').getByText(text, { exact: true });
const banner = () => page.getByRole('region', { name: 'Cookies for analytics?' });

/** The choice that is stored. */
async function choice(): Promise<unknown> {
  const text = await page.evaluate((key) => localStorage.getItem(key), consentKey);
  return text === null ? null : JSON.parse(text);
}

/** What the page has told the analytics, by name. */
async function events(): Promise<[string, Record<string, unknown>][]> {
  const queue = await page.evaluate(() => {
    const layer: unknown = Reflect.get(globalThis, 'dataLayer');
    return Array.isArray(layer) ? layer.map((one: ArrayLike<unknown>) => Array.from(one)) : [];
  });
  return queue
    .filter(([kind]) => kind === 'event')
    .map(([, name, details]) => [String(name), details as Record<string, unknown>]);
}

const analyticsCookies = async () =>
  (await context.cookies()).map(({ name }) => name).filter((name) => name.startsWith('_ga'));

/** A choice made so long ago, as the browser has kept it. */
async function haveChosen(accepted: boolean, ageMs: number): Promise<void> {
  await context.addInitScript(
    ([key, text]) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
    },
    [
      consentKey,
      JSON.stringify({ accepted, timestamp: Date.now() - ageMs, version: '1.0' }),
    ] as const,
  );
}

describe('consent', () => {
  const stepMs = 20;

  /** Goes on step by step on a clock that stands still until the place is there where the banner is told. */
  const untilItIsThere = () =>
    waitFor(async () => {
      await page.clock.runFor(stepMs);
      return (await page.locator('.skip-link + [aria-live]').count()) > 0;
    }, 30_000);

  /** Notes when the page has begun to wait for a second, in ms of its clock. */
  const noteSeconds = () =>
    page.addInitScript(() => {
      const begin = globalThis.setTimeout;
      const noting = (handler: () => void, ms?: number, ...values: []) => {
        if (ms === 1_000) Reflect.set(globalThis, 'secondBegan', Date.now());
        return begin(handler, ms, ...values);
      };
      Reflect.set(globalThis, 'setTimeout', noting);
    });
  const secondBegan = () =>
    page.evaluate(() => Reflect.get(globalThis, 'secondBegan') as number | undefined);

  it('is asked for after a second, once, and a no fades away and loads nothing', async () => {
    await page.clock.install();
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await noteSeconds();
    await page.goto(product.url);
    await untilItIsThere();
    await expectSoon(secondBegan).toBeTypeOf('number');
    const goneMs = await page.evaluate(
      () => Date.now() - Number(Reflect.get(globalThis, 'secondBegan')),
    );
    await page.clock.runFor(999 - goneMs);
    expect(await banner().count()).toBe(0);
    await page.clock.runFor(1);
    await banner().waitFor();
    expect(asked).toEqual([]);
    await button('Decline Analytics').click();
    await page.locator('.consent--leaving').waitFor();
    expect(await choice()).toMatchObject({ accepted: false, version: '1.0' });
    await page.clock.runFor(299);
    expect(await banner().count()).toBe(1);
    await page.clock.runFor(1);
    await banner().waitFor({ state: 'detached' });

    await page.reload();
    await untilItIsThere();
    await page.clock.runFor(5_000);
    expect(await banner().count()).toBe(0);
    expect([asked, await analyticsCookies()]).toEqual([[], []]);
  });

  it('comes before the first request to anybody else, and is taken back on the cookie page and in the footer', async () => {
    await go('/');
    await banner().waitFor();
    const settings = banner().getByRole('link', { name: /Cookie Settings/ });
    expect([await settings.getAttribute('href'), await settings.getAttribute('target')]).toEqual([
      '/cookies',
      '_blank',
    ]);
    expect(asked).toEqual([]);
    await button('Accept All Cookies').click();
    await banner().waitFor({ state: 'detached' });
    await expectSoon(analyticsCookies).toHaveLength(2);
    expect(asked).toEqual([`https://www.googletagmanager.com/gtag/js?id=${measurementId}`]);
    expect(await choice()).toMatchObject({ accepted: true, version: '1.0' });
    await expectSoon(events).toMatchObject([['page_view', { page_path: '/' }]]);

    await footer().getByRole('link', { name: 'Cookie Policy' }).click();
    await main().getByText('You have accepted analytics cookies.').waitFor();
    await main().getByRole('button', { name: 'Decline Analytics' }).click();
    await main().getByText('You have declined analytics. Nothing is loaded.').waitFor();
    await expectSoon(analyticsCookies).toEqual([]);
    await expectSoon(() =>
      page.evaluate((id) => Reflect.get(globalThis, `ga-disable-${id}`), measurementId),
    ).toBe(true);

    await page.reload();
    // Also while the banner's script is on its way.
    await untilAlive(page);
    await footer().getByRole('button', { name: 'Change cookie consent' }).click();
    await banner().waitFor();
    await waitForFocus(banner());
    expect(asked).toHaveLength(1);
    await banner().getByRole('button', { name: 'Accept All Cookies' }).click();
    await main().getByText('You have accepted analytics cookies.').waitFor();
    await expectSoon(() => asked).toHaveLength(2);
  });

  it('holds for 30 days', async () => {
    await haveChosen(true, 30 * dayMs - 60_000);
    await go('/register');
    await expectSoon(analyticsCookies).toHaveLength(2);
    await closeContext(context);
    await openContext();
    await haveChosen(true, 30 * dayMs);
    await go('/register');
    await banner().waitFor();
    expect([asked, await analyticsCookies()]).toEqual([[], []]);
  });

  it('given, tells of a registration and of nobody who registers', async () => {
    await haveChosen(true, 0);
    await go('/register');
    await expectSoon(events).toHaveLength(1);
    const form = main();
    await form.getByLabel('Full name').fill('Nora Okafor');
    await form.getByLabel('Email address', { exact: true }).fill('nora@maple.example');
    await form.getByLabel(/Company/).fill('Maple Street');
    await form.getByLabel('Password', { exact: true }).fill('Harbor-Lantern-42');
    await form.getByLabel('Confirm Password', { exact: true }).fill('Harbor-Lantern-42');
    await form.getByRole('checkbox', { name: /Terms/ }).check();
    await button('Create account').click();
    await page.waitForURL('**/dashboard');
    await expectSoon(events).toMatchObject([
      ['page_view', { page_path: '/register' }],
      ['registration_attempt', { hasCompany: true }],
      ['registration_success', { hasCompany: true }],
    ]);
    expect(JSON.stringify(await events())).not.toMatch(/nora|maple\.example|Harbor/i);
  });
});

describe('a message of the contact page', () => {
  const fill = async () => {
    await main().getByLabel('Technical Support').check();
    await main().getByLabel('Full Name').fill('Maya Okafor');
    await main().getByLabel('Email Address').fill('maya@maple.example');
    await main().getByLabel('Subject').fill('The ferry page');
    await main().getByRole('textbox', { name: 'Message' }).fill('It fails.\nWhy?');
  };
  const isChosen = (inquiry: string) =>
    main().getByRole('radio', { name: inquiry, checked: true }).waitFor();

  it('is checked, sent, answered with a toast, and reaches the operator', async () => {
    await haveChosen(false, 0);
    await go('/contact');
    await isChosen('General Inquiry');
    await button('Send Message').click();
    for (const message of [
      'Name is required',
      'Email is required',
      'Subject is required',
      'Message is required',
    ]) {
      await main().getByText(message, { exact: true }).waitFor();
    }
    await fill();
    const { promise: seen, resolve: letGo } = Promise.withResolvers<void>();
    await page.route('**/contact/messages', async (route) => {
      await seen;
      await route.continue();
    });
    await button('Send Message').click();
    await button('Sending...').waitFor();
    letGo();
    await toast("Message sent successfully! We'll get back to you within 24 hours.").waitFor();
    for (const name of ['Full Name', 'Email Address', 'Subject', 'Message']) {
      await expectSoon(() => main().getByRole('textbox', { name }).inputValue(), name).toBe('');
    }
    await isChosen('General Inquiry');

    const mail = await smtp.waitForMail(
      ({ envelope }) => envelope.to.includes('desk@maple.example'),
      20_000,
    );
    expect(mail.subject).toMatch(/^Contact form: Technical Support \(\w+\)$/);
    expect(mail.replyTo).toMatchObject([{ address: 'maya@maple.example' }]);
    expect(mail.from).toMatchObject({ address: 'scans@curbcut.example' });
    expect(mail.text).toContain('Maya Okafor');
    expect(mail.text).toContain('The ferry page');
    expect(mail.text).toContain('It fails.\nWhy?');
  });

  it('stays in the form when it could not be sent, and goes with the next press', async () => {
    await haveChosen(false, 0);
    await go('/contact?type=sales');
    await isChosen('Sales & Pricing');
    await fill();
    const refuse = (route: { abort: () => Promise<void> }) => route.abort();
    await page.route('**/contact/messages', refuse);
    await button('Send Message').click();
    await toast('Failed to send message. Please try again.').waitFor();
    expect(await main().getByLabel('Full Name').inputValue()).toBe('Maya Okafor');
    expect(await main().getByRole('textbox', { name: 'Message' }).inputValue()).toBe(
      'It fails.\nWhy?',
    );
    await isChosen('Technical Support');
    await page.unroute('**/contact/messages', refuse);
    await button('Send Message').click();
    await toast("Message sent successfully! We'll get back to you within 24 hours.").waitFor();
  });
});

describe('the newsletter', () => {
  it('begins with the link of a mail and ends with one click', async () => {
    await haveChosen(false, 0);
    await go('/help');
    const form = footer().locator('form');
    await form.getByRole('heading', { name: 'Stay updated' }).waitFor();
    await form.getByLabel('Email address').fill('maya@');
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await form.getByText('Invalid email address').waitFor();
    await form.getByLabel('Email address').fill('maya@maple.example');
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await form
      .getByText('Success! Now check your email to confirm your subscription.', { exact: true })
      .waitFor();

    const asks = await mailTo('maya@maple.example', /Confirm your newsletter subscription/);
    await page.goto(linkIn(asks.text ?? '', '/newsletter/confirm/'));
    await button('Confirm the subscription').click();
    await heading('Your subscription is confirmed').waitFor();

    const welcome = await mailTo('maya@maple.example', /subscription is confirmed/);
    const headers = new Map(welcome.headers.map(({ key, value }) => [key, value]));
    const leave = linkIn(headers.get('list-unsubscribe') ?? '', '/newsletter/unsubscribe/');
    const left = await fetch(leave, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect([left.status, await left.json()]).toEqual([200, { status: 'unsubscribed' }]);

    await page.goto(linkIn(asks.text ?? '', '/newsletter/confirm/'));
    await button('Confirm the subscription').click();
    await heading('This link is not valid').waitFor();
  });

  function mailTo(recipient: string, subject: RegExp) {
    return smtp.waitForMail(
      (mail) => mail.envelope.to.includes(recipient) && subject.test(mail.subject ?? ''),
      20_000,
    );
  }

  function linkIn(text: string, path: string): string {
    const found = new RegExp(`${product.url}${path}[\\w-]+`).exec(text);
    if (!found) throw new Error(`The mail has no link to ${path}.`);
    return found[0];
  }
});

describe('banner and forms', () => {
  it.each([
    ['the banner', '/', async () => banner().waitFor()],
    [
      'the contact form with what is wrong with it',
      '/contact',
      async () => {
        await banner().waitFor();
        await button('Send Message').click();
        await page.getByText('Message is required').waitFor();
      },
    ],
    ['the choice on the cookie page', '/cookies', async () => banner().waitFor()],
  ] as const)('%s passes axe on every display', async (_name, path, prepare) => {
    await closeContext(context);
    await openContext({ bypassCSP: true, reducedMotion: 'reduce' });
    await go(path);
    await prepare();
    expect(await findViolationsOnDisplays(page)).toEqual([]);
  });
});

describe('the status page', () => {
  const service = (name: string) =>
    main()
      .getByRole('region', { name: 'Services', exact: true })
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name, exact: true }) });

  it('tells what does not work, since when, and that it works again', async () => {
    onTestFinished(() => setDashboard('working'));
    await haveChosen(false, 0);
    await go('/status');
    await heading('Partial Service Disruption').waitFor();
    await main().getByText('Answering with errors: Dashboard.').waitFor();
    await service('Dashboard').getByText('Degraded').waitFor();
    await expectSoon(() => service('Backend').innerText()).toMatch(/\d+ ms\s+Operational/);
    await expectSoon(figures).toEqual([expect.stringMatching(/^\d+ ms$/), '75.0%', '3/4']);
    await expectSoon(() => main().innerText()).toMatch(/Backend version\s+\d+\.\d+\.\d+/);
    await main().getByText('Frontend and backend fit together.').waitFor();

    // The worker looks every minute.
    await waitFor(async () => {
      const { incidents } = (await (await fetch(`${product.url}/api/status`)).json()) as {
        incidents: unknown[];
      };
      return incidents.length > 0;
    }, 75_000);
    await button('Refresh Status').click();
    const incidents = main().getByRole('region', { name: 'Recent Incidents' });
    await incidents.getByText('Dashboard answered with HTTP 503.').waitFor();
    await expectSoon(() => incidents.innerText()).toContain('Ongoing');

    await setDashboard('working');
    await button('Refresh Status').click();
    await heading('All Systems Operational').waitFor();
    await expectSoon(figures).toEqual([expect.stringMatching(/^\d+ ms$/), '100.0%', '4/4']);
  });

  it('looks again by itself every 30 seconds', async () => {
    await haveChosen(false, 0);
    await page.clock.install();
    await go('/status');
    await heading('All Systems Operational').waitFor();
    await context.route('**/schedules/health', (route) => route.abort());
    await page.clock.runFor(31_000);
    await heading('Service Disruption').waitFor();
    await main().getByText('Not answering: Schedules.').waitFor();
    await service('Schedules').getByText('Down').waitFor();
  });

  it('says that nothing answers when the server is gone, on every page', async () => {
    await haveChosen(false, 0);
    await go('/status');
    await heading('All Systems Operational').waitFor();
    await product.stop();
    await button('Refresh Status').click();
    await heading('Service Disruption').waitFor();
    await main()
      .getByText('Not answering: Backend, Authentication, Dashboard, Schedules.')
      .waitFor();
    await main().getByText('Unable to fetch backend information').waitFor();
    await expectSoon(figures).toEqual(['--', '0.0%', '0/4']);
    await page
      .getByRole('banner')
      .getByRole('button', { name: /Backend status/ })
      .click();
    await page.getByText('Backend server is offline.').waitFor();
    await button('Dismiss').click();
    await page.getByText('Backend server is offline.').waitFor({ state: 'detached' });
    // The banner came with the first call that failed, which this button had made.
    await waitForFocus(button('Refresh Status'));
    await main().getByRole('link', { name: 'Contact Support' }).waitFor();
  });

  async function figures(): Promise<string[]> {
    const values = main().getByRole('region', { name: 'Figures' }).locator('.stat__value');
    return (await values.allInnerTexts()).map((text) =>
      text.replace(/\s+(?=ms|%)/g, (gap) => (gap.includes('\n') ? '' : ' ')),
    );
  }
});
