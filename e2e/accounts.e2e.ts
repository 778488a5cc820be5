import { readFile } from 'node:fs/promises';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAccount } from './account.ts';
import { closeContext } from './close-context.ts';
import { openBrowser } from './open-browser.ts';
import { openPage } from './open-page.ts';
import { linkIn, waitForMail } from './outbox.ts';
import { openWatchedPage } from './open-watched-page.ts';
import { sharedProduct } from './shared-product.ts';
import { waitForFocus } from './wait-for-focus.ts';

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
  it('says what is wrong with each field, then opens the account and signs in', async () => {
    await go('/register');
    await page.getByRole('button', { name: 'Create account' }).click();
    for (const message of [
      'Name is required',
      'Email is required',
      'Password is required',
      'Please confirm your password',
      'You must accept the terms and conditions',
    ]) {
      await says(message);
    }
    const name = page.getByLabel('Full name');
    await waitForFocus(name);

    await name.fill('Maya Okafor');
    await page.getByRole('main').getByLabel('Email address').fill(`maya@${product.emailDomain}`);
    await page.getByLabel('Password', { exact: true }).fill('harbor');
    const requirement = page.getByRole('listitem').filter({ hasText: 'One number' });
    await requirement.filter({ hasText: 'not met yet' }).waitFor();
    await page.getByLabel('Password', { exact: true }).fill(password);
    await requirement.filter({ hasText: ', met' }).waitFor();
    await page.getByText('All password requirements are met.').waitFor();
    await page.getByLabel('Confirm Password', { exact: true }).fill('other');
    await page.getByLabel(/I accept the Terms/).check();
    await page.getByRole('button', { name: 'Create account' }).click();
    await says('Passwords do not match');

    await page.getByLabel('Confirm Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Create account' }).click();
    await says('Account created successfully!');
    await page.waitForURL('**/dashboard');
    await userMenu().waitFor();
    expect(await storedIn('localStorage')).toMatch(/^[\w-]{20,}$/);
  });
});

describe('sign-in', () => {
  it('refuses a wrong password, keeps the email, then goes to the dashboard', async () => {
    const { email } = await register('Bea');
    await go('/login');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await says('Email is required');
    await says('Password is required');
    await fillLogin('bea', 'x');
    await says('Invalid email address');
    await fillLogin(email, 'Wrong-horse-9');
    await says('Invalid email or password.');
    expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(email);
    expect(await storedIn('localStorage')).toBeNull();
    await fillLogin(email, password);
    await says('Welcome back!');
    await page.waitForURL('**/dashboard');
    expect(await storedIn('localStorage')).not.toBeNull();
    expect(await storedIn('sessionStorage')).toBeNull();
    await page.reload();
    await userMenu().waitFor();
    await go('/login');
    await page.waitForURL('**/dashboard');
  });
});

describe('the guard', () => {
  it('sends to sign in without leaving a step in the history, and back to where one wanted', async () => {
    const { email } = await register('Dora');
    await go('/free-scan');
    await go('/settings?from=test');
    await page.waitForURL('**/login');
    await fillLogin(email, password);
    await page.waitForURL('**/settings?from=test');
    await page.getByRole('heading', { name: 'Settings' }).waitFor();
    await page.goBack();
    await page.waitForURL('**/free-scan');
  });
});

describe('signing out', () => {
  it('goes to the home page and ends the session on the server', async () => {
    const { token } = await register('Fay');
    await goAs(token, '/settings');
    await userMenu().click();
    const ended = page.waitForResponse('**/auth/logout');
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    expect((await ended).status()).toBe(200);
    await page.getByRole('link', { name: 'Login' }).waitFor();
    await page.waitForURL(`${product.url}/`);
    expect(await storedIn('localStorage')).toBeNull();
    const profile = await fetch(`${product.url}/auth/profile`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(profile.status).toBe(401);
  });
});

describe('the mails', () => {
  it('set a new password by a link that works once', async () => {
    const { email, token } = await register('Hana');
    await go('/login');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor();
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await page.getByRole('heading', { name: 'Ask for the link' }).waitFor();
    const link = linkIn(
      await waitForMail(product, { recipient: email, subject: /password/i }),
      '/reset-password',
    );
    await go(link);
    await page.getByLabel('New password', { exact: true }).waitFor();
    await page.waitForURL(`${product.url}/reset-password`);
    await page.getByLabel('New password', { exact: true }).fill('Password1');
    await page.getByLabel('Confirm Password', { exact: true }).fill('Password1');
    await page.getByRole('button', { name: 'Set the new password' }).click();
    await page
      .getByText(/too common/)
      .first()
      .waitFor();
    await page.getByLabel('New password', { exact: true }).fill('Quiet-Meadow-77');
    await page.getByLabel('Confirm Password', { exact: true }).fill('Quiet-Meadow-77');
    await page.getByRole('button', { name: 'Set the new password' }).click();
    await page.getByRole('heading', { name: 'Your password is changed' }).waitFor();
    await page.getByRole('link', { name: 'Go to Login' }).click();
    await fillLogin(email, 'Quiet-Meadow-77');
    await page.waitForURL('**/dashboard');

    await go(link);
    await page.getByLabel('New password', { exact: true }).fill('Other-Meadow-78');
    await page.getByLabel('Confirm Password', { exact: true }).fill('Other-Meadow-78');
    await page.getByRole('button', { name: 'Set the new password' }).click();
    await page.getByRole('link', { name: 'Ask for a new link' }).waitFor();
    const old = await fetch(`${product.url}/auth/profile`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(old.status).toBe(401);
  });

  it('confirm the email, after which nothing asks for it any more', async () => {
    const { email, token } = await register('Iris');
    await goAs(token, '/settings');
    await page.getByRole('heading', { name: 'Confirm your e-mail' }).waitFor();
    await page.getByRole('button', { name: 'Send the e-mail again' }).click();
    const mail = await waitForMail(product, { recipient: email, subject: /confirm|verif/i });
    await go(linkIn(mail, '/verify-email'));
    await says('Your e-mail address is confirmed.');
    await page.waitForURL(`${product.url}/verify-email`);
    await go('/settings');
    await says('Confirmed');
    expect(await page.getByRole('heading', { name: 'Confirm your e-mail' }).count()).toBe(0);
  });
});

describe('the settings', () => {
  it('save the profile, which the header shows', async () => {
    const { token } = await register('Jana');
    await goAs(token, '/settings');
    await page.getByLabel('Full name').fill('J');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await says('Name must be at least 2 characters');
    await page.getByLabel('Full name').fill('Janet Okafor');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await says('Profile saved.');
    await page.getByRole('button', { name: /Janet Okafor/ }).waitFor();
  });

  it('give everything as a file, and delete the account for good', async () => {
    const { email, token } = await register('Nora');
    await goAs(token, '/settings');
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^curbcut-data-\d{4}-\d\d-\d\d\.zip$/);
    expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK');

    await page.getByRole('button', { name: 'Delete account' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await dialog.and(page.locator(':focus-within')).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    const button = page.getByRole('button', { name: 'Delete account' });
    await waitForFocus(button);
    await button.press('Enter');
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await dialog.getByText('Type the e-mail address of this account').waitFor();
    await dialog.getByLabel(/Your e-mail address/).fill(email);
    await dialog.getByLabel('Current password').fill(password);
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await says('Your account has been deleted.');
    await page.getByRole('link', { name: 'Login' }).waitFor();
    await go('/login');
    await fillLogin(email, password);
    await says('Invalid email or password.');
  });
});
