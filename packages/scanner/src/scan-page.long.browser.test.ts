import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { CompletedPageScan } from '@curbcut/model/scan';
import { type PageAnswer, type PageServer, startPageServer } from '@curbcut/testing';
import { scannerTest } from '../rig/scanner-test.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Scanner } from './create-scanner.ts';

/** Every page in the folder is a case; `UPDATE_EXPECTED=1` writes what is found now, to be read as a diff. */
const folder = path.join(import.meta.dirname, 'fixtures/pages');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.(html|svg)$/.test(file),
);
const cases = files.filter((file) => !file.startsWith('parts/'));

let server: PageServer;
let scanner: Scanner;

scannerTest.beforeAll(({ scanner: shared }) => {
  scanner = shared;
});

beforeAll(async () => {
  server = await startPageServer(
    Object.fromEntries(files.map((file) => [`/${file}`, answer(file)])),
  );
});

afterAll(async () => {
  await server.close();
});

test.concurrent.each(cases)('%s', async (file) => {
  const { pageScan } = await scanner.scanPage(server.url(`/${file}`));
  if (pageScan.status === 'failed') expect.fail(JSON.stringify(pageScan.error));
  const expectedFile = path.join(folder, file.replace(/\.\w+$/, '.expected.json'));
  const found = toLines(pageScan);
  if (process.env['UPDATE_EXPECTED']) {
    writeFileSync(expectedFile, `${JSON.stringify(found, null, 2)}\n`);
  }
  expect(existsSync(expectedFile), `${expectedFile} is missing: run with UPDATE_EXPECTED=1`).toBe(
    true,
  );
  expect(found).toEqual(JSON.parse(readFileSync(expectedFile, 'utf8')));
});

function answer(file: string): PageAnswer {
  const bytes = readFileSync(path.join(folder, file));
  const type = file.endsWith('.svg') ? 'image/svg+xml' : 'text/html; charset=utf-8';
  return (_, response) => response.writeHead(200, { 'content-type': type }).end(bytes);
}

function toLines({ issues, notAssessed }: CompletedPageScan): string[] {
  return [
    ...issues.flatMap(({ outcome, rule, nodes }) =>
      nodes.map(({ target }) => `${outcome} ${rule} ${target.join(' >>> ')}`),
    ),
    ...notAssessed.map(
      ({ kind, code, target }) => `not-assessed ${kind} ${code} ${target.join(' >>> ')}`,
    ),
  ].sort();
}
