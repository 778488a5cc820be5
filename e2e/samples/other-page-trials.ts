import { expect } from 'vitest';
import type { PageTrial } from './page-trial.ts';
import { readAccessibleNode } from './read-accessible-node.ts';

export const otherPageTrials: Record<string, PageTrial> = {
  '/: suggested change': async (bench, code) => {
    const [before = '', after = ''] = code.split('\n');
    const content = '<p class="text">Boats leave at noon.</p>';
    const failed = await Promise.all(
      [before, after].map((line) =>
        bench.failedRules({ content, css: `.text { ${line} background: #fff }` }),
      ),
    );
    // The nearest shade that level AA asks for; AAA asks for more.
    expect(failed).toEqual([['color-contrast'], ['color-contrast-enhanced']]);
  },

  '/resources: A good first repair: a way past the navigation (WCAG 2.4.1)': async (
    bench,
    code,
  ) => {
    const links = '<nav><a href="/a">One</a><a href="/b">Two</a></nav>';
    const content = code
      .replace('<header>...', `<header>${links}`)
      .replace('>...</main>', '><h1>Harbor</h1><a href="/c">Boats</a></main>');
    const sample = { content, css: 'a { display: inline-block; padding: 0.5rem }' };
    const page = await bench.open(sample);
    await page.keyboard.press('Tab');
    expect((await readAccessibleNode(page, ':focus'))?.name).toBe('Skip to main content');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
    await page.keyboard.press('Tab');
    expect((await readAccessibleNode(page, ':focus'))?.name).toBe('Boats');
    await page.close();
    expect(await bench.failedRules(sample)).toEqual([]);
  },
};
