import { type PageServer, startPageServer } from '@curbcut/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scannerTest } from '../../rig/scanner-test.ts';
import { checksEngine } from '../checks/engine.ts';
import type { Scanner } from '../create-scanner.ts';

/** What a button does to all that stands after it. */
const wiping: Record<string, string> = {
  'empties its body': 'document.body.replaceChildren()',
  'empties what its body holds': "document.querySelector('main').replaceChildren()",
  'shows something else': "document.body.innerHTML = '<p>You have left the harbor.</p>'",
  'is written anew': "document.open(); document.write('<p>You have left.</p>'); document.close()",
  'has no element any more': 'document.documentElement.remove()',
};

const page = (script: string) =>
  `<!doctype html><html lang="en"><head><title>Harbor</title></head><body><main><h1>Harbor</h1>
<p><button type="button" id="boats" aria-haspopup="dialog">Boats</button></p>
<p><button type="button" id="first" aria-expanded="false">Berths</button></p>
<p><button type="button" id="second">Pier</button> <button type="button" id="third">Tides</button></p>
<p><label>Place <input id="place"></label></p>
<div role="dialog" aria-modal="true" aria-label="Boats" id="list" hidden>Two boats <button type="button" id="closer">Close</button></div></main><script>
boats.addEventListener('click', () => { list.hidden = false; boats.blur(); });
closer.addEventListener('click', () => { list.hidden = true; });
first.addEventListener('click', () => { ${script} });
second.addEventListener('click', () => {});
third.addEventListener('click', () => {});
place.addEventListener('input', () => {});
</script></body></html>`;

let server: PageServer;
let scanner: Scanner;

scannerTest.beforeAll(({ scanner: shared }) => {
  scanner = shared;
});

beforeAll(async () => {
  const scripts = ['second.remove()', ...Object.values(wiping)];
  server = await startPageServer(
    Object.fromEntries(scripts.map((script, at) => [`/${at}`, page(script)])),
  );
});

afterAll(async () => {
  await server.close();
});

async function scan(path: string) {
  const { pageScan } = await scanner.scanPage(server.url(path), { engines: [checksEngine] });
  if (pageScan.status === 'failed') return expect.fail(JSON.stringify(pageScan.error));
  const outcomes = new Map(pageScan.rules.map(({ rule, outcome }) => [rule, outcome]));
  return {
    left: pageScan.notAssessed.map(({ message }) => message),
    dialogs: outcomes.get('dialog-takes-focus'),
    messages: outcomes.get('status-message'),
  };
}

test.each(Object.keys(wiping).map((what, at) => ({ what, path: `/${at + 1}` })))(
  'a page that $what says how many controls were left out',
  async ({ path }) => {
    const { left, dialogs, messages } = await scan(path);
    expect(left).toContainEqual(
      expect.stringMatching(/emptied or replaced itself .+: [23] controls were not pressed/),
    );
    expect(left).toContainEqual(expect.stringMatching(/1 field was not filled in/));
    // What was found before that stays, and what was not cannot be told.
    expect({ dialogs, messages }).toEqual({ dialogs: 'failed', messages: 'untested' });
  },
);

test('one that takes a single control away does not', async () => {
  expect((await scan('/0')).left).toEqual([]);
});
