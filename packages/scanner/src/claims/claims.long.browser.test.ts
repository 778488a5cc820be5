import type { CompletedPageScan } from '@curbcut/model/scan';
import { type PageServer, startPageServer } from '@curbcut/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { asLoaded, scannerTest } from '../../rig/scanner-test.ts';
import type { Scanner } from '../create-scanner.ts';

const page = (inside: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Harbors</title></head><body><main><h1>Harbors</h1>${inside}</main></body></html>`;

let shown = '';
let server: PageServer;
let scanner: Scanner;

scannerTest.beforeAll(({ scanner: shared }) => {
  scanner = shared;
});
beforeAll(async () => {
  server = await startPageServer({
    '/page': (_, response) => {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      response.end(shown);
    },
  });
});
afterAll(() => server.close());
beforeEach(() => {
  shown = '';
});

async function scan(html: string): Promise<CompletedPageScan> {
  shown = html;
  const { pageScan } = await scanner.scanPage(server.url('/page'), asLoaded);
  if (pageScan.status === 'failed') return expect.fail(JSON.stringify(pageScan.error));
  return pageScan;
}

/** What a rule said, by the way to the element. */
function said({ issues }: CompletedPageScan, rule: string) {
  return Object.fromEntries(
    issues
      .filter((issue) => issue.rule === rule)
      .flatMap(({ outcome, nodes }) => nodes.map(({ target }) => [target.join(' '), outcome])),
  );
}

const outcomeOf = ({ rules }: CompletedPageScan, id: string) =>
  rules.find(({ rule }) => rule === id)?.outcome;

test('only the first summary of its details is a control that must hold no other', async () => {
  const result = await scan(
    page(`
      <section><summary id="loose">Trips <a href="/trips">all trips</a></summary></section>
      <details><summary>Boats</summary><summary id="second">More <a href="/boats">boats</a></summary></details>
      <details><summary id="own">Piers <a href="/piers">all piers</a></summary><p>Three.</p></details>`),
  );
  expect(said(result, 'nested-interactive')).toEqual({ '#own': 'failed' });
});

test('a rule that was wrong about all that it found has passed', async () => {
  const result = await scan(
    page('<section><summary>Trips <a href="/trips">all trips</a></summary></section>'),
  );
  expect(said(result, 'nested-interactive')).toEqual({});
  expect(outcomeOf(result, 'nested-interactive')).toBe('passed');
});

test('a directory is a list, a group is none', async () => {
  const result = await scan(
    page(`<ul role="directory"><li id="in-directory">North pier</li></ul>
      <div role="group"><li id="in-group">South pier</li></div>`),
  );
  expect(said(result, 'listitem')).toEqual({ '#in-group': 'failed' });
});

test('a table that the browser takes for layout asks a person for its headers', async () => {
  const row = (cells: string) => `<tr>${cells}</tr>`;
  const four = row('<td>Pier</td><td>Boat</td><td>Hour</td><td>Fare</td>').repeat(4);
  const hour = (boat: string, fare: string) =>
    row(`<td>${boat}</td><td>${fare}</td><td>North</td><td>Daily</td>`);
  const numbers = hour('Boat', 'Fare') + hour('Gull', '12.50 €') + hour('Tern', '8 €').repeat(3);
  const result = await scan(
    page(`<table id="plain">${four}</table>
      <table id="numbers">${numbers}</table>
      <table id="bordered" border="1"><caption>Boats of today</caption>${four}</table>`),
  );
  expect(said(result, 'td-has-header')).toEqual({
    '#plain': 'needs-review',
    '#numbers': 'failed',
    '#bordered': 'failed',
  });
  const node = result.issues
    .filter(({ rule }) => rule === 'td-has-header')
    .flatMap(({ nodes }) => nodes)
    .find(({ target }) => target.includes('#plain'));
  expect(node?.failureSummary).toContain('lays out the page');
});

test('of a table header without data cells the cell is named, not its table', async () => {
  const result = await scan(
    page(`<table id="tides"><thead><tr><th>Pier</th><th>Hour</th></tr></thead>
      <tbody><tr><td>North</td><td>Noon</td></tr></tbody>
      <tfoot><tr><th id="first">Pier</th><th id="second">Hour</th></tr></tfoot></table>`),
  );
  expect(Object.keys(said(result, 'th-has-data-cells'))).toEqual(['#first', '#second']);
});

test('symbols and hints in parentheses are no words that a name must hold, a letter may be one', async () => {
  const result = await scan(
    page(`
      <button id="less" aria-label="One passenger less">−</button>
      <button id="more" aria-label="One passenger more">+</button>
      <button id="star" aria-label="Remember this trip">☆</button>
      <button id="close" aria-label="Close">×</button>
      <button id="arrows" aria-label="Next week">→→</button>
      <button id="both" aria-label="Remember this trip">☆ Remember</button>
      <button id="hint" aria-label="Search by date">Search by date (YYYY-MM-DD)</button>
      <button id="letter" aria-label="Close">X</button>
      <button id="fare" aria-label="Buy the ticket">12 €</button>
      <button id="words" aria-label="Send">Book →</button>`),
  );
  expect(said(result, 'label-content-name-mismatch')).toEqual({
    '#letter': 'needs-review',
    '#fare': 'failed',
    '#words': 'failed',
  });
});

const embed = (html: string, id: string) =>
  `<iframe id="${id}" title="${id}" width="400" height="300" srcdoc="${html.replaceAll('"', '&quot;')}"></iframe>`;
const documentOf = (inside: string) =>
  `<!doctype html><html lang="en"><title>Map</title><body>${inside}</body></html>`;

test('landmarks of an embedded document are its own', async () => {
  const map = documentOf('<main><h1>Map</h1></main>');
  const twice = documentOf('<nav><a href="/a">Pier</a></nav><nav><a href="/b">Boat</a></nav>');
  const result = await scan(page(embed(map, 'map') + embed(twice, 'twice')));
  expect(said(result, 'landmark-unique')).toEqual({
    '#twice body nav:nth-of-type(1)': 'failed',
  });
});

test('the main landmark of an embedded document is not the page’s, and it may do without', async () => {
  const map = documentOf('<main><h1>Map</h1></main>');
  const bare = documentOf('<p>Clouds</p>');
  const without = await scan(documentOf(`<h1>Harbors</h1>${embed(map, 'map')}`));
  expect(said(without, 'landmark-one-main')).toEqual({ html: 'failed' });
  const within = await scan(page(embed(bare, 'bare')));
  expect(said(within, 'landmark-one-main')).toEqual({});
  const neither = await scan(documentOf(`<h1>Harbors</h1>${embed(bare, 'bare')}`));
  expect(said(neither, 'landmark-one-main')).toEqual({ html: 'failed' });
});

test('a page of nothing but frames has the main landmark that one of them has', async () => {
  const frame = (inside: string) =>
    `<frame title="Part" src="data:text/html,${encodeURIComponent(documentOf(inside))}">`;
  const result = await scan(
    `<!doctype html><html lang="en"><title>Harbors</title><frameset cols="*,*">${frame('<p>Boats</p>')}${frame('<main><h1>Harbors</h1></main>')}</frameset></html>`,
  );
  expect(said(result, 'landmark-one-main')).toEqual({});
});

test('the page cannot answer for itself', async () => {
  const result = await scan(
    page(`<div role="group"><li id="item">South pier</li></div>
      <button id="words" aria-label="Send">Book</button>
      <script>
        Object.defineProperty(HTMLElement.prototype, 'innerText', { get: () => '×' });
        Element.prototype.getAttribute = () => 'directory';
        Object.defineProperty(Element.prototype, 'localName', { get: () => 'summary' });
      </script>`),
  );
  expect(said(result, 'listitem')).toEqual({ '#item': 'failed' });
  expect(said(result, 'label-content-name-mismatch')).toEqual({ '#words': 'failed' });
});
