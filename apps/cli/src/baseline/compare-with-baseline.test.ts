import { firstRevisionHashes } from '@curbcut/model/rule-hashes';
import type { CompletedPageScan, Issue } from '@curbcut/model/scan';
import { goldenPageScan } from '@curbcut/testing';
import { expect, test } from 'vitest';
import { Baseline } from './baseline.ts';
import { compareWithBaseline, isNewToBaseline, knownIssues } from './compare-with-baseline.ts';
import { makeBaseline } from './make-baseline.ts';

const golden = goldenPageScan();
const firstIssue = golden.issues.find(
  ({ outcome, nodes }) => outcome === 'failed' && nodes.length > 0,
);
if (!firstIssue) throw new Error('The golden scan has failed issues with elements.');
const [firstNode] = firstIssue.nodes;
if (!firstNode) throw new Error('It has an element.');

const print = (name: string) => name.padEnd(32, '0');
function issueWith(names: string[], rest: Partial<Issue> = {}): Issue {
  const nodes = names.map((name) => ({ ...firstNode!, fingerprint: print(name) }));
  return { ...firstIssue!, rule: 'image-alt', nodes, nodesTotal: nodes.length, ...rest };
}
function scanOf(issues: Issue[], rest: Partial<CompletedPageScan> = {}): CompletedPageScan {
  const rules = [
    { rule: 'image-alt', outcome: 'failed', revision: 1 },
  ] as CompletedPageScan['rules'];
  return { ...golden, url: 'https://example.org/shop?page=2', issues, rules, ...rest };
}
const baseline = makeBaseline([scanOf([issueWith(['a', 'b'])])]);

function compare(scan: CompletedPageScan) {
  const [issue] = compareWithBaseline(scan, baseline).issues;
  if (!issue) throw new Error('The scan has an issue.');
  return {
    lifecycle: issue.lifecycle,
    nodes: issue.nodes.map(({ lifecycle }) => lifecycle),
    isNew: isNewToBaseline(issue),
  };
}

test.each<[string, CompletedPageScan, ReturnType<typeof compare>]>([
  [
    'the same elements, in another order',
    scanOf([issueWith(['b', 'a'])]),
    { lifecycle: 'recurring', nodes: ['recurring', 'recurring'], isNew: false },
  ],
  [
    'one element fixed',
    scanOf([issueWith(['b'])]),
    { lifecycle: 'recurring', nodes: ['recurring'], isNew: false },
  ],
  [
    'one element more',
    scanOf([issueWith(['a', 'b', 'c'])]),
    { lifecycle: 'recurring', nodes: ['recurring', 'recurring', 'new'], isNew: true },
  ],
  [
    'only other elements',
    scanOf([issueWith(['c'])]),
    { lifecycle: 'new', nodes: ['new'], isNew: true },
  ],
  [
    'more elements than are listed',
    scanOf([issueWith(['a', 'b'], { nodesTotal: 3 })]),
    { lifecycle: 'new', nodes: ['recurring', 'recurring'], isNew: true },
  ],
  [
    'the same elements at another level',
    scanOf([issueWith(['a'], { level: 'AA' })]),
    { lifecycle: 'new', nodes: ['new'], isNew: true },
  ],
  [
    'what failed beyond level AA',
    scanOf([issueWith(['c'], { level: 'AAA' })]),
    { lifecycle: undefined, nodes: [undefined], isNew: false },
  ],
  [
    'the same elements under another rule',
    scanOf([issueWith(['a'], { rule: 'label' })], {
      rules: [],
    }),
    { lifecycle: 'new', nodes: ['new'], isNew: true },
  ],
  [
    'other elements under a rule that has changed',
    scanOf([issueWith(['c'])], {
      rules: [{ rule: 'image-alt', outcome: 'failed', revision: 2 }] as CompletedPageScan['rules'],
    }),
    { lifecycle: 'rule-changed', nodes: [undefined], isNew: false },
  ],
  [
    'known elements under a rule that has changed',
    scanOf([issueWith(['a'])], {
      rules: [{ rule: 'image-alt', outcome: 'failed', revision: 2 }] as CompletedPageScan['rules'],
    }),
    { lifecycle: 'recurring', nodes: ['recurring'], isNew: false },
  ],
  [
    'the same page on another host',
    scanOf([issueWith(['a'])], { url: 'http://127.0.0.1:3000/shop?page=2' }),
    { lifecycle: 'recurring', nodes: ['recurring'], isNew: false },
  ],
  [
    'another page',
    scanOf([issueWith(['a'])], { url: 'https://example.org/shop?page=3' }),
    { lifecycle: 'new', nodes: ['new'], isNew: true },
  ],
  [
    'another page, under a rule that has changed',
    scanOf([issueWith(['a'])], {
      url: 'https://example.org/',
      rules: [{ rule: 'image-alt', outcome: 'failed', revision: 2 }] as CompletedPageScan['rules'],
    }),
    { lifecycle: 'new', nodes: ['new'], isNew: true },
  ],
])('%s', (_, scan, expected) => {
  expect(compare(scan)).toEqual(expected);
});

test('two pages with one path: the one of the same host counts, and none for a third host', () => {
  const two = makeBaseline([
    scanOf([issueWith(['a'])], { url: 'https://one.example/' }),
    scanOf([issueWith(['b'])], { url: 'https://two.example/' }),
  ]);
  const stateOn = (url: string) =>
    compareWithBaseline(scanOf([issueWith(['b'])], { url }), two).issues[0]?.lifecycle;
  expect([
    stateOn('https://one.example/'),
    stateOn('https://two.example/'),
    stateOn('https://three.example/'),
  ]).toEqual(['new', 'recurring', 'new']);
});

test('the scanner is told by what the elements of a page are known again', () => {
  const traits = { tag: 'img', id: '', attributes: [], words: '', around: 'main' };
  const places = { path: 'figure', before: 'Pier', after: '' };
  const scan = scanOf([issueWith(['a', 'b'])]);
  const [first] = scan.issues[0]?.nodes ?? [];
  Object.assign(first ?? {}, { traits: { ...traits, ...places }, context: '0a1b2c3d' });
  const known = Baseline.parse(JSON.parse(JSON.stringify(makeBaseline([scan]))));
  expect(knownIssues('http://127.0.0.1:3000/shop?page=2', known)).toMatchObject([
    {
      rule: 'image-alt',
      nodes: [{ fingerprint: print('a'), context: '0a1b2c3d', traits: { before: 'Pier' } }],
    },
  ]);
  expect(knownIssues('https://example.org/else', known)).toEqual([]);
  const ofBefore = { ...known, version: 1 };
  expect(Baseline.parse(ofBefore).version).toBe(1);
});

test.each([
  [firstRevisionHashes['image-alt']?.split(' ')[0], 'new'],
  ['0123456789ab', 'rule-changed'],
])('a baseline that knows its rules by hashes is read: %s', (hash, lifecycle) => {
  const ofBefore = Baseline.parse({ ...baseline, version: 2, rules: { 'image-alt': hash } });
  const [issue] = compareWithBaseline(scanOf([issueWith(['c'])]), ofBefore).issues;
  expect(issue?.lifecycle).toBe(lifecycle);
});

test('an issue of the whole page is known by its rule', () => {
  const known = makeBaseline([scanOf([issueWith([])])]);
  const [issue] = compareWithBaseline(scanOf([issueWith([])]), known).issues;
  expect(issue?.lifecycle).toBe('recurring');
});

test('what needs review is in no baseline and is not compared', () => {
  const review = issueWith(['a'], { outcome: 'needs-review' });
  expect(makeBaseline([scanOf([review])]).pages[0]?.issues).toEqual([]);
  expect(compareWithBaseline(scanOf([review]), baseline).issues[0]).toEqual(review);
});

test('a baseline is the same in whatever order pages and issues come, and its own schema reads it', () => {
  const pages = ['https://b.example/', 'https://a.example/'].map((url) => ({ ...golden, url }));
  const once = makeBaseline(pages);
  const again = makeBaseline(
    pages.toReversed().map((page) => ({ ...page, issues: page.issues.toReversed() })),
  );
  expect(JSON.stringify(again)).toBe(JSON.stringify(once));
  expect(Baseline.parse(once)).toEqual(once);
});
