import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { splitAtComments, type PageTrial } from './page-trial.ts';
import { readAccessibleNode } from './read-accessible-node.ts';

const article = '/blog/four-ways-through-a-form';

const outlineOf = (page: Page) =>
  page.locator('button').evaluate((button) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(button);
    return outlineStyle === 'none' ? 'none' : outlineWidth;
  });

/** What is said of one line of the figure that compares. */
function spoken(
  line: string,
  selector: string,
  expected: object | null,
  andThen: (page: Page) => Promise<void> = async () => {},
): [string, PageTrial] {
  return [
    `${article}: spoken ${line}`,
    async (bench, code) => {
      const page = await bench.open({ content: code });
      const node = await readAccessibleNode(page, selector);
      if (expected === null) expect(node?.role).toBe('generic');
      else expect(node).toMatchObject(expected);
      await andThen(page);
      await page.close();
    },
  ];
}

/** How often each key presses the button. */
async function pressesOf(page: Page): Promise<number> {
  await page.locator('button').evaluate((button) => {
    button.addEventListener('click', () => button.append('+'));
  });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  return (await page.locator('button').innerText()).split('+').length - 1;
}

export const formTrials: Record<string, PageTrial> = {
  [`${article}: The question belongs to the answers`]: async (bench, code) => {
    const page = await bench.open({ content: `${code}<button>Send order</button>` });
    expect(await readAccessibleNode(page, 'fieldset')).toMatchObject({
      role: 'group',
      name: 'Delivery',
    });
    const [post, pickup] = ['By post, 3 days', 'Pick up today'].map((name) =>
      page.getByRole('radio', { name, exact: true }),
    );
    expect([await post?.isChecked(), await pickup?.isChecked()]).toEqual([false, false]);
    // The words of a label are part of its target, the frame of the group is not.
    await page.getByText('By post, 3 days').click();
    expect(await post?.isChecked()).toBe(true);
    await page.getByText('Delivery', { exact: true }).click();
    expect(await pickup?.isChecked()).toBe(false);
    // Arrow keys move within the group, and Tab leaves it.
    await post?.focus();
    await page.keyboard.press('ArrowDown');
    expect(await pickup?.isChecked()).toBe(true);
    await page.keyboard.press('Tab');
    expect((await readAccessibleNode(page, ':focus'))?.name).toBe('Send order');
    await page.close();
    expect(await bench.failedRules({ content: code })).toEqual([]);
  },

  [`${article}: A ring for those who need it`]: async (bench, code) => {
    const rings: Record<string, string>[] = [];
    for (const css of splitAtComments(code)) {
      const page = await bench.open({ content: '<button>Send order</button>', css });
      await page.locator('button').click();
      const clicked = await outlineOf(page);
      await page.reload();
      await page.keyboard.press('Tab');
      rings.push({ clicked, byKey: await outlineOf(page) });
      await page.close();
    }
    expect(rings).toEqual([
      { clicked: 'none', byKey: 'none' },
      { clicked: 'none', byKey: '3px' },
    ]);
  },

  [`${article}: The name must contain what is seen`]: async (bench, code) => {
    const [before = '', after = ''] = splitAtComments(code);
    const nameOf = async (content: string) => {
      const page = await bench.open({ content });
      const node = await readAccessibleNode(page, 'button');
      await page.close();
      return node?.name;
    };
    expect([await nameOf(before), await nameOf(after)]).toEqual(['Submit', 'Send order']);
    expect(await bench.failedRules({ content: before })).toEqual(['label-content-name-mismatch']);
    expect(await bench.failedRules({ content: after })).toEqual([]);
  },

  [`${article}: Columns while there is room, one when there is not`]: async (bench, code) => {
    const content = `<div class="order"><p>Name and address</p><p>Delivery</p><p>Payment</p></div>`;
    const page = await bench.open({ content, css: code });
    const columns = async () => {
      const places = await page
        .locator('.order > *')
        .evaluateAll((parts) => parts.map((each) => each.getBoundingClientRect().x));
      return new Set(places).size;
    };
    expect(await columns()).toBe(3);
    // 1280 pixels at 400 percent.
    await page.setViewportSize({ width: 320, height: 256 });
    expect(await columns()).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.close();
    expect(await bench.failedRules({ content, css: code })).toEqual([]);
    const fixed = code.replace(
      /grid-template-columns:[^;]*;/,
      'grid-template-columns: repeat(3, 18rem);',
    );
    expect(await bench.failedRules({ content, css: fixed })).toEqual(['reflow']);
  },

  ...Object.fromEntries([
    spoken('<span>Email</span> <input name="email">', 'input', { role: 'textbox', name: '' }),
    spoken('<label for="email">Email</label> <input id="email" required>', 'input', {
      role: 'textbox',
      name: 'Email',
      properties: { required: true },
    }),
    spoken('<div class="button">Send order</div>', '.button', null, async (page) => {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    }),
    spoken(
      '<button>Send order</button>',
      'button',
      { role: 'button', name: 'Send order' },
      async (page) => expect(await pressesOf(page)).toBe(2),
    ),
  ]),
};
