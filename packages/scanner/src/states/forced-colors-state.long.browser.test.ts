import type { CompletedPageScan, Issue } from '@curbcut/model/scan';
import { type PageServer, startPageServer } from '@curbcut/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scannerTest } from '../../rig/scanner-test.ts';
import type { Scanner } from '../create-scanner.ts';

const page = (style: string) =>
  `<!doctype html><html lang="en"><head><title>Timetable</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${style}</style></head>
<body><main><h1>Timetable</h1><div class="band"><p class="note">The last boat leaves at midnight.</p></div>
<p>Bring a blanket.</p></main></body></html>`;

const band = '.band { background: #143a5a; padding: 8px } .note { color: #fff }';

let server: PageServer;
let scanner: Scanner;

scannerTest.beforeAll(({ scanner: shared }) => {
  scanner = shared;
});

beforeAll(async () => {
  server = await startPageServer({
    // The text keeps its white, and what is behind it becomes the system's.
    '/text-alone': page(`${band} .note { forced-color-adjust: none }`),
    '/in-a-query': page(
      `${band} @media (forced-colors: active) { .note { forced-color-adjust: none } }`,
    ),
    '/both': page(`${band} .band { forced-color-adjust: none }`),
    '/none': page(band),
    '/system-colors': page(
      `${band} @media (forced-colors: active) { .note { color: LinkText; border: 1px solid } }`,
    ),
    '/behind-it': page(
      `${band} .band { forced-color-adjust: none } .note { forced-color-adjust: auto }`,
    ),
  });
});

afterAll(async () => {
  await server.close();
});

async function scan(path: string) {
  const { pageScan, pictures } = await scanner.scanPage(server.url(path));
  if (pageScan.status === 'failed') return expect.fail(JSON.stringify(pageScan.error));
  return { ...pageScan, pictures: pictures.map(({ name }) => name) };
}

function forced({ issues }: CompletedPageScan): Issue[] {
  return issues.filter(({ reproduction }) => reproduction?.state === 'in forced colors');
}

test.each(['/text-alone', '/in-a-query'])(
  'on %s text that refuses the colors of the system is found, with the way to it',
  async (path) => {
    const found = await scan(path);
    const [issue, ...others] = forced(found);
    expect(others).toEqual([]);
    expect(issue).toMatchObject({
      rule: 'color-contrast',
      outcome: 'failed',
      nodes: [{ target: ['p.note'], box: null }],
      reproduction: { pictures: [{ name: 'forced-colors' }] },
    });
    expect(issue?.reproduction?.steps[0]).toMatch(/contrast theme of the system/);
    expect(issue?.reproduction?.snippet).toContain("emulateMedia({ forcedColors: 'active' })");
    expect(found.pictures).toEqual(['forced-colors']);
  },
);

test.each(['/both', '/none', '/system-colors', '/behind-it'])(
  'on %s nothing is said of forced colors',
  async (path) => {
    const found = await scan(path);
    expect(forced(found)).toEqual([]);
    expect(found.pictures).toEqual([]);
  },
);

test('the page is taken back to its own colors', async () => {
  const { issues } = await scan('/text-alone');
  expect(issues.filter(({ reproduction }) => !reproduction)).toEqual([]);
});
