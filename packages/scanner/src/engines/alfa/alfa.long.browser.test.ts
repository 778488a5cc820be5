import type { CompletedPageScan, Issue } from '@curbcut/model/scan';
import { type PageServer, startPageServer } from '@curbcut/testing';
import { afterAll, beforeAll, expect } from 'vitest';
import { scannerTest } from '../../../rig/scanner-test.ts';
import type { Scanner } from '../../create-scanner.ts';
import type { ReportedFinding } from '../../reported-finding.ts';
import type { ScanOptions } from '../../scan-options.ts';

const page = (inside: string, head = '') =>
  `<!doctype html><html lang="en"><head><title>Harbor</title>${head}</head><body><main><h1>Harbor</h1><p>Boats leave at noon.</p>${inside}</main></body></html>`;
const nameless = '<a href="/berths"><span></span></a>';
const obsolete = '<center>Low tide at six</center>';

const pages: Record<string, string> = {
  '/plain': page(`${nameless}<table><tr><th>Berth</th></tr></table>`),
  '/frames': page(`<iframe title="Tides" src="/tides"></iframe>`),
  '/tides': page(`${obsolete}<iframe title="Moon" src="/moon"></iframe>`),
  '/moon': page(obsolete),
  '/shadow': page(
    `<div id="host"><b slot="inside">Tide</b></div><script>host.attachShadow({ mode: 'open' }).innerHTML = '<slot name="inside"></slot>${obsolete}';</script>`,
  ),
  '/hidden': page(
    `<div class="away">${obsolete}${nameless}</div>`,
    '<style>@layer base { .away { main & { display: none } } }</style>',
  ),
  '/spacing': page(
    ['letter-spacing', 'word-spacing', 'line-height']
      .flatMap((name) => [
        `<p style="${name}: 0.05em !important">Boats to the island leave from the second pier.</p>`,
        `<p style="${name}: 2em !important">Boats to the mainland leave from the third pier.</p>`,
        `<p style="${name}: 0.05em"><b style="${name}: unset !important">Boats to the lighthouse leave from the fourth pier.</b></p>`,
      ])
      .join(''),
  ),
  '/overridden': page(
    `${obsolete}<script>
      Array.prototype.push = Array.prototype.pop = Map.prototype.get = () => { throw new Error('No.'); };
      JSON.stringify = () => 'nothing';
      getComputedStyle = Element.prototype.getBoundingClientRect = () => null;
      for (const name of ['childNodes', 'nodeType']) Object.defineProperty(Node.prototype, name, { get: () => [] });
      for (const name of ['attributes', 'localName', 'shadowRoot', 'namespaceURI']) Object.defineProperty(Element.prototype, name, { get: () => null });
    </script>`,
  ),
  '/changing': page(
    `<ul id="list"></ul>${obsolete}<script>setInterval(() => { list.replaceChildren(...Array.from({ length: 50 }, (_, n) => { const one = document.createElement('li'); one.textContent = String(Math.random()); return one; })); }, 1);</script>`,
  ),
  '/imprecise':
    '<!doctype html><html><head><title>Harbor</title></head><body><main><h1>Harbor</h1><button aria-label="Buy">Order a berth now</button></main></body></html>',
};

let server: PageServer;
let scanner: Scanner;

scannerTest.beforeAll(({ scanner: shared }) => {
  scanner = shared;
});
beforeAll(async () => {
  server = await startPageServer(pages);
});
afterAll(() => server.close());

async function scan(path: string, options: ScanOptions = {}): Promise<CompletedPageScan> {
  const { pageScan } = await scanner.scanPage(server.url(path), options);
  if (pageScan.status === 'failed') throw new Error(pageScan.error.message);
  return pageScan;
}

const rulesOf = ({ detectedBy }: Issue) => detectedBy.map(({ rule }) => rule);
const targetsOf = ({ issues }: CompletedPageScan, rule: string) =>
  issues
    .filter((one) => one.rule === rule)
    .flatMap(({ nodes }) => nodes.map(({ target }) => target));

scannerTest('agrees with axe on one issue, and finds what axe does not', async () => {
  const { issues, engines } = await scan('/plain');
  const named = issues.find(({ rule }) => rule === 'link-name');
  expect(named).toMatchObject({ outcome: 'failed', nodesTotal: 1 });
  expect(rulesOf(named as Issue)).toEqual(['link-name', 'link-name', 'sia-r11']);
  const header = issues.find(({ rule }) => rule === 'th-has-data-cells');
  expect(header).toMatchObject({
    outcome: 'failed',
    detectedBy: [{ engine: 'alfa', rule: 'sia-r46' }],
  });
  expect(header?.nodes[0]?.html).toContain('<th>');
  expect(engines.find(({ engine }) => engine === 'alfa')).toMatchObject({
    name: 'Alfa',
    independent: true,
    status: 'completed',
  });
});

scannerTest('points into frames and shadow trees', async () => {
  expect(targetsOf(await scan('/frames'), 'obsolete-elements')).toEqual([
    ['iframe[src="/tides"]', 'main center'],
    ['iframe[src="/tides"]', 'iframe[src="/moon"]', 'main center'],
  ]);
  expect(targetsOf(await scan('/shadow'), 'obsolete-elements')).toEqual([['#host', 'center']]);
});

scannerTest('sees the styles that the browser computed', async () => {
  const { issues, notAssessed } = await scan('/hidden');
  expect(issues.filter((one) => rulesOf(one).some((rule) => rule.startsWith('sia-')))).toEqual([]);
  expect(notAssessed.filter(({ code }) => code.startsWith('ENGINE'))).toEqual([]);
});

scannerTest('knows the spacing that a style attribute says is important', async () => {
  const findings: ReportedFinding[] = [];
  await scan('/spacing', { onFindings: (reported) => findings.push(...reported) });
  const failed = findings.filter(({ engineRule }) => /^sia-r9[1-3]$/.test(engineRule));
  const paragraph = (name: string) => expect.stringContaining(`${name}: 0.05em !important`);
  expect(
    failed.map(({ engineRule, nodes }) => [engineRule, nodes.map(({ html }) => html)]),
  ).toEqual([
    ['sia-r91', [paragraph('letter-spacing')]],
    ['sia-r92', [paragraph('word-spacing')]],
    ['sia-r93', [paragraph('line-height')]],
  ]);
});

scannerTest.for(['/overridden', '/changing'])('%s is judged', async (path) => {
  const scanned = await scan(path);
  expect(targetsOf(scanned, 'obsolete-elements')).toEqual([['main center']]);
  expect(scanned.notAssessed).toEqual([]);
});

scannerTest('what is too imprecise alone fails with another engine only', async () => {
  const { issues, rules } = await scan('/imprecise');
  const language = issues.find(({ rule }) => rule === 'html-has-lang');
  expect(language).toMatchObject({ outcome: 'failed' });
  expect(rulesOf(language as Issue)).toContain('sia-r4');
  expect(rules.find(({ rule }) => rule === 'html-has-lang')?.outcome).toBe('failed');
});

scannerTest('is left out of a fast scan, with its rules', async () => {
  const { engines, rules, issues } = await scan('/plain', { fast: true });
  const failed = issues.filter(({ outcome }) => outcome === 'failed');
  expect(engines.map(({ engine }) => engine)).toEqual(['axe', 'lighthouse', 'curbcut']);
  expect(rules.map(({ rule }) => rule)).not.toContain('obsolete-elements');
  expect(failed.flatMap(rulesOf)).toEqual(['link-name', 'link-name']);
});
