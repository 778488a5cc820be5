import type { CompletedPageScan } from '@curbcut/model/scan';
import { type PageServer, startPageServer } from '@curbcut/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asLoaded, scannerTest } from '../../rig/scanner-test.ts';
import type { Scanner } from '../create-scanner.ts';

const lower = '0123456789abcdefghijklmnopqrstuvwxyz';
const letters = `${lower}ABCDEFGHIJKLMNOPQRSTUVWXYZ`;

/** The same draws in each run of the test. */
let state = 12;
function randomInt(from: number, to?: number): number {
  state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
  const [low, high] = to === undefined ? [0, from] : [from, to];
  return low + Math.floor((state / 2 ** 32) * (high - low));
}

/** Characters in no order, with a digit and a letter, as ids of programs have nearly always. */
function token(length: number, from: string): string {
  const text = Array.from({ length }, () => from[randomInt(from.length)]).join('');
  return /\d/.test(text) && /[a-z]/i.test(text) ? text : token(length, from);
}

const base36 = (length = 8) => token(length, lower);
const base62 = (length = 12) => token(length, letters);
const hex = (length = 8) => token(length, '0123456789abcdef');
const uuid = () => [8, 4, 4, 4, 12].map((length) => hex(length)).join('-');
const count = () => randomInt(100, 9_999);

/** What frameworks make of one and the same source, load after load. */
function makePage(): string {
  const field = `radix-:r${randomInt(36).toString(36)}${randomInt(9)}:`;
  const tab = `${base62(3)}+${base62(3)}=`;
  const css = `css-${base36(6)} sc-${base62(6)} Field_root__${base62(5)} svelte-${base36(7)} _row_${base36(5)}_${randomInt(99)}`;
  const scope = `data-v-${hex()} _ngcontent-${base36(3)}-c${count()}`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Fares</title></head><body>
    <main id="root-${base36()}" class="${css}"><h1>Fares</h1>
      <div class="${css}" ${scope}><label for="other-${field}">Island</label><input id="${field}" class="${css}"></div>
      <div id="ember${count()}" class="ember-view"><input name="field_${hex()}" aria-describedby="mui-${count()}-help"></div>
      <div><select aria-labelledby="headlessui-label-:r${randomInt(9)}:" id="${uuid()}"><option>North</option></select></div>
      <div role="tablist" id="${tab}"><button role="tab" aria-controls="${tab}-panel" class="${css}"></button></div>
      <p><img class="${css}" src="/boat.${hex()}.png?t=${Date.now()}" width="40" height="40"></p>
      <p><img src="/static/pier-${base62()}.png" width="40" height="40"></p>
      <p><img src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' id='${hex()}'/%3E" width="40" height="40"></p>
      <p><a href="#«r${randomInt(9)}»"></a> <a href="/d/${uuid()}/view?session=${base62()}"></a></p>
      <p id="status-${count()}" style="color: #bbb">${count()} boats, updated ${randomInt(2, 59)} minutes ago</p>
      <p style="color: #bbb">Order ${uuid()} of <time>${new Date(randomInt(2 ** 31) * 500).toISOString()}</time></p>
      <p style="color: #bbb">Key ${base62(20)}</p>
    </main></body></html>`;
}

let server: PageServer;
let scanner: Scanner;

scannerTest.beforeAll(({ scanner: shared }) => {
  scanner = shared;
});

beforeAll(async () => {
  server = await startPageServer({
    '/page': (_, response) => {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      response.end(makePage());
    },
  });
});
afterAll(() => server.close());

const namesOf = ({ issues }: CompletedPageScan) =>
  issues.flatMap(({ rule, nodes }) =>
    nodes.map(({ fingerprint, target }) => ({ rule, fingerprint, target })),
  );

test('ten loads with other ids, class names, files and numbers: one set of fingerprints and of selectors', async () => {
  const scans = [];
  for (let load = 0; load < 10; load += 1) {
    const { pageScan } = await scanner.scanPage(server.url('/page'), asLoaded);
    if (pageScan.status === 'failed') expect.fail(JSON.stringify(pageScan.error));
    scans.push(namesOf(pageScan));
  }
  const [first = [], ...others] = scans;
  expect(first.length).toBeGreaterThan(12);
  for (const scan of others) expect(scan).toEqual(first);
}, 60_000);
