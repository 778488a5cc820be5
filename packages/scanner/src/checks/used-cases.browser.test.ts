import { createTargetPolicy } from '@curbcut/url-guard';
import { type PageServer, startPageServer } from '@curbcut/testing';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { checksIn } from '../../rig/cases/case-groups.ts';
import { onlyFor } from '../../rig/cases/only-for.ts';
import { patientLimits } from '../../rig/cases/patient-limits.ts';
import { countExpected, readCases } from '../../rig/cases/read-cases.ts';
import { createScanner, type Scanner } from '../create-scanner.ts';
import { engines } from '../engines/index.ts';
import type { WayOfUse } from '../interact/way-of-use.ts';
import { waysOf } from '../use-reach.ts';
import type { Check } from './check.ts';
import { checksEngine } from './engine.ts';

/** Most of the time goes by in waiting for what pages do. */
const slots = 4;

/** What takes longest comes first, so that none of it is left alone at the end. */
const slowest: readonly WayOfUse[] = ['drags', 'steps', 'forms', 'keys', 'wait'];
const rank = (check: Check) =>
  Math.min(...waysOf(check).map((way) => (slowest.indexOf(way) + slowest.length) % slowest.length));

const groups = [
  ...checksIn('engines').map((check) => ({ check, engines: [...engines] })),
  ...checksIn('used')
    .toSorted((a, b) => rank(a) - rank(b))
    .map((check) => ({ check, engines: [checksEngine] })),
].map(({ check, engines: needed }) => ({
  rule: check.rule,
  cases: readCases(check.rule).map((one, index) => ({ ...one, path: `/${check.rule}/${index}` })),
  options: {
    engines: needed.map((engine) => (engine === checksEngine ? onlyFor(check) : engine)),
    interaction: waysOf(check).length > 0,
  },
}));

let server: PageServer;
let scanner: Scanner;

beforeAll(async () => {
  server = await startPageServer(
    Object.fromEntries(groups.flatMap(({ cases }) => cases.map(({ path, html }) => [path, html]))),
  );
  scanner = await createScanner({
    chromePath: process.env['CHROME_PATH'],
    slots,
    policy: createTargetPolicy({ allowAllPrivate: true }),
    infoUrl: 'https://scanner.example/',
    limits: patientLimits,
  });
});

afterAll(async () => {
  await scanner?.close();
  await server?.close();
});

describe.concurrent.each(groups)('$rule', ({ rule, cases, options }) => {
  test.for(cases)('$outcome: $name', async (one, { expect }) => {
    const { pageScan } = await scanner.scanPage(server.url(one.path), options);
    if (pageScan.status === 'failed') throw new Error(JSON.stringify(pageScan.error));
    expect(pageScan.rules.find((run) => run.rule === rule)?.outcome).toBe(one.outcome);
    const found = pageScan.issues
      .filter((issue) => issue.rule === rule)
      .flatMap(({ nodes }) => nodes.map((node) => node.html));
    expect(found.filter((html) => !html.includes('data-found'))).toEqual([]);
    expect(found).toHaveLength(countExpected(one));
  });
});
