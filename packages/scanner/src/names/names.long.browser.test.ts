import type { CompletedPageScan } from '@curbcut/model/scan';
import { type PageAnswer, type PageServer, startPageServer } from '@curbcut/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { asLoaded, scannerTest } from '../../rig/scanner-test.ts';
import type { Scanner } from '../create-scanner.ts';

const style = `<style>
  .word::before { content: "Search" } .after::after { content: "Harbor" } .icon::before { content: "\\f002" }
  .silent::before { content: "\\f002" / "Find a boat" } .empty::before { content: "" }
  button, a, input { min-width: 40px; min-height: 40px; display: inline-block }
</style>`;
const page = (inside: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Names</title>${style}</head><body><main><h1>Names</h1>${inside}</main></body></html>`;

let shown = '';
let server: PageServer;
let scanner: Scanner;

scannerTest.beforeAll(({ scanner: shared }) => {
  scanner = shared;
});
beforeAll(async () => {
  const answer =
    (html: () => string): PageAnswer =>
    (_, response) => {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      response.end(html());
    };
  const buttons = '<button id="in-frame" class="word"></button><button id="bare"></button>';
  server = await startPageServer({
    '/page': answer(() => shown),
    '/frame': answer(() => page(buttons)),
  });
});
afterAll(() => server.close());
beforeEach(() => {
  shown = '';
});

async function scan(inside: string): Promise<CompletedPageScan> {
  shown = page(inside);
  const { pageScan } = await scanner.scanPage(server.url('/page'), asLoaded);
  if (pageScan.status === 'failed') return expect.fail(JSON.stringify(pageScan.error));
  return pageScan;
}

/** What was said of elements' names, by the way to them. */
function judged({ issues }: CompletedPageScan) {
  return Object.fromEntries(
    issues
      .filter(({ rule }) => /name|label|alt|title|heading/.test(rule))
      .flatMap(({ outcome, rule, nodes }) =>
        nodes.map((node) => [node.target.join(' '), [outcome, rule]]),
      ),
  );
}

test.each([
  [
    'a field by its label’s ::before',
    '<label for="it" class="word"></label><input id="it">',
    'label',
    'Search',
  ],
  [
    'a field by its label’s ::after',
    '<label class="after"><input id="it"></label>',
    'label',
    'Harbor',
  ],
  ['a button', '<button id="it" class="word"></button>', 'button-name', 'Search'],
  ['a button inside', '<button id="it"><i class="after"></i></button>', 'button-name', 'Harbor'],
  [
    'an icon with a text of its own',
    '<button id="it" class="silent"></button>',
    'button-name',
    'Find a boat',
  ],
  ['a link', '<a id="it" href="/fares" class="word"></a>', 'link-name', 'Search'],
  ['a heading', '<h2 id="it" class="word"></h2>', 'empty-heading', 'Search'],
])('%s that style sheets name needs a review, with both readings', async (_, html, rule, name) => {
  const result = await scan(html);
  expect(judged(result)).toEqual({ '#it': ['needs-review', rule] });
  const node = result.issues.find((issue) => issue.rule === rule)?.nodes[0];
  expect(node?.failureSummary).toBe(
    `axe-core found no name; the browser’s accessibility tree says “${name}”, from CSS content.`,
  );
  expect(result.rules.find((run) => run.rule === rule)?.outcome).toBe('needs-review');
});

test('what has no name, or one that only the browser or a font gave, fails', async () => {
  const result = await scan(`
    <button id="none"></button><button id="icon" class="icon"></button><button id="nothing" class="empty"></button>
    <input id="field"><input id="file" type="file"><input id="send" type="image" src="/x.png" width="40" height="40">
    <a id="link" href="/fares"></a><img id="boat" src="/boat.png" width="40" height="40"><select id="select"></select>`);
  expect(Object.values(judged(result)).map(([outcome]) => outcome)).toEqual(
    Array(9).fill('failed'),
  );
});

test('a rule of which one element has a name and another none has failed, with the one', async () => {
  const result = await scan('<button id="named" class="word"></button><button id="bare"></button>');
  expect(judged(result)).toEqual({
    '#named': ['needs-review', 'button-name'],
    '#bare': ['failed', 'button-name'],
  });
  expect(result.rules.find(({ rule }) => rule === 'button-name')?.outcome).toBe('failed');
  const lighthouse = result.engines.find(({ engine }) => engine === 'lighthouse');
  expect(lighthouse?.score).toBeLessThan(1);
});

test('in frames of this and of another site, and in shadow trees', async () => {
  const other = server.url('/frame').replace('127.0.0.1', 'localhost');
  const result = await scan(`
    <iframe id="same" title="Same" src="/frame"></iframe><iframe id="other" title="Other" src="${other}"></iframe>
    <div id="host"><template shadowrootmode="open">${style}<button id="in-shadow" class="word"></button><button id="bare"></button></template></div>`);
  expect(judged(result)).toMatchObject({
    '#same #in-frame': ['needs-review', 'button-name'],
    '#same #bare': ['failed', 'button-name'],
    '#other #in-frame': ['needs-review', 'button-name'],
    '#other #bare': ['failed', 'button-name'],
    '#host #in-shadow': ['needs-review', 'button-name'],
    '#host #bare': ['failed', 'button-name'],
  });
});
