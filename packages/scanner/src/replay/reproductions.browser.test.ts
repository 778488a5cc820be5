import { type PageServer, startPageServer } from '@curbcut/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scannerTest } from '../../rig/scanner-test.ts';
import { checksEngine } from '../checks/engine.ts';
import type { Scanner } from '../create-scanner.ts';
import { broken } from './rig/broken-pages.ts';
import { runSnippet } from './rig/run-snippet.ts';

let server: PageServer;
let scanner: Scanner;

scannerTest.beforeAll(({ scanner: shared }) => {
  scanner = shared;
});

beforeAll(async () => {
  const page = (body: string) =>
    `<!doctype html><html lang="en"><head><title>Harbor</title></head><body><main><h1>Harbor</h1>${body}</main></body></html>`;
  server = await startPageServer(
    Object.fromEntries(
      broken.flatMap(({ rule, html, mended }, at) => [
        [`/${rule}/${at}`, page(html)],
        [`/${rule}/${at}/mended`, page(html.replace(...mended))],
      ]),
    ),
  );
});

afterAll(() => server.close());

test.each(broken.map((one, at) => ({ ...one, at })))(
  '$rule: the snippet fails until it is mended',
  async ({ rule, steps, pictures, at }) => {
    const url = server.url(`/${rule}/${at}`);
    const { pageScan } = await scanner.scanPage(url, { engines: [checksEngine] });
    if (pageScan.status === 'failed') expect.fail(JSON.stringify(pageScan.error));
    const reproduction = pageScan.issues.find((issue) => issue.rule === rule)?.reproduction;
    expect(reproduction?.steps).toEqual(steps);
    if (pictures) expect(reproduction?.pictures.map(({ caption }) => caption)).toEqual(pictures);
    const snippet = reproduction?.snippet ?? '';
    await expect(runSnippet(snippet)).rejects.toThrow();
    await runSnippet(snippet.replace(url, `${url}/mended`));
  },
);
