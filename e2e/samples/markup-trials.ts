import { expect } from 'vitest';
import { expectSoon } from '../expect-soon.ts';
import { splitAtComments, type PageTrial } from './page-trial.ts';
import { readAccessibleNode } from './read-accessible-node.ts';

const [tests, search] = ['/blog/what-automated-tests-miss', '/blog/one-markup-two-readers'];

const image = (
  _: unknown,
  response: { end(text: string): void; setHeader(name: string, value: string): unknown },
) => {
  response.setHeader('content-type', 'image/svg+xml');
  response.end(
    '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"><rect width="640" height="480" fill="#cde"/></svg>',
  );
};
const files = Object.fromEntries(
  ['/revenue-2026.png', '/pads.jpg', '/logo.svg', '/wave.svg'].map((path) => [path, image]),
);
const brakes = '<!doctype html><html lang="en"><title>Brakes</title><h1>Brakes</h1></html>';

export const markupTrials: Record<string, PageTrial> = {
  [`${tests}: What a rule accepts`]: async (bench, code) => {
    expect(await bench.failedRules({ content: code, files })).toEqual([]);
  },

  [`${tests}: What a person needs`]: async (bench, code, codeOf) => {
    expect(await bench.failedRules({ content: code, files })).toEqual([]);
    const namesIn = async (content: string) => {
      const page = await bench.open({ content, files });
      const nodes = ['img', 'input', 'a'].map((each) => readAccessibleNode(page, each));
      const names = (await Promise.all(nodes)).map((node) => node?.name);
      await page.close();
      return names;
    };
    expect(await namesIn(codeOf(`${tests}: What a rule accepts`))).toEqual([
      'A chart',
      'As agreed',
      'Our service',
    ]);
    for (const name of await namesIn(code)) expect(name?.split(' ').length).toBeGreaterThan(3);
  },

  [`${tests}: Say what has the focus`]: async (bench, code) => {
    const page = await bench.open({
      content: `<a href="/far" style="position: absolute; left: -5000px">Far away</a>
        <button style="width: 0; height: 0; padding: 0; border: 0; overflow: hidden">Nothing</button>`,
    });
    const said: Promise<unknown>[] = [];
    page.on('console', (message) => said.push(message.args()[1]?.jsonValue() ?? Promise.reject()));
    await page.evaluate(code);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expectSoon(() => said.length).toBe(2);
    const [far, nothing] = await Promise.all(said);
    expect(far).toMatchObject({ x: -5000 });
    expect(nothing).toMatchObject({ width: 0, height: 0 });
    await page.close();
  },

  [`${search}: Put what differs first`]: async (bench, code) => {
    const titles: string[] = [];
    for (const head of splitAtComments(code)) {
      const page = await bench.open({ content: `<body><h1>Brakes</h1></body>${head}` });
      titles.push(await page.title());
      await page.close();
    }
    const [before, after] = titles;
    expect(before?.startsWith('Harbor Bikes')).toBe(true);
    expect(after?.endsWith('Harbor Bikes')).toBe(true);
    expect(after?.startsWith('Brake repair')).toBe(true);
  },

  [`${search}: Link text that stands alone`]: async (bench, code) => {
    const names: (string | undefined)[] = [];
    const failed: unknown[] = [];
    for (const content of splitAtComments(code)) {
      const page = await bench.open({ content });
      names.push((await readAccessibleNode(page, 'a'))?.name);
      await page.close();
      failed.push(await bench.failedRules({ content }));
    }
    expect(names).toEqual(['click here', 'prices of all repairs']);
    // Beyond level AA only: the sentence around it says the rest.
    expect(failed).toEqual([['link-text'], []]);
  },

  [`${search}: An address, not only a script`]: async (bench, code) => {
    const [before = '', after = ''] = splitAtComments(code);
    const dead = await bench.open({ content: before, files: { '/brakes': brakes } });
    await dead.keyboard.press('Tab');
    expect(await dead.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    expect((await readAccessibleNode(dead, '.card'))?.role).not.toBe('link');
    await dead.getByText('Brakes').click();
    await dead.waitForURL('**/brakes');
    await dead.close();
    const alive = await bench.open({ content: after, files: { '/brakes': brakes } });
    await alive.keyboard.press('Tab');
    expect(await readAccessibleNode(alive, ':focus')).toMatchObject({
      role: 'link',
      name: 'Brakes',
    });
    await alive.keyboard.press('Enter');
    await alive.waitForURL('**/brakes');
    await alive.close();
    expect(await bench.failedRules({ content: after })).toEqual([]);
  },

  [`${search}: Three images, three answers`]: async (bench, code) => {
    const held: (() => void)[] = [];
    const slow = {
      ...files,
      '/pads.jpg': (_: unknown, response: Parameters<typeof image>[1]) =>
        void held.push(() => image(_, response)),
    };
    const page = await bench.open({ content: '<p>Before</p>', files: slow });
    await page.locator('main').evaluate((main, html) => (main.innerHTML = html), code);
    const [pads, home, wave] = await Promise.all(
      ['img[src="pads.jpg"]', 'a', 'img[src="wave.svg"]'].map((each) =>
        readAccessibleNode(page, each),
      ),
    );
    expect(pads).toMatchObject({ role: 'image', name: expect.stringContaining('half as thick') });
    expect(home).toMatchObject({ role: 'link', name: 'Harbor Bikes, home' });
    expect(wave).toBeNull();
    await expectSoon(() => held.length).toBe(1);
    // Its place is kept while it loads.
    expect(await page.locator('img').first().boundingBox()).toMatchObject({
      width: 640,
      height: 480,
    });
    held[0]?.();
    await page.close();
    expect(await bench.failedRules({ content: code, files })).toEqual([]);
  },

  [`${search}: For people only: state and relation of a control`]: async (bench, code) => {
    const content = code.replace('...', 'From nine to five');
    const page = await bench.open({ content });
    expect(await readAccessibleNode(page, 'button')).toMatchObject({
      name: 'Opening times',
      properties: { expanded: false },
    });
    const controlled = await page.locator('button').getAttribute('aria-controls');
    expect(await page.locator(`#${controlled}`).count()).toBe(1);
    expect(await readAccessibleNode(page, `#${controlled}`)).toBeNull();
    await page.close();
    expect(await bench.failedRules({ content })).toEqual([]);
  },
};
