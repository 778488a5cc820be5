import type { CompletedPageScan, Issue } from '@curbcut/model/scan';
import { type PageServer, startPageServer } from '@curbcut/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scannerTest } from '../../rig/scanner-test.ts';
import type { Scanner } from '../create-scanner.ts';
import type { ScanOptions } from '../scan-options.ts';

const page = (style: string, more = '') =>
  `<!doctype html><html lang="en"><head><title>Night ferries</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${style}</style></head>
<body><main><h1>Night ferries</h1><p class="note">Boats leave at midnight, and the bar is open.</p>
<p>Bring a blanket.</p>${more}</main></body></html>`;

const dark = '@media (prefers-color-scheme: dark) { body { background: #111; color: #eee } }';

let server: PageServer;
let scanner: Scanner;

scannerTest.beforeAll(({ scanner: shared }) => {
  scanner = shared;
});

beforeAll(async () => {
  server = await startPageServer({
    // Only the background around the note follows the scheme.
    '/forgotten': page(`${dark} .note { color: #333 }`),
    '/vanished': page(`${dark} .note { color: #111 }`),
    // Meant for nobody's eyes, in any scheme.
    '/hidden': page(
      `${dark} .note { color: #fff; background: #fff } @media (prefers-color-scheme: dark) { .note { color: #111; background: #111 } }`,
    ),
    '/right': page(
      `${dark} .note { color: light-dark(#333, #ccc) } :root { color-scheme: light dark }`,
    ),
    '/light-only': page('.note { color: #333 }'),
    '/always-pale': page(`${dark} .note { color: #777; background: #888 }`),
    '/by-script': page(
      '.night { background: #111; color: #eee } .note { color: #333 }',
      `<script>const asked = matchMedia('(prefers-color-scheme: dark)');
const draw = () => document.body.classList.toggle('night', asked.matches);
asked.addEventListener('change', draw); draw();</script>`,
    ),
    // The file with the colors of the text comes after that of the page.
    '/in-turns': page(
      '.night { background: #111 } h1, p { color: #333 }',
      `<script>const asked = matchMedia('(prefers-color-scheme: dark)');
const draw = () => {
  if (!asked.matches) return;
  document.body.classList.add('night');
  const file = document.createElement('link');
  file.rel = 'stylesheet';
  file.href = '/pale.css';
  document.head.append(file);
};
asked.addEventListener('change', draw); draw();</script>`,
    ),
    '/pale.css': (_, response) => {
      setTimeout(() => {
        response.setHeader('content-type', 'text/css');
        response.end('.night * { color: #ccc }');
      }, 300);
    },
    // Its style sheet follows the scheme, and what its script has chosen does not.
    '/at-load': page(
      `${dark} .paper { background: #fff; color: inherit } .night .paper { background: #111 }`,
      `<p class="paper">The deck is lit.</p>
<script>document.body.classList.toggle('night', matchMedia('(prefers-color-scheme: dark)').matches);</script>`,
    ),
    '/field': page(
      `${dark} input { background: #fff; color: #000; border: 2px solid #555 }
@media (prefers-color-scheme: dark) { input { background: #111; color: #eee; border-color: #222 } }`,
      '<p><label>Cabin <input name="cabin"></label></p>',
    ),
  });
});

afterAll(async () => {
  await server.close();
});

async function scan(path: string, options: ScanOptions = {}) {
  const { pageScan, pictures } = await scanner.scanPage(server.url(path), options);
  if (pageScan.status === 'failed') return expect.fail(JSON.stringify(pageScan.error));
  return { ...pageScan, pictures: pictures.map(({ name }) => name) };
}

function darkOnes({ issues }: CompletedPageScan): Issue[] {
  return issues.filter(({ reproduction }) => reproduction?.state === 'in the dark color scheme');
}

test('text whose color does not follow the scheme of the page is found there, with the way to it', async () => {
  const found = await scan('/forgotten');
  const [issue, ...others] = darkOnes(found);
  expect(others).toEqual([]);
  expect(issue).toMatchObject({
    rule: 'color-contrast',
    outcome: 'failed',
    nodes: [{ target: ['p.note'], box: null }],
    reproduction: {
      steps: [
        'Choose the dark color scheme in the settings of the system or the browser, and load the page.',
        expect.stringContaining('Then look at the element p.note.'),
      ],
      pictures: [{ name: 'dark-scheme' }],
    },
  });
  expect(issue?.reproduction?.snippet).toContain("emulateMedia({ colorScheme: 'dark' })");
  expect(found.pictures).toEqual(['dark-scheme']);
});

test('a scheme set by a script is found as well', async () => {
  expect(darkOnes(await scan('/by-script'))).toMatchObject([
    { rule: 'color-contrast', nodes: [{ target: ['p.note'] }] },
  ]);
});

test('text that has the color of the page there is found', async () => {
  expect(darkOnes(await scan('/vanished'))).toMatchObject([
    { rule: 'color-contrast', outcome: 'failed', nodes: [{ target: ['p.note'] }] },
  ]);
});

test('the border of a field is judged in the scheme too', async () => {
  expect(darkOnes(await scan('/field'))).toMatchObject([
    { rule: 'field-contrast', nodes: [{ target: ['input[name="cabin"]'] }] },
  ]);
});

test.each(['/right', '/light-only', '/always-pale', '/hidden', '/in-turns'])(
  'on %s nothing is said of the scheme',
  async (path) => {
    const found = await scan(path);
    expect(darkOnes(found)).toEqual([]);
    // A suggested change has pictures of its own.
    expect(found.pictures.filter((name) => !name.startsWith('change-'))).toEqual([]);
  },
);

test('who scans in dark is told of light', async () => {
  const { issues } = await scan('/forgotten', {
    display: { width: 1280, height: 900, colorScheme: 'dark' },
  });
  const states = issues.map(({ rule, reproduction }) => [rule, reproduction?.state ?? '']);
  expect(states).toContainEqual(['color-contrast', '']);
  expect(states.filter(([, state]) => state !== '')).toEqual([]);
});

test('a fast scan leaves it out', async () => {
  expect(darkOnes(await scan('/forgotten', { fast: true }))).toEqual([]);
});

test('a page whose script chooses the colors as it loads is not blamed for half of them', async () => {
  const found = await scan('/at-load');
  expect(darkOnes(found)).toEqual([]);
  expect(found.notAssessed.map(({ message }) => message)).toContain(
    'A script of the page chooses its colors as it loads, so they were not judged in the dark color scheme.',
  );
});
