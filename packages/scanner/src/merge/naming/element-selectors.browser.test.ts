import type { Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type BrowserProcess, startBrowserProcess } from '../../browser/browser-process.ts';
import { findChromium } from '../../browser/find-chromium.ts';
import { isolatedWorld } from '../../browser/isolated-world.ts';
import type { WorldWithElementSelectors } from './element-selectors.ts';
import { installNaming } from './install-naming.ts';

let running: BrowserProcess;
let page: Page;

beforeAll(async () => {
  const found = await findChromium({});
  if (!found) throw new Error('This test needs a Chromium.');
  running = await startBrowserProcess({ ...found, warn: () => {} });
});
afterAll(() => running.kill());
beforeEach(async () => {
  page = await running.browser.newPage();
});
afterEach(() => page.close());

/** The selectors of the elements that have `data-asked`, in document order, and whether each finds just its element. */
async function selectorsIn(html: string, prepare: () => void = () => {}) {
  await page.setContent(html);
  await page.evaluate(prepare);
  await installNaming(page.mainFrame(), { anew: true });
  return isolatedWorld(page.mainFrame()).evaluate(() => {
    const { selectorsOf } = (globalThis as unknown as WorldWithElementSelectors).curbcutSelectors;
    const asked: { selectors: string[]; right: boolean }[] = [];
    ask(document);
    return asked;

    function ask(root: Document | ShadowRoot): void {
      for (const element of root.querySelectorAll('*')) {
        if (element.hasAttribute('data-asked')) {
          const selectors = selectorsOf(element);
          asked.push({ selectors, right: leadsTo(selectors, element) });
        }
        if (element.shadowRoot) ask(element.shadowRoot);
      }
    }

    function leadsTo(selectors: string[], element: Element): boolean {
      let root: Document | ShadowRoot | null | undefined = document;
      let found: Element | undefined;
      for (const selector of selectors) {
        const all: NodeListOf<Element> | undefined = root?.querySelectorAll(selector);
        if (all?.length !== 1) return false;
        found = all[0];
        root = found?.shadowRoot;
      }
      return found === element;
    }
  });
}

test.each([
  ['its id', '<p id="fares" data-asked></p>', '#fares'],
  [
    'a mark for tests',
    '<p id="radix-:r1:" data-testid="fare-table" data-asked></p>',
    'p[data-testid="fare-table"]',
  ],
  [
    'the name of a field',
    '<input name="island" data-asked><input name="harbor">',
    'input[name="island"]',
  ],
  [
    'a name with brackets',
    '<input name="user[email]" data-asked><input>',
    'input[name="user[email]"]',
  ],
  [
    'its label',
    '<button aria-label="Close “it”" data-asked></button><button></button>',
    'button[aria-label="Close “it”"]',
  ],
  ['its role', '<div role="search" data-asked></div><div></div>', 'div[role="search"]'],
  ['a landmark', '<main data-asked></main>', 'main'],
  ['a class that lasts', '<p class="css-1x2y3z is-open faint" data-asked></p><p></p>', 'p.faint'],
  [
    'a class that lasts while a carousel turns',
    '<p class="swiper-slide-next carousel-item-prev faint" data-asked></p><p></p>',
    'p.faint',
  ],
  [
    'a control of a carousel',
    '<b class="swiper-button-next" data-asked></b><b></b>',
    'b.swiper-button-next',
  ],
  [
    'two classes',
    '<p class="a1-x big"></p><p class="a1-x faint" data-asked></p><p class="faint"></p>',
    'p.a1-x.faint',
  ],
  ['where it leads', '<a href="/fares" data-asked></a><a href="/seasons"></a>', 'a[href="/fares"]'],
  ['its file', '<img src="/boat.png" data-asked><img src="/pier.png">', 'img[src="/boat.png"]'],
  [
    'what is around it',
    '<ul id="menu"><li class="row"><b data-asked></b></li></ul><ul><li class="row"><b></b></li></ul>',
    '#menu b',
  ],
  [
    'its place in what is around it',
    '<nav><p></p><p data-asked></p></nav><p></p><p></p>',
    'nav p:nth-of-type(2)',
  ],
  [
    'steps from there',
    '<table id="fares"><tr><td></td><td></td></tr><tr><td></td><td data-asked></td></tr></table>',
    '#fares tr:nth-of-type(2) > td:nth-of-type(2)',
  ],
  [
    'nothing that is generated',
    '<div id="«r1»" class="sc-bdVaJa x1n2onr6"><p id="p-4821" data-asked></p><p id="p-4822"></p></div>',
    'body p:nth-of-type(1)',
  ],
])('a selector from %s', async (_, html, selector) => {
  expect(
    await selectorsIn(`<!doctype html><title>x</title><base href="https://example.org/">${html}`),
  ).toEqual([{ selectors: [selector], right: true }]);
});

test('the same id twice stands for nothing', async () => {
  const asked = await selectorsIn(
    '<!doctype html><p id="fares" data-asked></p><h2 id="fares" data-asked></h2>',
  );
  expect(asked.map(({ right }) => right)).toEqual([true, true]);
  expect(asked.flatMap(({ selectors }) => selectors)).toEqual(['body p', 'body h2']);
});

test('fifteen boxes around an element are not fifteen steps', async () => {
  const [asked] = await selectorsIn(
    `<!doctype html><div>${'<div>'.repeat(15)}<p>One</p><p data-asked>Two</p>${'</div>'.repeat(15)}</div>`,
  );
  expect(asked).toEqual({ selectors: ['body p:nth-of-type(2)'], right: true });
});

/** What breaks selectors: quotes, other scripts, drawings, equal rows, names of properties. */
const awkward = `
  <form name="length"><input name="item"><input name="id"><input name="children"><input name="getAttribute"></form><img name="body">
  <p id="1st"></p><p id="a b"></p><p id='"quoted"'></p><p id="主要"></p><p class="1col w-1/2 md:w-[3px]"></p><p class="1col"></p>
  <a href='/x"y'></a><a href="http://["></a><a href="#"></a><a aria-label='Say "x"\\'></a><a title="two\nlines"></a>
  <svg><linearGradient></linearGradient><a><title>x</title></a><g><a></a></g></svg><my-thing></my-thing><x:y></x:y>
  ${'<ul><li><a class="row"></a></li><li><a class="row"></a></li></ul>'.repeat(5)}
  <div><div><div><span></span></div></div><div><div><span></span></div></div></div>`;

test.each([
  ['', '<!doctype html>'],
  [' in quirks mode', ''],
])('every element of an awkward page has a selector that finds it alone%s', async (_, doctype) => {
  const asked = await selectorsIn(
    `${doctype}<title>x</title><p id="Case"></p><p id="case"></p><b class="Big"></b><b class="big"></b>${awkward}<section id="host">${awkward}</section>`,
    () => {
      const host = document.querySelector('#host') as Element;
      const shadow = host.attachShadow({ mode: 'open' });
      shadow.innerHTML = host.innerHTML;
      const inner = shadow.querySelector('my-thing') as Element;
      inner.attachShadow({ mode: 'open' }).innerHTML =
        '<div><div></div></div><p></p><p><p></p></p><div><p></p></div>';
      for (const root of [document, shadow, inner.shadowRoot as ShadowRoot]) {
        for (const element of root.querySelectorAll('*')) element.setAttribute('data-asked', '');
      }
    },
  );
  expect(asked.length).toBeGreaterThan(100);
  expect(asked.filter(({ right }) => !right)).toEqual([]);
  const steps = asked.flatMap(({ selectors }) => selectors.map((one) => one.split(' > ').length));
  expect(Math.max(...steps)).toBeLessThan(6);
});

test('an element that was taken away has a selector all the same', async () => {
  await page.setContent('<!doctype html><title>x</title><ul id="rows"><li></li><li></li></ul>');
  await installNaming(page.mainFrame(), { anew: true });
  const selectors = await isolatedWorld(page.mainFrame()).evaluate(() => {
    const list = document.querySelector('#rows') as Element;
    const row = list.children[1] as Element;
    list.remove();
    return (globalThis as unknown as WorldWithElementSelectors).curbcutSelectors.selectorsOf(row);
  });
  expect(selectors).toEqual(['ul > li:nth-of-type(2)']);
});

test('selectors for thousands of elements are made without searching the page for each', async () => {
  const row = '<tr><td><a href="#x">x</a></td><td><img></td><td><input></td></tr>';
  await page.setContent(
    `<!doctype html><title>x</title><main><table><tbody>${row.repeat(3_000)}</tbody></table></main>`,
  );
  await installNaming(page.mainFrame(), { anew: true });
  const { searches, elements } = await isolatedWorld(page.mainFrame()).evaluate(() => {
    let count = 0;
    const { querySelectorAll } = Document.prototype;
    Document.prototype.querySelectorAll = function search(this: Document, selector: string) {
      count += 1;
      return querySelectorAll.call(this, selector);
    } as typeof querySelectorAll;
    const { selectorsOf } = (globalThis as unknown as WorldWithElementSelectors).curbcutSelectors;
    const all = [...document.getElementsByTagName('*')];
    const made = new Set(all.map((element) => selectorsOf(element).join()));
    Document.prototype.querySelectorAll = querySelectorAll;
    return { searches: count, elements: made.size };
  });
  expect(elements).toBeGreaterThan(21_000);
  expect(searches).toBeLessThan(300);
});
