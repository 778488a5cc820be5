import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { PageTrial } from './page-trial.ts';
import { readAccessibleNode } from './read-accessible-node.ts';

const article = '/blog/wcag-2-2-in-code';
const visuallyHidden =
  '.visually-hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }';

const listOfLinks = `<header class="site-header" style="background: #fff">Harbor Bikes</header>
  <ul>${Array.from({ length: 60 }, (_, index) => `<li><a href="/${index}">Link ${index}</a></li>`).join('')}</ul>`;

/** Goes backwards through the links, and says which of them were behind the header, entirely. */
async function linksBehindHeader(page: Page): Promise<string[]> {
  await page.locator('a').last().focus();
  const behind: string[] = [];
  for (let step = 0; step < 55; step += 1) {
    await page.keyboard.press('Shift+Tab');
    const found = await page.evaluate(() => {
      const header = document.querySelector('header')?.getBoundingClientRect();
      const link = document.activeElement;
      const place = link?.getBoundingClientRect();
      return header && place && place.bottom <= header.bottom ? link?.textContent : null;
    });
    if (found) behind.push(found);
  }
  return behind;
}

export const criteriaTrials: Record<string, PageTrial> = {
  [`${article}: Keep focused elements clear of a sticky header`]: async (bench, code) => {
    const content = `${listOfLinks}`;
    const window = { width: 640, height: 360 };
    const clear = await bench.open({ content: `<body>${content}</body>`, css: code }, window);
    expect(await linksBehindHeader(clear)).toEqual([]);
    await clear.close();
    const withoutPadding = code.replace(/html \{.*?\}/s, '');
    const hidden = await bench.open(
      { content: `<body>${content}</body>`, css: withoutPadding },
      window,
    );
    expect(await linksBehindHeader(hidden)).not.toEqual([]);
    await hidden.close();
  },

  [`${article}: A list that can be sorted without dragging`]: async (bench, code) => {
    const sample = { content: `<ul>${code}</ul>`, css: visuallyHidden };
    const page = await bench.open(sample);
    for (const name of ['Move up Buy milk', 'Move down Buy milk'])
      expect(await page.getByRole('button', { name, exact: true }).count(), name).toBe(1);
    await page.close();
    expect(await bench.failedRules(sample)).toEqual([]);
  },

  [`${article}: Room for a thumb`]: async (bench, code) => {
    const button = (name: string) =>
      `<button class="icon-button" aria-label="${name}"><svg width="16" height="16" aria-hidden="true"><path d="M0 0h16v16z"/></svg></button>`;
    const content = `<p>${button('Edit')}${button('Delete')}</p>`;
    const page = await bench.open({ content, css: code });
    const box = await page.getByRole('button', { name: 'Edit' }).boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(44);
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(await page.locator('svg').first().boundingBox()).toMatchObject({
      width: 16,
      height: 16,
    });
    await page.close();
    expect(await bench.failedRules({ content, css: code })).toEqual([]);
    const tight =
      'button { width: 16px; height: 16px; padding: 0; border: 0; vertical-align: top }';
    expect(await bench.failedRules({ content, css: tight })).toEqual(['target-size']);
  },

  [`${article}: Offer what the person has already said`]: async (bench, code) => {
    const page = await bench.open({ content: code });
    expect(await readAccessibleNode(page, 'fieldset')).toMatchObject({
      role: 'group',
      name: 'Billing address',
    });
    const box = page.getByRole('checkbox', { name: 'Same as delivery address' });
    expect(await box.isChecked()).toBe(true);
    await page.getByText('Same as delivery address').click();
    expect(await box.isChecked()).toBe(false);
    await page.close();
    expect(await bench.failedRules({ content: code })).toEqual([]);
  },

  [`${article}: A form that password managers understand`]: async (bench, code) => {
    const page = await bench.open({ content: `${code}<p id="source">Sesame-22</p>` });
    await page.locator('#source').selectText();
    await page.keyboard.press('Control+C');
    await page.getByLabel('Password').focus();
    await page.keyboard.press('Control+V');
    expect(await page.getByLabel('Password').inputValue()).toBe('Sesame-22');
    const fields = await page.locator('input').evaluateAll((inputs) =>
      inputs.map((input) => {
        const { type, autocomplete } = input as HTMLInputElement;
        return `${type} ${autocomplete}`;
      }),
    );
    expect(fields).toEqual(['email username', 'password current-password', 'text one-time-code']);
    await page.close();
    expect(await bench.failedRules({ content: code })).toEqual([]);
  },
};
