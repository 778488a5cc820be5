import type { Issue } from '@curbcut/model/scan';
import { type PageServer, startPageServer } from '@curbcut/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scannerTest } from '../../rig/scanner-test.ts';
import { axeEngine } from '../engines/axe/engine.ts';
import { checksEngine } from '../checks/engine.ts';
import type { Scanner } from '../create-scanner.ts';

const engines = [{ ...axeEngine, comprehensive: false }, checksEngine];

let server: PageServer;
let scanner: Scanner;

scannerTest.beforeAll(({ scanner: shared }) => {
  scanner = shared;
});

beforeAll(async () => {
  server = await startPageServer({
    // Nothing of the text is there before the press.
    '/': `<!doctype html><html lang="en"><head><title>Tide tables</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body><main><h1>Tide tables</h1><p style="color:#bbb">From May to September.</p>
<button type="button" aria-expanded="false" onclick="open_(this)">Prices</button><div id="prices"></div>
<script>function open_(button) { button.ariaExpanded = 'true'; prices.innerHTML = '<p style="color:#aaa">Eighty crowns a day.</p><a href="/tides">Tides</a>'; }</script>
</main></body></html>`,
  });
});

afterAll(async () => {
  await server.close();
});

async function scan(lastIssues: readonly Issue[], interaction: boolean) {
  const options = { engines, lastIssues, interaction } as const;
  const { pageScan } = await scanner.scanPage(server.url('/'), options);
  if (pageScan.status === 'failed') return expect.fail(pageScan.error.message);
  return pageScan;
}

test('what a state has shown is untried where the state is not judged again, and only that', async () => {
  const first = await scan([], true);
  const pale = first.issues.filter(({ rule }) => rule === 'color-contrast');
  const nodes = pale.flatMap((issue) => issue.nodes);
  expect(nodes.map(({ html, seenIn }) => [/[A-Z]\w+/.exec(html)?.[0], seenIn])).toEqual([
    ['From', undefined],
    ['Eighty', expect.stringMatching(/^[0-9a-f]{8}$/)],
  ]);
  expect(first.untried).toBe(undefined);

  const unused = await scan(first.issues, false);
  const untried = unused.untried?.filter(({ rule }) => rule === 'color-contrast');
  expect(untried?.map(({ fingerprint }) => fingerprint)).toEqual([nodes[1]?.fingerprint]);
});
