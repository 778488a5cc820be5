import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type BrowserProcess, startBrowserProcess } from '../../browser/browser-process.ts';
import { findChromium } from '../../browser/find-chromium.ts';
import { answerForPseudoElements } from './answer-for-pseudo-elements.ts';

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
  return () => page.close();
});

const body = `<main class="box"><h1 class="star">Harbor <q>tides</q></h1>
  <ul class="list"><li>Oak <a href="#1">one</a></li><li class="last">Elm</li></ul>
  <div id="host"><i>In a slot</i></div><p class="late">Late</p></main>`;

/** How many answers were given without the browser; and where one says that there is no content, and there is, or the reverse. */
async function compare(
  styles: string,
  prepare = () => {},
  doctype = '<!doctype html>',
): Promise<{ wrong: string[]; spared: number }> {
  await page.setContent(`${doctype}<html lang="en"><style>${styles}</style>${body}`);
  await page.evaluate(prepare);
  await page.evaluate(() => {
    const plain = window.getComputedStyle.bind(window);
    const counted = { plain, asked: 0 };
    window.getComputedStyle = (element, pseudo) => {
      counted.asked += 1;
      return plain(element, pseudo);
    };
    Object.assign(window, { counted });
  });
  await page.evaluate(answerForPseudoElements);
  return page.evaluate(() => {
    const { counted } = window as unknown as {
      counted: { plain: typeof getComputedStyle; asked: number };
    };
    const elements = [...document.querySelectorAll('*')];
    const host = document.querySelector('#host');
    elements.push(...(host?.shadowRoot?.querySelectorAll('*') ?? []));
    const pairs = elements.flatMap((element) =>
      [':before', '::after'].map((pseudo) => ({ element, pseudo })),
    );
    const wrong = pairs
      .filter(({ element, pseudo }) => {
        const [given, right] = [getComputedStyle(element, pseudo), counted.plain(element, pseudo)];
        return ['content', 'position', 'width'].some(
          (name) =>
            (name === 'content' || given.getPropertyValue('content') !== 'none') &&
            given.getPropertyValue(name) !== right.getPropertyValue(name),
        );
      })
      .map(({ element, pseudo }) => element.tagName + pseudo);
    return { wrong, spared: pairs.length - counted.asked };
  });
}

test.each([
  ['.star::before { content: "*" }'],
  ['li:before { content: counter(item) }'],
  ['ul > ::after { content: "" } .box ::before, a { content: url(x.png) }'],
  ['::before { content: "a" }'],
  [
    '@media all { @layer base { @supports (color: red) { .star::after { content: attr(class) } } } }',
  ],
  ['*, ::before, ::after { box-sizing: border-box } .last::after { content: var(--none, "x") }'],
  ['.star::before, .LAST::after, li.last:before, .late::after { content: "*" }'],
  [
    '.star::before { content: "(,." } .x\\:y::before, p.late::after, .last::before { content: "*" }',
  ],
  ['p:not(.early)::AFTER { content: open-quote } q::before { content: none }'],
])(
  '%s: the browser is asked only where there may be content, and the answers are its own',
  async (styles) => {
    expect(await compare(styles)).toMatchObject({ wrong: [] });
  },
);

test('where the case of a class makes no difference, the answers are the browser’s own', async () => {
  const { wrong, spared } = await compare('.STAR::before { content: "*" }', () => {}, '');
  expect(wrong).toEqual([]);
  expect(spared).toBeGreaterThan(20);
});

test('a page without generated content is hardly asked', async () => {
  const { wrong, spared } = await compare(
    '*, ::before { box-sizing: border-box } p { color: red }',
  );
  expect(wrong).toEqual([]);
  // All but the two of the quotation.
  expect(spared).toBeGreaterThan(20);
});

test.each([
  ['.list { li::before { content: "-" } }'],
  ['.list { &::after { content: "-" } }'],
  ['@scope (.list) { :scope::before { content: "-" } li::after { content: "+" } }'],
  ['@keyframes k { to { content: "x" } } .last::before { content: none; animation: k 1s }'],
])('%s: where selectors don’t tell the elements, the browser is asked for all', async (styles) => {
  const { wrong, spared } = await compare(styles);
  expect({ wrong, spared }).toEqual({ wrong: [], spared: 0 });
});

test('styles in shadow trees, and of sheets that scripts made, count', async () => {
  const { wrong } = await compare('', () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.late::before { content: "!" }');
    document.adoptedStyleSheets = [sheet];
    const root = document.querySelector('#host')?.attachShadow({ mode: 'open' });
    root?.append(document.createElement('b'), document.createElement('slot'));
    const own = new CSSStyleSheet();
    own.replaceSync(
      ':host::after { content: "host" } b::before { content: "b" } ::slotted(i)::before { content: "s" }',
    );
    if (root) root.adoptedStyleSheets = [own];
  });
  expect(wrong).toEqual([]);
});

test('a class that comes later is seen in the next task', async () => {
  await page.setContent(`<!doctype html><style>.new::before { content: "new" }</style>${body}`);
  await page.evaluate(answerForPseudoElements);
  const contents = await page.evaluate(async () => {
    const late = document.querySelector('.late');
    if (!late) throw new Error('The page has one.');
    const before = getComputedStyle(late, '::before').getPropertyValue('content');
    late.classList.add('new');
    await new Promise((resolve) => setTimeout(resolve));
    return [before, getComputedStyle(late, '::before').getPropertyValue('content')];
  });
  expect(contents).toEqual(['none', '"new"']);
});

test('anything else that is asked of a pseudo-element without content is the browser’s own answer', async () => {
  await page.setContent(
    `<!doctype html><html lang="en"><style>.star::before { content: '*' } .late { color: #123456; position: relative }</style>${body}`,
  );
  const read = () => {
    const style = getComputedStyle(document.querySelector('.late') as Element, '::before');
    const { content, color, position, backgroundColor } = style;
    return { content, color, position, backgroundColor, width: style.getPropertyValue('width') };
  };
  const before = await page.evaluate(read);
  await page.evaluate(answerForPseudoElements);
  expect(await page.evaluate(read)).toEqual(before);
  expect(before).toMatchObject({ content: 'none', color: 'rgb(18, 52, 86)' });
});
