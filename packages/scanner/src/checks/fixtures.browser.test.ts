import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findRule } from '@curbcut/rules';
import { type PageServer, startPageServer } from '@curbcut/testing';
import { scannerTest } from '../../rig/scanner-test.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Scanner } from '../create-scanner.ts';
import type { Engine } from '../engines/engine.ts';
import { engines } from '../engines/index.ts';
import { checksEngine } from './engine.ts';
import { checks } from './index.ts';

/** The pages of every check: a file's name begins with the outcome, and elements to be found carry `data-found`. */
const pages = checks.flatMap(({ rule }) => {
  const folder = path.join(import.meta.dirname, rule, 'fixtures');
  return (existsSync(folder) ? readdirSync(folder) : []).map((file) => ({
    rule,
    file,
    outcome: file.replace(/-\d+\.html$/, ''),
    html: readFileSync(path.join(folder, file), 'utf8'),
  }));
});

let server: PageServer;
let scanner: Scanner;

scannerTest.beforeAll(({ scanner: shared }) => {
  scanner = shared;
});

beforeAll(async () => {
  server = await startPageServer(
    Object.fromEntries(pages.map(({ rule, file, html }) => [`/${rule}/${file}`, html])),
  );
});

afterAll(async () => {
  await server.close();
});

describe.each(checks)('$rule', (check) => {
  const { rule } = check;
  const own = pages.filter((page) => page.rule === rule);
  // A rule that other engines see as well is about what all of them come to.
  const isOurs = Object.keys(findRule(rule)?.detectedBy ?? {}).length === 1;
  const alone: Engine = {
    ...checksEngine,
    run: (page) => checksEngine.run({ ...page, onlyRule: rule }),
  };
  const options = {
    engines: isOurs ? [alone] : engines.map((engine) => (engine.id === alone.id ? alone : engine)),
    interaction: check.looksAt === 'use' || check.whenUsed !== undefined,
  };

  test('has a page that passes, one that fails and one that it does not apply to', () => {
    const shown = new Set(own.map(({ outcome }) => outcome));
    expect([...shown]).toEqual(expect.arrayContaining(['passed', 'inapplicable']));
    expect(shown.has('failed') || shown.has('needs-review')).toBe(true);
  });

  test.each(own)('$file', async ({ file, outcome, html }) => {
    const { pageScan } = await scanner.scanPage(server.url(`/${rule}/${file}`), options);
    if (pageScan.status === 'failed') expect.fail(JSON.stringify(pageScan.error));
    expect(pageScan.rules.find((run) => run.rule === rule)?.outcome).toBe(outcome);
    const found = pageScan.issues
      .filter((issue) => issue.rule === rule)
      .flatMap(({ nodes }) => nodes.map((node) => node.html));
    expect(found.filter((element) => !element.includes('data-found'))).toEqual([]);
    expect(found).toHaveLength(html.split('data-found').length - 1);
  });
});
