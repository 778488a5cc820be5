import { type PageServer, startPageServer } from '@curbcut/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scannerTest } from '../../rig/scanner-test.ts';
import type { Scanner } from '../create-scanner.ts';

let server: PageServer;
let scanner: Scanner;

scannerTest.beforeAll(({ scanner: shared }) => {
  scanner = shared;
});

beforeAll(async () => {
  server = await startPageServer({
    '/': `<!doctype html><html lang="en"><head><title>Tide tables</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>@media (prefers-color-scheme: dark) { body { background: #111; color: #eee } button { color: #000 } }
dialog p { color: #aaa; background: #fff }</style></head>
<body><main><h1>Tide tables</h1><button type="button" onclick="prices.showModal()">Prices</button>
<dialog id="prices" aria-label="Prices"><p>Eighty crowns, from the first of May to the last of September.</p><form method="dialog"><button>Close</button></form></dialog>
</main></body></html>`,
  });
});

afterAll(async () => {
  await server.close();
});

/** In which states the pale text was told, as words; null: on the page as it loads. */
async function paleIn(interaction: boolean): Promise<(string | null)[]> {
  const { pageScan } = await scanner.scanPage(server.url('/'), { interaction });
  if (pageScan.status === 'failed') return expect.fail(pageScan.error.message);
  return pageScan.issues
    .filter(
      ({ rule, nodes }) =>
        rule === 'color-contrast' && nodes.some(({ html }) => html.includes('Eighty crowns')),
    )
    .map(({ reproduction }) => reproduction?.state ?? null);
}

test('a text that waits in a dialog is told once: in the dialog, where it was opened', async () => {
  expect(await paleIn(true)).toEqual([expect.stringContaining('Prices')]);
});

test('where nothing was opened it is told of the page, and of no scheme or width again', async () => {
  expect(await paleIn(false)).toEqual([null]);
});
