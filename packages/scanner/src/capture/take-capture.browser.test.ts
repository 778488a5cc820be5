import type { Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type BrowserProcess, startBrowserProcess } from '../browser/browser-process.ts';
import { findChromium } from '../browser/find-chromium.ts';
import { isolatedWorld } from '../browser/isolated-world.ts';
import { readPageDocument } from '../browser/page-document.ts';
import { AlfaProcess } from '../engines/alfa/alfa-process.ts';
import { TextReader } from '../ocr/text-reader.ts';
import type { WorldWithRegistry } from '../engines/element-registry.ts';
import { createPageUnderTest, type PageUnderTest } from '../engines/page-under-test.ts';
import { ScanGuard } from '../scan-guard.ts';
import { defaultScanLimits, type ScanLimits } from '../scan-limits.ts';
import { flatAncestors, flatDescendants } from './flat-tree.ts';
import { languageOf } from './language-of.ts';
import { NoCaptureError } from './no-capture-error.ts';
import type { CapturedNode, PageCapture } from './page-capture.ts';
import { toPage } from './place.ts';
import { takeCapture } from './take-capture.ts';
import { textOf } from './text-of.ts';
import { toPointers } from './to-pointers.ts';
import { isVisible } from './visibility.ts';

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
  await page.setViewport({ width: 1280, height: 900 });
});
afterEach(() => page.close());

async function pageUnderTest(
  html: string,
  limits: Partial<ScanLimits> = {},
): Promise<PageUnderTest> {
  await page.setContent(html);
  const all = { ...defaultScanLimits, ...limits };
  return createPageUnderTest({
    page,
    document: await isolatedWorld(page.mainFrame()).evaluate(readPageDocument, {
      titleLength: all.titleLength,
    }),
    listeners: {
      hearOf: async () => true,
      beginTimersAgain: async () => false,
      mayCome: async () => false,
      clockwork: async () => ({ timers: [], pending: [], asksForLessMotion: false }),
    },
    windows: [],
    guard: new ScanGuard(),
    limits: all,
    fast: false,
    alfa: new AlfaProcess({ heapBytes: all.alfaHeapBytes }),
    reader: new TextReader(),
    warn: () => {},
    tell: () => {},
    shutOff: async () => {},
  });
}

async function capture(html: string, limits: Partial<ScanLimits> = {}): Promise<PageCapture> {
  return takeCapture(await pageUnderTest(html, limits));
}

function byId({ documents }: PageCapture, id: string): CapturedNode {
  const found = documents
    .flatMap(({ nodes }) => nodes)
    .find(({ attributes }) => attributes.get('id') === id);
  return found ?? expect.fail(`no #${id} was captured`);
}

const words = (node: CapturedNode) => textOf(node).replace(/\s+/g, ' ').trim();

test('nothing that a page overrode has a part in it', async () => {
  const hostile = `<!doctype html><html lang="en"><title>Harbor</title><p id="said">Berths</p><a id="link" href="/map">Map</a><script>
    const lie = () => { throw new Error('caught'); };
    for (const type of [Object, Array, Map, Set, Element, Node, Document, Text, NodeList, Range, CSSStyleDeclaration])
      for (const owner of [type, type.prototype])
        for (const name of Object.getOwnPropertyNames(owner))
          if (!/constructor|prototype|defineProperty|getOwnPropertyNames/.test(name))
            try { Object.defineProperty(owner, name, { get: lie, set: lie }); } catch {}
    window.getComputedStyle = window.JSON = window.Promise = window.Symbol = lie;
  </script></html>`;
  const captured = await capture(hostile);
  expect(words(byId(captured, 'said'))).toBe('Berths');
  expect(byId(captured, 'said').style?.display).toBe('block');
  expect(captured.documents[0]?.title).toBe('Harbor');
  const link = byId(captured, 'link');
  expect((await captured.accessible([link])).get(link)).toMatchObject({
    isIgnored: false,
    role: 'link',
    name: 'Map',
  });
});

test('shadow trees, open and closed, with what stands in their slots', async () => {
  const captured = await capture(`<!doctype html><title>Harbor</title>
    <div id="open"><template shadowrootmode="open"><p id="in-open"><slot></slot> for <slot name="what">nobody</slot></p></template><b id="what" slot="what">guests</b>Fares</div>
    <div id="closed"><template shadowrootmode="closed"><a id="in-closed" href="/map">Map</a></template><i id="lost">never drawn</i></div>
    <template><a id="template" href="/no">No</a></template>`);
  expect(words(byId(captured, 'open'))).toBe('Fares for guests');
  expect([...flatAncestors(byId(captured, 'what'))].map(({ tag }) => tag)).toEqual([
    'slot',
    'p',
    'div',
    'body',
    'html',
    '',
  ]);
  expect(words(byId(captured, 'closed'))).toBe('Map');
  expect(isVisible(byId(captured, 'in-closed'))).toBe(true);
  // What no slot takes is not drawn, and what is in a template is no part of the page.
  expect(() => byId(captured, 'lost')).toThrow('no #lost');
  expect(() => byId(captured, 'template')).toThrow('no #template');
  const tags = [...flatDescendants(byId(captured, 'open'))].map(({ tag }) => tag);
  expect(tags.filter(Boolean)).toEqual(['p', 'slot', 'slot', 'b']);
});

test('animations that go on, and whom style sheets keep them from', async () => {
  const captured = await capture(`<!doctype html><title>Harbor</title><style>
    @keyframes drift { from { transform: translateX(0) } to { transform: translateX(90px) } }
    #news { animation: drift 4s infinite } #short { animation: drift 4s }
    #calm::before { content: 'At rest'; animation: drift 4s 2 }
    @media (prefers-reduced-motion: reduce) { #calm::before { animation: none } }
    </style><p id="news">News</p><p id="short">Short</p><p id="calm">Calm</p>`);
  const { animations, movements } = await captured.motion();
  expect(animations).toHaveLength(2);
  expect(animations[0]).toMatchObject({
    node: byId(captured, 'news'),
    pseudoElement: '',
    turnMs: 4_000,
    isEndless: true,
    yields: 'no',
  });
  expect(animations[0]?.keyframes.map(({ transform }) => transform)).toEqual([
    'translateX(0px)',
    'translateX(90px)',
  ]);
  expect(animations[1]).toMatchObject({
    node: byId(captured, 'calm'),
    pseudoElement: '::before',
    isEndless: false,
    yields: 'yes',
  });
  expect(movements).toEqual([]);
});

test('frames in frames, with their places on the page', async () => {
  const at = (left: number, top: number) => `position:absolute;left:${left}px;top:${top}px;`;
  const underTest = await pageUnderTest(
    `<!doctype html><title>Harbor</title><iframe id="first" style="${at(200, 100)}border:10px solid;width:500px;height:300px"></iframe>`,
  );
  await page.evaluate(
    (second, third) => {
      const first = document.querySelector('iframe')!.contentDocument!;
      first.body.innerHTML = second;
      const inner = first.querySelector('iframe')!;
      inner.contentDocument!.body.innerHTML = third;
      inner.contentWindow!.scrollTo(0, 4);
    },
    `<iframe id="second" style="${at(30, 40)}border:3px solid;padding:2px"></iframe>`,
    `<div style="height:3000px"></div><p id="inner" style="${at(5, 7)}margin:0;width:50px;height:20px">In</p>`,
  );
  const captured = await takeCapture({
    ...underTest,
    frames: createPageUnderTest(underTest).frames,
  });
  const element = byId(captured, 'inner');
  expect(element.document.holder?.attributes.get('id')).toBe('second');
  expect(toPage(element.document, element.box ?? expect.fail('no box'))).toEqual({
    x: 200 + 10 + 30 + 3 + 2 + 5,
    y: 100 + 10 + 40 + 3 + 2 + 7 - 4,
    width: 50,
    height: 20,
  });
  expect(isVisible(element)).toBe(true);
});

test('each line of a text has its place, also from right to left', async () => {
  const captured = await capture(
    `<!doctype html><title>Harbor</title><p id="he" dir="rtl" lang="he" style="width:110px;font:20px monospace">שלום לכולם ברוכים הבאים</p>`,
  );
  const [text] = byId(captured, 'he').children;
  const lines = text?.fragments ?? [];
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.map((line) => line.text.trim()).join(' ')).toBe('שלום לכולם ברוכים הבאים');
  const box = byId(captured, 'he').box ?? expect.fail('no box');
  for (const line of lines)
    expect(Math.abs(line.box.x + line.box.width - box.x - box.width)).toBeLessThan(15);
  expect(lines.map((line) => line.box.y)).toEqual(
    lines.map((line) => line.box.y).sort((a, b) => a - b),
  );
});

test.each([
  ['drawn', '<p id="it">Fares</p>', true],
  ['display: none', '<p id="it" style="display:none">Fares</p>', false],
  ['visibility: hidden', '<p id="it" style="visibility:hidden">Fares</p>', false],
  ['in something transparent', '<div style="opacity:0"><p id="it">Fares</p></div>', false],
  ['clipped away', '<p id="it" style="clip-path:inset(50%)">Fares</p>', false],
  ['left of the page', '<p id="it" style="position:absolute;left:-9999px">Fares</p>', false],
  ['below the window', '<div style="height:4000px"></div><p id="it">Fares</p>', true],
  ['cut off', '<div style="overflow:hidden;height:9px"><br><p id="it">Fares</p></div>', false],
  [
    'to be scrolled to',
    '<div style="overflow:auto;height:9px"><br><p id="it">Fares</p></div>',
    true,
  ],
  [
    'out of what cuts off',
    '<div style="overflow:hidden;height:9px"><p id="it" style="position:absolute;top:50px">Fares</p></div>',
    true,
  ],
  [
    'cut off by what it is placed in',
    '<div style="overflow:hidden;height:9px;position:relative"><p id="it" style="position:absolute;top:50px">Fares</p></div>',
    false,
  ],
])('what is %s', async (_, html, expected) => {
  const captured = await capture(`<!doctype html><title>Harbor</title><body>${html}`);
  expect(isVisible(byId(captured, 'it'))).toBe(expected);
});

test('a page from right to left that is wider than its window is seen to the left', async () => {
  const wide =
    '<div style="width:3000px"><p id="it" style="width:90px;margin-right:2500px">Fares</p></div>';
  const captured = await capture(
    `<!doctype html><html dir="rtl"><title>Harbor</title><body>${wide}`,
  );
  expect(byId(captured, 'it').box?.x).toBeLessThan(0);
  expect(isVisible(byId(captured, 'it'))).toBe(true);
});

test('what hears clicks, and languages of parts', async () => {
  const captured = await capture(
    `<!doctype html><html lang="en-GB"><title>Harbor</title><div id="hears">a</div><div id="deaf">b</div><p lang="DE"><b id="part">c</b></p><script>document.getElementById('hears').addEventListener('click', () => {})</script>`,
  );
  expect(byId(captured, 'hears').isClickable).toBe(true);
  expect(byId(captured, 'deaf').isClickable).toBe(false);
  expect(languageOf(byId(captured, 'deaf'))).toBe('en');
  expect(languageOf(byId(captured, 'part'))).toBe('de');
});

test('it stays the same when the page changes, and what is gone is nothing to point at', async () => {
  const underTest = await pageUnderTest(
    '<!doctype html><title>Harbor</title><p id="stays">Fares</p><p id="goes">Map</p>',
  );
  const captured = await takeCapture(underTest);
  const [stays, goes] = [byId(captured, 'stays'), byId(captured, 'goes')];
  await page.evaluate(() => {
    document.querySelector('#stays')!.textContent = 'Tides';
    document.querySelector('#goes')!.remove();
  });
  expect(words(stays)).toBe('Fares');
  expect(words(goes)).toBe('Map');
  // A node that the browser has thrown away, which it does when it likes.
  const gone = { ...goes, backendId: 999_999 };
  const pointers = await toPointers(underTest, [gone, stays]);
  expect([...pointers.keys()].map((node) => node === stays)).toEqual([true]);
  const pointed = await isolatedWorld(page.mainFrame()).evaluate(
    (element) => (globalThis as unknown as WorldWithRegistry).curbcutRegistry.elements[element]?.id,
    pointers.get(stays)?.element ?? -1,
  );
  expect(pointed).toBe('stays');
  expect((await captured.accessible([gone])).size).toBe(0);
});

test('of too much there is no capture', async () => {
  await expect(capture(`<!doctype html>${'<i></i>'.repeat(100_000)}`)).rejects.toThrow(
    new NoCaptureError('has more than 50,000 elements'),
  );
  await expect(capture(`<!doctype html><p>${'fares '.repeat(900_000)}`)).rejects.toThrow(
    new NoCaptureError('has more than 5,000,000 characters of text and markup'),
  );
  const many = '<!doctype html><title>Harbor</title>' + '<p>Fares</p>'.repeat(30);
  await expect(capture(many, { captureElements: 20 })).rejects.toThrow(
    new NoCaptureError('has more than 20 elements'),
  );
  await expect(capture(many, { captureCharacters: 100 })).rejects.toThrow(
    new NoCaptureError('has more than 100 characters of text and markup'),
  );
  const captured = await capture(many, { captureNames: 3 });
  const paragraphs = captured.documents[0]?.nodes.filter(({ tag }) => tag === 'p') ?? [];
  await expect(captured.accessible(paragraphs.slice(0, 4))).rejects.toThrow(NoCaptureError);
  expect((await captured.accessible(paragraphs.slice(0, 3))).size).toBe(3);
});

test('handlers that a framework keeps at elements stand in place of the function that hears for all', async () => {
  const captured = await capture(`<!doctype html><html lang="en"><title>Harbor</title>
    <main id="react"><div id="berth">Berth</div></main><div id="vue">Map</div><div id="svelte">Tide</div><div id="solid">Fog</div>
    <div id="preact">Log</div><div id="angular">Crew</div><div id="lies">Lies</div><script>
      const at = (id) => document.getElementById(id);
      at('react')._reactListening1a = true;
      at('react').addEventListener('keydown', function dispatch() {}.bind(null));
      at('react').addEventListener('scroll', function own() {});
      at('berth').onclick = () => {};
      at('berth').__reactProps$1a = { id: 'berth', onClick: () => moor(), onDoubleClick: null, onChange: (event) => rename(event) };
      const invoker = () => invoker.value();
      invoker.value = () => zoom();
      at('vue').addEventListener('keydown', invoker);
      at('vue')[Symbol('_vei')] = { onKeydownOnce: invoker };
      at('svelte')[Symbol('events')] = { click: () => rise() };
      at('solid').$$click = () => lift();
      at('preact').l = { clickfalse: () => write() };
      at('angular').__zone_symbol__clickfalse = [{ callback: () => hire() }];
      Object.defineProperty(at('lies'), '$$click', { get() { document.title = 'touched'; return () => {}; } });
      document.addEventListener('click', function walk(event) {
        const path = event.composedPath();
        Object.defineProperty(event, 'currentTarget', { get: () => path[0] });
      });
      document.addEventListener('keydown', function own(event) { help(event); });
    </script>`);
  const ids = ['react', 'berth', 'vue', 'svelte', 'solid', 'preact', 'angular', 'lies'];
  const nodes = ids.map((id) => byId(captured, id));
  const root = captured.documents[0]?.root as CapturedNode;
  const heard = await captured.listeners([...nodes, root]);
  const told = [...nodes, root].map((node) =>
    heard.get(node)?.map(({ type, source }) => `${type} ${source.replace(/\s+/g, ' ')}`),
  );
  expect(told).toEqual([
    ['scroll function own() {}'],
    ['click () => moor()', 'change (event) => rename(event)', 'input (event) => rename(event)'],
    ['keydown () => zoom()'],
    ['click () => rise()'],
    ['click () => lift()'],
    ['click () => write()'],
    ['click () => hire()'],
    [],
    ['keydown function own(event) { help(event); }'],
  ]);
  expect(nodes.map(({ isClickable }) => isClickable)).toEqual([
    false,
    true,
    false,
    true,
    true,
    true,
    true,
    false,
  ]);
  const hearing = await captured.hearing();
  expect([...(hearing?.(byId(captured, 'berth')) ?? [])]).toEqual(['click', 'change', 'input']);
  expect(await page.title()).toBe('Harbor');
});

test('a page that does not let its elements be read costs its own handlers only', async () => {
  const captured =
    await capture(`<!doctype html><html lang="en"><title>Harbor</title><p id="berth">Berth</p><script>
    document.getElementById('berth').addEventListener('click', function own() {});
    document.getElementById('berth').$$click = () => moor();
    Reflect.ownKeys = () => { for (;;); };
    </script>`);
  const berth = byId(captured, 'berth');
  const heard = await captured.listeners([berth]);
  expect(heard.get(berth)).toEqual([{ type: 'click', source: 'function own() {}' }]);
});

test('listeners of elements, documents and windows are told with their code, and nothing of the page runs for it', async () => {
  const captured =
    await capture(`<!doctype html><title>Harbor</title><div id="berth">Berth 4</div><p id="mute">Fares</p><script>
    document.getElementById('berth').addEventListener('mousedown', function reserve() { return 'reserved'; });
    document.getElementById('berth').onclick = () => 'clicked';
    document.addEventListener('click', (event) => event.target.closest('.berth'));
    window.addEventListener('keydown', (event) => event.key === 'b');
    const lie = () => { throw new Error('caught'); };
    Function.prototype.toString = lie;
    for (const name of ['defaultView', 'documentElement']) Object.defineProperty(Document.prototype, name, { get: lie });
    EventTarget.prototype.addEventListener = lie;
  </script>`);
  const [berth, mute] = [byId(captured, 'berth'), byId(captured, 'mute')];
  const root = captured.documents[0]?.root as CapturedNode;
  const heard = await captured.listeners([berth, mute, root]);
  const told = (node: CapturedNode) =>
    (heard.get(node) ?? []).map(({ type, source }) => [type, source]);
  expect(told(berth)).toEqual([
    ['mousedown', "function reserve() { return 'reserved'; }"],
    ['click', "() => 'clicked'"],
  ]);
  expect(told(mute)).toEqual([]);
  expect(told(root)).toEqual([
    ['click', "(event) => event.target.closest('.berth')"],
    ['keydown', "(event) => event.key === 'b'"],
  ]);
  const pressed = '<p onclick="1">Berths</p><p onclick="2">Fares</p><p>Ropes</p>';
  const few = await capture(`<!doctype html>${pressed}`, { captureListeners: 1 });
  const paragraphs = few.documents[0]?.nodes.filter(({ tag }) => tag === 'p') ?? [];
  expect((await few.listeners(paragraphs.slice(1))).size).toBe(2);
  await expect(few.listeners(paragraphs)).rejects.toThrow(NoCaptureError);
});

test('which elements hear events is known of shadow trees and of frames as well', async () => {
  const captured =
    await capture(`<!doctype html><title>Harbor</title><div id="host"></div><p id="mute">Fares</p>
    <iframe srcdoc="<p id='framed'>Berths</p><script>framed.ondragstart = () => {}</script>"></iframe><script>
    addEventListener('keydown', () => {});
    document.addEventListener('keyup', () => {});
    const root = host.attachShadow({ mode: 'closed' });
    root.innerHTML = '<b id="within">Berth 4</b>';
    root.firstChild.addEventListener('mouseover', () => {});
  </script>`);
  const hearing = await captured.hearing();
  const heard = captured.documents
    .flatMap(({ nodes }) => nodes)
    .map((node) => [node.attributes.get('id'), ...(hearing?.(node) ?? ['unknown'])])
    .filter(([, ...types]) => types.length > 0);
  expect(heard).toEqual([
    ['within', 'mouseover'],
    ['framed', 'dragstart'],
  ]);
});

test('paint order tells what covers what', async () => {
  const at = (z: number) => `position:absolute;left:0;top:0;width:90px;height:90px;z-index:${z}`;
  const captured = await capture(
    `<!doctype html><title>Harbor</title><div id="over" style="${at(2)}">Map</div><div id="under" style="${at(1)}">Fares</div><p id="gone" hidden>No</p>`,
  );
  const order = (id: string) => byId(captured, id).paintOrder;
  expect(order('over')).toBeGreaterThan(order('under') ?? Infinity);
  expect(order('gone')).toBeNull();
});

test('pixels of a part of the page, also where it is out of sight', async () => {
  const captured = await capture(
    '<!doctype html><title>Harbor</title><body style="margin:0"><div style="height:2000px"></div><div style="width:40px;height:20px;background:rgb(10,200,30)"></div><div style="height:2000px"></div>',
  );
  await page.evaluate(() => window.scrollTo(0, 300));
  const { data, channels, width, height, scale } = await captured.pixels({
    x: 30,
    y: 2000,
    width: 20,
    height: 20,
  });
  expect([width, height]).toEqual([20 * scale, 20 * scale]);
  const pixel = (x: number, y: number) => {
    const from = (y * width + x) * channels;
    return [data[from], data[from + 1], data[from + 2]];
  };
  expect(pixel(2, 2)).toEqual([10, 200, 30]);
  expect(pixel(width - 2, 2)).toEqual([255, 255, 255]);
});

test('of each node is known whether it is part of a shadow tree', async () => {
  const captured =
    await capture(`<!doctype html><title>Harbor</title><div id="host"><b id="slotted">for guests</b></div><script>
    document.getElementById('host').attachShadow({ mode: 'open' }).innerHTML = '<a id="inner" href="/map">Map <slot></slot></a><input id="field">';
  </script>`);
  expect(byId(captured, 'inner')).toMatchObject({
    shadowTree: 'open',
    parent: byId(captured, 'host'),
  });
  expect(byId(captured, 'host').shadowTree).toBeNull();
  expect(byId(captured, 'slotted')).toMatchObject({ shadowTree: null, parent: { tag: 'slot' } });
  // The browser builds its controls of shadow trees too.
  expect(byId(captured, 'field').children).toEqual([]);
});

test('words are read in flat pictures that are large enough and in sight, in a few of them', async () => {
  const draw = (id: string, what: string) =>
    `const ${id}c = Object.assign(document.createElement('canvas'), { width: 300, height: 60 }), ${id}p = ${id}c.getContext('2d'); ${what.replaceAll('p.', `${id}p.`)}; document.getElementById('${id}').src = ${id}c.toDataURL();`;
  const write = (words: string) =>
    `p.fillStyle = '#fff'; p.fillRect(0, 0, 300, 60); p.fillStyle = '#000'; p.font = '26px sans-serif'; p.fillText('${words}', 10, 40)`;
  const noise = `for (let x = 0; x < 300; x += 1) for (let y = 0; y < 60; y += 1) { p.fillStyle = 'rgb(' + [x * 7 % 256, y * 31 % 256, x * y % 256] + ')'; p.fillRect(x, y, 1, 1) }`;
  const size = 'width="300" height="60"';
  const html = `<!doctype html><title>Harbor</title>
    <p><img id="notice" ${size}></p><p><img id="photo" ${size}></p><p><img id="small" width="40" height="8"></p>
    <p hidden><img id="hidden" ${size}></p>${[1, 2, 3, 4, 5].map((at) => `<p><img id="more${at}" ${size}></p>`).join('')}
    <script>${draw('notice', write('Ferry to the island'))} ${draw('photo', noise)}
    for (const id of ['small', 'hidden', 'more1', 'more2', 'more3', 'more4', 'more5']) document.getElementById(id).src = notice.src;</script>`;
  // How many are read is asked here, not how many a busy machine has time for.
  const captured = await capture(html, { ocrMs: 120_000 });
  const read = await captured.drawnWords();
  const { texts, unread } = read;
  expect([...texts.keys()].map(({ attributes }) => attributes.get('id'))).toEqual([
    'notice',
    'more1',
    'more2',
    'more3',
  ]);
  expect(unread).toBe(2);
  expect(texts.get(byId(captured, 'notice'))?.words).toEqual(['Ferry', 'to', 'the', 'island']);
  expect(await captured.drawnWords()).toBe(read);
});
