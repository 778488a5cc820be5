import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAccount } from './account.ts';
import { closeContext } from './close-context.ts';
import { displays } from './displays.ts';
import { expectSoon } from './expect-soon.ts';
import { findViolations, findViolationsOnDisplays, showOn } from './find-violations.ts';
import { openBrowser } from './open-browser.ts';
import { openPage } from './open-page.ts';
import { linkIn, waitForMail } from './outbox.ts';
import { openWatchedPage } from './open-watched-page.ts';
import { sharedProduct } from './shared-product.ts';

const product = sharedProduct(import.meta.filename);

const password = 'Harbor-Lantern-42';

let browser: Browser;
let context: BrowserContext;
let page: Page;
let problems: string[];

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
});
beforeEach(async () => {
  problems = [];
  context = await browser.newContext();
  page = await newPage();
});
afterEach(async () => {
  await closeContext(context);
  expect(problems).toEqual([]);
});

function newPage(): Promise<Page> {
  return openWatchedPage(context, problems);
}

const go = (path: string) => openPage(page, product.url + path);
const says = (text: string) => page.getByText(text, { exact: true }).first().waitFor();
const storedIn = (area: 'localStorage' | 'sessionStorage') =>
  page.evaluate((name) => globalThis[name].getItem('authToken'), area);

/** An account made by the API, so that each test has one of its own. */
async function register(name: string): Promise<{ email: string; token: string }> {
  const token = await createAccount(product, name, null);
  return { email: `${name.toLowerCase()}@${product.emailDomain}`, token };
}

/** Opens a page as somebody who is signed in on this device. */
async function goAs(token: string, path: string) {
  await go('/login');
  await page.evaluate((value) => localStorage.setItem('authToken', value), token);
  await go(path);
}

async function fillLogin(email: string, secret: string) {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

const userMenu = () => page.getByRole('banner').getByRole('button', { name: /Okafor/ });

describe('sign-up', () => {
  it('says that an email has an account already, at its field', async () => {
    const { email } = await register('Ada');
    await go('/register');
    await page.getByLabel('Full name').fill('Ada');
    await page.getByRole('main').getByLabel('Email address').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm Password', { exact: true }).fill(password);
    await page.getByLabel(/I accept the Terms/).check();
    await page.getByRole('button', { name: 'Create account' }).click();
    await page
      .getByRole('main')
      .getByLabel('Email address')
      .and(page.locator('[aria-invalid="true"]'))
      .waitFor();
    await page
      .getByText(/An account with this e-mail address already exists/)
      .first()
      .waitFor();
    expect(await page.getByLabel('Full name').inputValue()).toBe('Ada');
  });
});

describe('sign-in', () => {
  it('forgets who does not want to be remembered with the tab', async () => {
    const { email } = await register('Cleo');
    await go('/login');
    await page.getByLabel('Remember me').uncheck();
    await fillLogin(email, password);
    await page.waitForURL('**/dashboard');
    expect(await storedIn('localStorage')).toBeNull();
    expect(await storedIn('sessionStorage')).not.toBeNull();
    await page.reload();
    await userMenu().waitFor();
    await page.close();
    page = await newPage();
    await go('/settings');
    await page.waitForURL('**/login');
  });

  it('shows and hides the password, and keeps the caret', async () => {
    await go('/login');
    const field = page.getByLabel('Password', { exact: true });
    await field.fill('abcdef');
    await field.evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 4));
    const toggle = page.getByRole('button', { name: 'Show password' });
    await toggle.click();
    await field.and(page.locator('[type="text"]')).waitFor();
    await toggle.and(page.locator('[aria-pressed="true"]')).waitFor();
    await expectSoon(() =>
      field.evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd]),
    ).toEqual([2, 4]);
    await toggle.click();
    await field.and(page.locator('[type="password"]')).waitFor();
  });
});

describe('the guard', () => {
  it('counts the stored texts null and undefined as nobody', async () => {
    for (const text of ['null', 'undefined']) {
      await goAs(text, '/free-scan');
      await page.getByRole('link', { name: 'Login' }).waitFor();
    }
  });

  it('signs out, and says so, when the server does not know the token', async () => {
    await goAs('x'.repeat(32), '/settings');
    await page.waitForURL('**/login');
    await says('Authentication required. Please log in.');
    expect(await storedIn('localStorage')).toBeNull();
  });

  it('sends nobody away because the server cannot be reached', async () => {
    const { token } = await register('Elsa');
    await page.route('**/health', (route) => route.abort());
    await goAs(token, '/settings');
    await page.getByRole('heading', { name: 'Your account could not be loaded' }).waitFor();
    expect(await storedIn('localStorage')).toBe(token);
    await page.unroute('**/health');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'Settings' }).waitFor();
  });
});

describe('signing out', () => {
  it('takes the other tabs along', async () => {
    const { token } = await register('Gina');
    await goAs(token, '/settings');
    await userMenu().waitFor();
    const first = page;
    page = await newPage();
    await go('/settings');
    await userMenu().click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await first.waitForURL('**/login');
  });
});

describe('the mails', () => {
  it('answer the same for an email without an account', async () => {
    await go('/forgot-password');
    await page.getByLabel('Email', { exact: true }).fill(`nobody@${product.emailDomain}`);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await page.getByRole('heading', { name: 'Ask for the link' }).waitFor();
  });
});

describe('the settings', () => {
  it('change the password: this device stays signed in, others do not', async () => {
    const { email, token } = await register('Kira');
    await go('/login');
    await fillLogin(email, password);
    await page.waitForURL('**/dashboard');
    await go('/settings');
    await page.getByRole('list', { name: 'Sessions' }).getByText('This device').waitFor();
    await page.getByRole('button', { name: 'Change password' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change password' });
    await dialog.getByLabel('Current password').fill('Wrong-horse-9');
    await dialog.getByLabel('New password', { exact: true }).fill('Quiet-Meadow-77');
    await dialog.getByLabel('Confirm Password', { exact: true }).fill('Quiet-Meadow-77');
    await dialog.getByRole('button', { name: 'Change password' }).click();
    await dialog.getByText('The current password is not right.').waitFor();
    await dialog.getByLabel('Current password').fill(password);
    await dialog.getByRole('button', { name: 'Change password' }).click();
    await says('Password changed.');
    await dialog.waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('heading', { name: 'Settings' }).waitFor();
    const other = await fetch(`${product.url}/auth/profile`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(other.status).toBe(401);
  });

  it('change the email once both mails are confirmed', async () => {
    const { email, token } = await register('Lena');
    const newEmail = `lena.new@${product.emailDomain}`;
    await goAs(token, '/settings');
    await page.getByRole('button', { name: 'Change e-mail' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change e-mail address' });
    await dialog.getByLabel('New e-mail address').fill(newEmail);
    await dialog.getByLabel('Current password').fill(password);
    await dialog.getByRole('button', { name: 'Send the links' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText(/waits for confirmation/).waitFor();
    for (const [recipient, subject, answer] of [
      [email, /Confirm the change/, 'One confirmation to go'],
      [newEmail, /Confirm your new/, 'Your e-mail address is changed'],
    ] as const) {
      const mail = await waitForMail(product, { recipient, subject });
      await go(linkIn(mail, '/confirm-email'));
      await page.getByRole('button', { name: 'Confirm the change' }).click();
      await page.getByRole('heading', { name: answer }).waitFor();
    }
    await page.getByRole('link', { name: 'Go to Login' }).click();
    await fillLogin(newEmail, password);
    await page.waitForURL('**/dashboard');
  });

  it('end the session of another device', async () => {
    const { email, token } = await register('Mila');
    await go('/login');
    await fillLogin(email, password);
    await page.waitForURL('**/dashboard');
    await go('/settings');
    await page.getByRole('button', { name: /^Sign out/ }).click();
    await says('The device is signed out.');
    await page.getByRole('button', { name: /^Sign out/ }).waitFor({ state: 'detached' });
    const other = await fetch(`${product.url}/auth/profile`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(other.status).toBe(401);
  });
});

describe('on every display', () => {
  // Where axe may be put into the page.
  beforeEach(async () => {
    await closeContext(context);
    context = await browser.newContext({ bypassCSP: true, reducedMotion: 'reduce' });
    page = await newPage();
  });

  it.each([
    ['/login', 'Login'],
    ['/register', 'Create your account'],
    ['/forgot-password', 'Forgot your password?'],
    ['/reset-password?token=abc', 'Reset your password'],
    ['/verify-email', 'Confirm your e-mail'],
    ['/confirm-email?token=abc', 'Confirm the new e-mail address'],
    ['/pricing', 'Choose Your Plan'],
  ])('%s passes axe', async (path, heading) => {
    await go(path);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    expect(await findViolationsOnDisplays(page)).toEqual([]);
  });

  it('wrong forms pass axe', async () => {
    for (const [path, button] of [
      ['/login', 'Sign in'],
      ['/register', 'Create account'],
    ] as const) {
      await go(path);
      await page.getByRole('button', { name: button }).click();
      await says('Email is required');
      expect(await findViolationsOnDisplays(page)).toEqual([]);
    }
  });

  it('the settings, their dialogs and the menu of the user pass axe', async () => {
    const { token } = await register('Olga');
    await goAs(token, '/settings');
    await page.getByRole('list', { name: 'Sessions' }).waitFor();
    expect(await findViolationsOnDisplays(page)).toEqual([]);
    for (const name of ['Change e-mail', 'Change password', 'Delete account']) {
      await page.getByRole('button', { name }).click();
      await page.getByRole('dialog').waitFor();
      expect(await findViolationsOnDisplays(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    const logOut = () => page.getByText('Log out', { exact: true });
    for (const display of displays) {
      await showOn(page, display);
      if (display.width > 900) {
        await userMenu().click();
      } else {
        await page.getByRole('button', { name: 'Menu' }).click();
        await says('Signed in as');
      }
      await logOut().waitFor();
      expect(await findViolations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await logOut().waitFor({ state: 'detached' });
    }
  });
});
