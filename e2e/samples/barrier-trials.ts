import { expect } from 'vitest';
import { expectSoon } from '../expect-soon.ts';
import type { PageTrial } from './page-trial.ts';
import { readAccessibleNode } from './read-accessible-node.ts';

const article = '/blog/what-barriers-cost';

const goodForm = `${article}: After: the error has words, and the field points to them`;

export const barrierTrials: Record<string, PageTrial> = {
  [`${article}: Before: the error is a color`]: async (bench, code) => {
    const page = await bench.open({ content: code, css: '.field--red { border: 2px solid red }' });
    const field = await readAccessibleNode(page, 'input');
    expect(field).toMatchObject({ role: 'textbox', name: 'Postal code', description: '' });
    expect(field?.properties['invalid']).toBe('false');
    const input = page.locator('input');
    expect(await input.evaluate((element) => element.matches(':placeholder-shown'))).toBe(true);
    await input.fill('K');
    expect(await input.evaluate((element) => element.matches(':placeholder-shown'))).toBe(false);
    await page.close();
  },

  [goodForm]: async (bench, code) => {
    const page = await bench.open({ content: code });
    const field = await readAccessibleNode(page, 'input');
    expect(field).toMatchObject({
      name: 'Postal code',
      description: 'Enter a postal code such as K1A 0B1.',
      properties: { invalid: 'true', required: true },
    });
    await page.locator('input').fill('K1A');
    expect(await page.getByText('Postal code', { exact: true }).isVisible()).toBe(true);
    expect(await page.locator('input').getAttribute('autocomplete')).toBe('postal-code');
    await page.close();
    expect(await bench.failedRules({ content: code })).toEqual([]);
  },

  [`${article}: Count refused fields, by name only`]: async (bench, code, codeOf) => {
    const counted: string[] = [];
    const page = await bench.open({
      content: codeOf(goodForm),
      files: {
        '/address':
          '<!doctype html><html lang="en"><title>Next step</title><h1>Next step</h1></html>',
        '/field-errors': (request, response) => {
          request.setEncoding('utf8').on('data', (text: string) => counted.push(text));
          request.on('end', () => response.writeHead(204).end());
        },
      },
    });
    await page.evaluate(code);
    await page.evaluate(() => {
      document.forms[0]?.addEventListener('invalid', () => (document.title = 'It bubbled'));
    });
    const before = page.url();
    const next = page.getByRole('button', { name: 'Continue' });
    await next.click();
    await expectSoon(() => counted).toEqual(['postcode']);
    expect({ url: page.url(), title: await page.title() }).toEqual({
      url: before,
      title: 'Sample',
    });
    await page.getByLabel('Postal code').fill('K1A 0B1');
    await next.click();
    await page.waitForURL('**/address');
    expect(counted).toEqual(['postcode']);
    await page.close();
  },
};
