import { type PageServer, startPageServer } from '@curbcut/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  marksIn,
  marksOf,
  readEnginePages,
  rulesOfEngines,
} from '../../rig/engine-pages/read-engine-pages.ts';
import { asLoaded, scannerTest } from '../../rig/scanner-test.ts';
import { checksEngine } from '../checks/engine.ts';
import type { Scanner } from '../create-scanner.ts';
import type { ReportedFinding } from '../reported-finding.ts';

const engines = asLoaded.engines.filter(({ id }) => id !== checksEngine.id);
const pages = readEnginePages();

let server: PageServer;
let scanner: Scanner;

scannerTest.beforeAll(({ scanner: shared }) => {
  scanner = shared;
});

beforeAll(async () => {
  server = await startPageServer(
    Object.fromEntries(pages.map(({ name, html }) => [`/${name}`, html])),
  );
});

afterAll(() => server.close());

test.concurrent.each(pages)('on $name the other engines report what is marked', async (page) => {
  let found: ReportedFinding[] = [];
  const onFindings = (all: ReportedFinding[]) => (found = all);
  const options = { engines, interaction: false, onFindings };
  const { pageScan } = await scanner.scanPage(server.url(`/${page.name}`), options);
  expect(pageScan.status).toBe('completed');
  // Several engines find the same.
  const reported = new Map(
    found
      .filter(({ rule }) => rulesOfEngines.has(rule))
      .flatMap(({ rule, nodes }) =>
        nodes.map(({ html, target }) => [
          `${rule} ${target.join(' ')}`,
          `${rule} on ${marksOf(tagOf(html)).join(' ') || html}`,
        ]),
      ),
  );
  expect([...reported.values()].sort()).toEqual(marksIn(page.html).sort());
});

test('each rule of theirs is found somewhere, but for what axe leaves out in this Chromium', () => {
  const found = new Set(pages.flatMap(({ html }) => html.split('<').flatMap(marksOf)));
  const missing = [...rulesOfEngines].filter((rule) => !found.has(rule));
  expect(missing).toEqual(['scrollable-region-focusable']);
  expect([...found].filter((rule) => !rulesOfEngines.has(rule))).toEqual([]);
});

/** What is in it may be marked as well. */
function tagOf(html: string): string {
  return /^<(?:"[^"]*"|[^">])*>?/.exec(html)?.[0] ?? '';
}
