import { type PageServer, startPageServer } from '@curbcut/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scannerTest } from '../../rig/scanner-test.ts';
import { checksEngine } from '../checks/engine.ts';
import type { Scanner } from '../create-scanner.ts';
import type { Engine } from '../engines/engine.ts';

const page = `<!doctype html><html lang="en"><head><title>Reeds</title></head><body><main><h1>Reeds</h1>
<details open><summary>About this page</summary><p>It names the reeds of our lake.</p></details>
<button type="button" id="keys">Keys</button>
<details class="kind"><summary>Bulrush</summary><p>It has brown cobs.</p></details>
<div id="layer" role="dialog" aria-modal="true" aria-label="Keys" hidden style="position:fixed;inset:10%;background:#fff"><a href="#s">S: search</a></div>
</main><script>
keys.addEventListener('click', () => { layer.hidden = false; });
addEventListener('keydown', ({ key }) => { if (key === 'Escape') layer.hidden = true; });
</script></body></html>`;

let server: PageServer;
let scanner: Scanner;

scannerTest.beforeAll(({ scanner: shared }) => {
  scanner = shared;
});

beforeAll(async () => {
  server = await startPageServer({ '/': page });
});

afterAll(() => server.close());

test('a button comes before what the browser opens by itself, and what is open already comes last', async () => {
  const outcomeOf = async (useControls: number) => {
    const engine: Engine = {
      ...checksEngine,
      use: (under) =>
        checksEngine.use?.({ ...under, limits: { ...under.limits, useControls } }) ??
        Promise.reject(new Error('It uses no page.')),
    };
    const { pageScan } = await scanner.scanPage(server.url('/'), { engines: [engine] });
    if (pageScan.status === 'failed') return expect.fail(JSON.stringify(pageScan.error));
    return pageScan.rules.find(({ rule }) => rule === 'dialog-takes-focus')?.outcome;
  };
  expect(await outcomeOf(0)).toBe('untested');
  expect(await outcomeOf(1)).toBe('failed');
});
