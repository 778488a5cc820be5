import { type PageServer, startPageServer } from '@curbcut/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scannerTest } from '../../rig/scanner-test.ts';
import { checksEngine } from '../checks/engine.ts';
import { checks } from '../checks/index.ts';
import type { Scanner } from '../create-scanner.ts';
import type { Engine } from '../engines/engine.ts';

const page = `<!doctype html><html lang="en"><head><title>Harbor</title></head><body><main><h1>Harbor</h1>
<p><button type="button" id="boats" aria-expanded="false">Boats</button> <span id="grasp">Pier</span></p>
<p><label>Place <input id="place"></label> <span role="slider" id="depth" tabindex="0" aria-label="Depth" aria-valuenow="1">1</span></p>
<form novalidate><label>Name <input required></label><button>Send</button></form></main><script>
boats.addEventListener('click', () => {});
boats.addEventListener('mouseenter', () => {});
grasp.addEventListener('pointerdown', () => {});
place.addEventListener('input', () => {});
depth.addEventListener('click', () => {});
</script></body></html>`;

/** Rules that only the use of a page decides. */
const byUse = checks.filter(({ looksAt }) => looksAt === 'use').map(({ rule }) => rule);

let server: PageServer;
let scanner: Scanner;

scannerTest.beforeAll(({ scanner: shared }) => {
  scanner = shared;
});

beforeAll(async () => {
  server = await startPageServer({ '/': page });
});

afterAll(async () => {
  await server.close();
});

interface Told {
  left: string[];
  untested: string[];
}

async function usedFor(useMs: number): Promise<Told> {
  const engine: Engine = {
    ...checksEngine,
    use: (under) =>
      checksEngine.use?.({ ...under, limits: { ...under.limits, useMs } }) ??
      Promise.reject(new Error('It uses no page.')),
  };
  const { pageScan } = await scanner.scanPage(server.url('/'), { engines: [engine] });
  if (pageScan.status === 'failed') return expect.fail(JSON.stringify(pageScan.error));
  const { rules } = pageScan;
  return {
    left: pageScan.notAssessed.map(({ message }) => message),
    untested: byUse.filter((id) => rules.find(({ rule }) => rule === id)?.outcome === 'untested'),
  };
}

test('each way of using a page says what the time of all did not reach', async () => {
  const { left, untested } = await usedFor(-1);
  expect(left).toEqual([
    expect.stringMatching(/1 control was not pressed/),
    expect.stringMatching(/There was time to follow Tab for 0 stops/),
    expect.stringMatching(/move the pointer .+: 1 element was left out/),
    expect.stringMatching(/take hold .+: 1 element was left out/),
    expect.stringMatching(/press the arrow keys .+: 1 widget was left out/),
    expect.stringMatching(/fill in every field: 1 field was left out/),
    expect.stringMatching(/try every form .+: 1 form was left out/),
    expect.stringMatching(/whether the page sets a limit of time/),
  ]);
  expect(untested).toEqual(byUse);
});

test('with the usual time all of it is done', async () => {
  expect(await usedFor(8_000)).toEqual({ left: [], untested: [] });
});
