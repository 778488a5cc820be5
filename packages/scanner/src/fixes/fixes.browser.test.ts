import type { CodeChange, CompletedPageScan, Issue } from '@curbcut/model/scan';
import { type PageServer, startPageServer } from '@curbcut/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asLoadedWithoutAlfa, scannerTest } from '../../rig/scanner-test.ts';
import type { Scanner } from '../create-scanner.ts';
import { applyChange } from './rig/apply-change.ts';
import { brokenPages, pageWith, unfixablePages } from './rig/broken-pages.ts';

/** By the path that they are served at, one for each scan. */
const sources = new Map<string, string>();
let server: PageServer;
let scanner: Scanner;

scannerTest.beforeAll(({ scanner: shared }) => {
  scanner = shared;
});

beforeAll(async () => {
  server = await startPageServer({
    '/page': ({ url = '' }, response) =>
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(sources.get(url)),
  });
});

afterAll(async () => {
  await server.close();
});

async function scan(html: string): Promise<CompletedPageScan> {
  const address = `/page?${sources.size}`;
  sources.set(address, html);
  const { pageScan } = await scanner.scanPage(server.url(address), asLoadedWithoutAlfa);
  if (pageScan.status === 'failed') expect.fail(JSON.stringify(pageScan.error));
  return pageScan;
}

function failedIn({ issues }: CompletedPageScan): string[] {
  return issues.filter(({ outcome }) => outcome === 'failed').map(({ rule }) => rule);
}

/** Text below the contrast of AA is below that of AAA as well, but is told for AA only. */
function withHigherLevel(rules: readonly string[]): string[] {
  return rules.includes('color-contrast') ? [...rules, 'color-contrast-enhanced'] : [...rules];
}

function issueOf({ issues }: CompletedPageScan, rule: string): Issue {
  const found = issues.find((issue) => issue.rule === rule && issue.outcome === 'failed');
  if (!found) expect.fail(`${rule} is not among ${issues.map((issue) => issue.rule).join(', ')}`);
  return found;
}

/** A rule of each kind of fix. */
const usual = new Set([
  'aria-allowed-attr',
  'aria-required-children',
  'color-contrast',
  'html-lang-valid',
  'label',
  'link-in-text-block',
  'nested-interactive',
  'reflow',
  'target-size',
]);

/** One page of some rules; `npm run test:all` has all of them. */
function triedOf<T extends { rule: string }>(pages: readonly T[]): T[] {
  const isFirst = ({ rule }: T, at: number) => pages.findIndex((one) => one.rule === rule) === at;
  return pages.filter(
    (page, at) => process.env['TEST_ALL'] || (usual.has(page.rule) && isFirst(page, at)),
  );
}

describe('the fix that is offered, made in the source of the page', () => {
  test.concurrent.each(triedOf(brokenPages))('$rule: $name', async (page) => {
    const { rule, html, after, alternatives = [], reveals = [] } = page;
    const before = await scan(html);
    const issue = issueOf(before, rule);
    const { fix } = issue;
    if (!fix) expect.fail('No fix is offered.');
    expect(fix.after).toBe(after);
    expect(fix.alternatives?.map((change) => change.after) ?? []).toEqual(alternatives);
    expect(fix.note).toMatch(/\.$/);
    const changes: CodeChange[] = [fix, ...(fix.alternatives ?? [])];
    for (const change of changes) {
      const patched = applyChange(html, change, page.on ?? issue.nodes[0]?.target.at(-1) ?? '');
      const failed = failedIn(await scan(patched));
      expect(failed, patched).not.toContain(rule);
      const known = [...withHigherLevel(failedIn(before)), ...reveals];
      expect(known, patched).toEqual(expect.arrayContaining(failed));
    }
  });
});

describe('no fix is offered', () => {
  test.concurrent.each(triedOf(unfixablePages))('$rule: $name', async ({ rule, html }) => {
    expect(issueOf(await scan(html), rule).fix).toBeNull();
  });
});

test('a change that shows is pictured, before and after', async () => {
  const pale = '<p class="pale">Ferries leave at nine.</p>';
  const address = `/page?${sources.size}`;
  sources.set(
    address,
    pageWith(
      `${pale}<button aria-selected="true">Book</button>`,
      '.pale { color: #aaa; background: #fff }',
    ),
  );
  const { pageScan, pictures } = await scanner.scanPage(server.url(address), asLoadedWithoutAlfa);
  if (pageScan.status === 'failed') expect.fail(JSON.stringify(pageScan.error));
  const shown = issueOf(pageScan, 'color-contrast').fix?.pictures ?? [];
  expect(shown.map(({ caption }) => caption)).toEqual([
    'Now',
    'With the suggested change',
    'With the other change instead',
  ]);
  expect(shown.every(({ mark, width }) => mark !== undefined && width >= 240)).toBe(true);
  const bytesOf = (name = '') => pictures.find((picture) => picture.name === name)?.bytes;
  expect(bytesOf(shown[0]?.name)?.byteLength).toBeGreaterThan(0);
  expect(bytesOf(shown[1]?.name)).not.toEqual(bytesOf(shown[0]?.name));
  // What only assistive technology hears of does not show.
  const { fix } = issueOf(pageScan, 'aria-allowed-attr');
  expect(fix?.after).toBe('<button>');
  expect(fix?.pictures).toBeUndefined();
});

test('what a page writes into its code is never read as markup while a fix is tried', async () => {
  const payload = '&lt;img src=/leak onerror=&quot;document.title=1&quot;&gt;';
  const html = pageWith(
    `<input title="${payload}" name="a">
     <input type="checkbox" id="b" title='"><script src=/leak></script>'>
     <p lang="x9&quot;&gt;&lt;iframe src=/leak&gt;">Text</p>
     <a aria-lable="${payload}" href="/">Home</a>`,
  );
  const { issues } = await scan(html);
  expect(issues.find(({ rule }) => rule === 'label-title-only')?.fix?.after).toContain(
    '&lt;img src=/leak',
  );
  expect(server.requests).not.toContain('/leak');
});

test('text in several colors has a change for each pair, at its first element', async () => {
  const html = pageWith(
    `<p class="a">Two days</p><p class="b">By ferry</p><p class="b">By train</p>
     <div class="box"><p class="c">On foot</p></div>`,
    `.a { color: #999999; } .b { color: #aaaaaa; }
     .box { background-color: #222222; } .c { color: #555555; }`,
  );
  const { fix, nodes } = issueOf(await scan(html), 'color-contrast');
  expect([fix, ...nodes.map((node) => node.fix)].map((one) => one?.after.slice(0, 15))).toEqual([
    'color: #767676;',
    undefined,
    'color: #767676;',
    undefined,
    expect.stringMatching(/^color: #[89a-f]/),
  ]);
});

test('a page that fights every change costs the fixes and no more', async () => {
  const html = pageWith(
    `<input name="a"><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">
     <script>
       new MutationObserver(() => { for (;;) {} })
         .observe(document, { subtree: true, childList: true, attributes: true });
     </script>`,
  );
  const { issues } = await scan(html);
  expect(issues.find(({ rule }) => rule === 'label')).toMatchObject({ fix: null });
});
