import { type PageServer, startPageServer } from '@curbcut/testing';
import { axeAlone, scannerTest } from '../../rig/scanner-test.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Scanner } from '../create-scanner.ts';

/** Each defect is marked with `data-defect`, which no fingerprint looks at. */
const defects = [
  '<p><img data-defect="boat" class="picture" src="/boat.png?v=1" width="40" height="40"></p>',
  '<p><img data-defect="pier" class="picture" src="/pier.png?v=1" width="40" height="40"></p>',
  '<p><input data-defect="island" name="island"></p>',
  '<p><input data-defect="harbor" name="harbor"></p>',
  '<p><a data-defect="fares" href="/fares"></a></p>',
  '<p data-defect="pale" style="color: #bbb">Boats leave at noon.</p>',
  '<p data-defect="faded" style="color: #aaa">The last boat leaves at six.</p>',
];
const twins =
  '<ul><li><button class="close" data-defect="twin"></button></li><li><button class="close" data-defect="twin"></button></li></ul>';

const page = (inside: string, before = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Harbor</title></head><body>${before}<main><h1>Harbor</h1>${inside}</main></body></html>`;
const original = page(`<div>${defects.join('')}</div>${twins}`);

let shown = original;
let server: PageServer;
let scanner: Scanner;
let before: Fingerprints;

scannerTest.beforeAll(({ scanner: shared }) => {
  scanner = shared;
});

beforeAll(async () => {
  server = await startPageServer({
    '/page': (_, response) => {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      response.end(shown);
    },
  });
  before = await fingerprintsOf(original);
});

afterAll(async () => {
  await server.close();
});

interface Fingerprints {
  issues: Record<string, string>;
  /** Of each rule and marked defect, sorted. */
  nodes: Record<string, string[]>;
}

async function fingerprintsOf(html: string): Promise<Fingerprints> {
  shown = html;
  const { pageScan } = await scanner.scanPage(server.url('/page'), axeAlone);
  if (pageScan.status === 'failed') return expect.fail(JSON.stringify(pageScan.error));
  const failed = pageScan.issues.filter(({ outcome }) => outcome === 'failed');
  const nodes: Fingerprints['nodes'] = {};
  for (const { rule, nodes: found } of failed) {
    for (const node of found) {
      const defect = /data-defect="(\w+)"/.exec(node.html)?.[1];
      const key = `${rule} ${defect ?? node.target.join(' ')}`;
      nodes[key] = [...(nodes[key] ?? []), node.fingerprint].sort();
    }
  }
  return {
    issues: Object.fromEntries(failed.map((issue) => [issue.rule, issue.fingerprint])),
    nodes,
  };
}

test('every defect has a fingerprint of its own', async () => {
  const { issues, nodes } = before;
  expect(Object.keys(nodes)).toEqual(
    expect.arrayContaining([
      'image-alt boat',
      'image-alt pier',
      'label island',
      'label harbor',
      'link-name fares',
      'color-contrast pale',
      'color-contrast faded',
      'button-name twin',
    ]),
  );
  const all = [...Object.values(nodes).flat(), ...Object.values(issues)];
  expect(new Set(all).size).toBe(all.length);
  expect(all.every((fingerprint) => /^[0-9a-f]{32}$/.test(fingerprint))).toBe(true);
});

const wrapped = defects.map((defect) => `<div class="row"><div>${defect}</div></div>`).join('');
const withIds = defects
  .map((defect, index) => defect.replace(' data-defect', ` id="radix-:r${index}:" data-defect`))
  .join('');
const unchanged: [string, string][] = [
  ['scanned again', original],
  ['siblings reordered', page(`<div>${[...defects].reverse().join('')}</div>${twins}`)],
  [
    'class names changed',
    original.replace(/class="\w+"/g, 'class="css-1x9f3ab Button_root__k2Jd8"'),
  ],
  ['ids generated', page(`<div>${withIds}</div>${twins}`)],
  ['numbered ids', page(`<div>${withIds.replace(/radix-:r(\d):/g, 'field-48$13')}</div>${twins}`)],
  ['wrappers inserted', page(`<div><div>${wrapped}</div></div><div>${twins}</div>`)],
  [
    'a banner above',
    page(`<div>${defects.join('')}</div>${twins}`, '<header><p>Winter timetable</p></header>'),
  ],
  ['texts inserted between', page(`<div>${defects.join('<p>Take the stairs.</p>')}</div>${twins}`)],
  ['new versions of the files', original.replaceAll('?v=1', '?v=2')],
];

test.each(unchanged)('%s: the same fingerprints', async (_, html) => {
  expect(await fingerprintsOf(html)).toEqual(before);
});

test('fixing one of two equal elements keeps the fingerprint of the other', async () => {
  const fixed = original.replace(
    '<button class="close" data-defect="twin"></button>',
    '<button class="close">Close</button>',
  );
  const after = await fingerprintsOf(fixed);
  const [twinsBefore = [], twinsAfter = []] = [before, after].map(
    ({ nodes }) => nodes['button-name twin'],
  );
  expect(twinsBefore).toHaveLength(2);
  expect(twinsAfter).toHaveLength(1);
  expect(twinsBefore).toContain(twinsAfter[0]);
  expect(after.issues['button-name']).toBe(before.issues['button-name']);
});

test('a new defect leaves the fingerprints of the others alone', async () => {
  const after = await fingerprintsOf(
    page(
      `<img data-defect="buoy" src="/buoy.png" width="40" height="40"><div>${defects.join('')}</div>${twins}`,
    ),
  );
  const { 'image-alt buoy': added, ...others } = after.nodes;
  expect(added).toHaveLength(1);
  expect(others).toEqual(before.nodes);
});
