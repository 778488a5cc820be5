import type { CompletedPageScan, Issue } from '@curbcut/model/scan';
import { goldenPageScan } from '@curbcut/testing';
import { expect, test } from 'vitest';
import { comparePageScans } from './compare-page-scans.ts';
import type { EarlierScans, LookedAgain } from './looked-again.ts';

const golden = goldenPageScan();
const label = golden.issues.find(({ rule }) => rule === 'label') as Issue;
const [example] = label.nodes;
if (!example) throw new Error('The golden issue has an element.');
const traits = {
  tag: 'input',
  id: '',
  attributes: [],
  words: '',
  around: '',
  path: '',
  before: '',
  after: '',
};

/** The golden scan, with these elements alone in its issue of labels; none: without that issue. */
function withElements(names: string, change: Partial<Issue> = {}): CompletedPageScan {
  const nodes = [...names].map((name) => ({
    ...example!,
    fingerprint: name.repeat(32),
    traits,
    html: '<input>',
  }));
  const issues = golden.issues.filter((issue) => issue !== label);
  const issue = { ...label, nodes, nodesTotal: nodes.length, ...change };
  return { ...golden, rules: [], issues: names === '' ? issues : [...issues, issue] };
}

const earlierWith = (names: string): EarlierScans => ({
  issues: new Set(),
  elements: new Set([...names].map((name) => name.repeat(32))),
});

test.each([
  ['a', 'ab', { newElements: 1, newNodes: ['b'.repeat(32)] }],
  ['ab', 'a', { fixedElements: 1 }],
  ['abc', 'cd', { newElements: 1, fixedElements: 2 }],
])('of one issue, elements %s and then %s: %o', (before, now, expected) => {
  const difference = comparePageScans(withElements(before), withElements(now));
  expect(difference).toMatchObject({ new: [], fixed: [] });
  expect(difference.changed).toMatchObject([{ fingerprint: label.fingerprint, ...expected }]);
});

test('the same elements have no change, and an issue that is new or fixed is told as a whole', () => {
  expect(comparePageScans(withElements('ab'), withElements('ba')).changed).toEqual([]);
  const fresh = comparePageScans(withElements(''), withElements('ab'));
  expect([fresh.new.length, fresh.changed]).toEqual([1, []]);
  const gone = comparePageScans(withElements('ab'), withElements(''));
  expect([gone.fixed.length, gone.changed]).toEqual([1, []]);
});

test('an element that an earlier scan had came back, and so did an issue of such elements', () => {
  const part = comparePageScans(withElements('a'), withElements('abc'), {
    earlier: earlierWith('b'),
  });
  expect(part.changed).toMatchObject([
    { newElements: 1, newNodes: ['c'.repeat(32)], cameBackElements: 1 },
  ]);
  const whole = comparePageScans(withElements(''), withElements('ab'), {
    earlier: earlierWith('ab'),
  });
  expect([whole.cameBack.length, whole.new.length]).toEqual([1, 0]);
  const half = comparePageScans(withElements(''), withElements('ab'), {
    earlier: earlierWith('b'),
  });
  expect([half.cameBack.length, half.new.length]).toEqual([0, 1]);
});

test('of an issue whose elements are not all listed nobody knows which came or went', () => {
  const before = withElements('ab', { nodesTotal: 700 });
  expect(comparePageScans(before, withElements('ac')).changed).toEqual([]);
  expect(comparePageScans(withElements('ac'), before).changed).toEqual([]);
});

test('what went is not fixed where its engine did not finish', () => {
  const now = withElements('a');
  now.engines = now.engines.map((run) => ({
    ...run,
    status: 'failed',
    error: 'It took too long.',
  }));
  expect(comparePageScans(withElements('ab'), now).changed).toEqual([]);
});

test('one that is asked about now did not get fixed', () => {
  const now = withElements('a');
  now.issues.push({
    ...label,
    outcome: 'needs-review',
    fingerprint: 'f'.repeat(32),
    nodes: [{ ...example!, fingerprint: 'b'.repeat(32) }],
    nodesTotal: 1,
  });
  expect(comparePageScans(withElements('ab'), now).changed).toEqual([]);
});

const lookedAt = {
  has: () => true,
  hasElement: () => true,
  gonePages: () => [],
  couldBeSeen: () => true,
  wasNoBarrier: () => false,
  wasUsed: 'yes' as const,
  pagesBefore: () => [],
  pagesNow: () => [],
};

/** Of a site: each element stands on the page of its name. */
function ofSite(before: string, now: string, change: Partial<LookedAgain> = {}) {
  const lookedAgain: LookedAgain = {
    ...lookedAt,
    elementsBefore: (fingerprint) => (fingerprint === label.fingerprint ? [...before] : []),
    elementsNow: (fingerprint) => (fingerprint === label.fingerprint ? [...now] : []),
    pagesBefore: (_, element) => [`https://harbor.example/${element}`],
    pagesNow: (_, element) => [`https://harbor.example/${element}`],
    ...change,
  };
  return comparePageScans(withElements(before), withElements(now), { lookedAgain });
}

test('on a site, what came and went names its pages', () => {
  expect(ofSite('abcde', 'aef').changed).toMatchObject([
    {
      newElements: 1,
      fixedElements: 3,
      newOn: ['https://harbor.example/f'],
      fixedOn: ['b', 'c', 'd'].map((page) => `https://harbor.example/${page}`),
    },
  ]);
});

test('on a site, what goes of an issue that was decided in part counts once', () => {
  const verdict = { kind: 'ignored' } as Issue['verdict'];
  const parts = (elements: string) => {
    const scan = withElements(elements);
    const part = { ...label, fingerprint: 'd'.repeat(32), splitFrom: label.fingerprint, verdict };
    scan.issues.push(part);
    return scan;
  };
  const lookedAgain: LookedAgain = {
    ...lookedAt,
    elementsBefore: (fingerprint) => (fingerprint === label.fingerprint ? ['a', 'b', 'c'] : []),
    elementsNow: (fingerprint) => (fingerprint === label.fingerprint ? ['a'] : []),
  };
  const { changed } = comparePageScans(parts('abc'), parts('a'), { lookedAgain });
  expect(changed).toMatchObject([{ fixedElements: 2 }]);
});

test('on a site, what stood on a page that was not scanned again is not fixed', () => {
  const { changed } = ofSite('abc', 'a', { hasElement: (_, element) => element === 'b' });
  expect(changed).toMatchObject([{ fixedElements: 1 }]);
});

test('on a site, what was no barrier is not fixed when it goes', () => {
  const { changed } = ofSite('abc', 'a', { wasNoBarrier: (_, element) => element === 'b' });
  expect(changed).toMatchObject([{ fixedElements: 1 }]);
});

test('on a site, what stands on a page that failed the time before is not new', () => {
  expect(ofSite('a', 'ab', { couldBeSeen: (_, element) => element === 'a' }).changed).toEqual([]);
  const { new: fresh, unseen, unchanged, notes } = ofSite('', 'b', { couldBeSeen: () => false });
  expect(fresh).toEqual([]);
  expect(unseen).toHaveLength(1);
  expect(unchanged).not.toContainEqual(unseen[0]);
  expect(notes).toContain(
    '1 issue on pages that could not be scanned the time before is not counted as new.',
  );
});

test('on a site, another cause of the same rule keeps none from being called fixed, be it new or still there', () => {
  // Examples of causes have the fingerprint of their page's issue.
  const other = { ...label, fingerprint: 'o'.repeat(32) };
  const before = withElements('a');
  const now = withElements('');
  before.issues.push(other);
  now.issues.push(other, { ...other, fingerprint: 'p'.repeat(32) });
  const difference = comparePageScans(before, now, {
    lookedAgain: {
      ...lookedAt,
      elementsBefore: (fingerprint) => (fingerprint === label.fingerprint ? ['a'] : ['o']),
      elementsNow: (fingerprint) => (fingerprint === other.fingerprint ? ['o'] : ['p']),
    },
  });
  expect(difference.fixed.map(({ fingerprint }) => fingerprint)).toEqual([label.fingerprint]);
});

test('on a site, what was only on pages that are gone went with them', () => {
  const urls = ['faq', 'team', 'jobs', 'news'].map((page) => `https://harbor.example/${page}`);
  const gone = (pages: string[]) =>
    ofSite('ab', '', { gonePages: () => pages, has: () => false, hasElement: () => false });
  expect(gone(urls.slice(0, 1))).toMatchObject({
    fixed: [],
    changed: [],
    notes: ['1 earlier issue went with the page /faq: the site answers with an error there now.'],
  });
  expect(gone(urls).notes).toEqual([
    '1 earlier issue went with the pages /faq, /team, /jobs and 1 more: the site answers with an error there now.',
  ]);
});

/** The golden scan, whose use did not come to these elements. */
function untrying(names: string, scan: CompletedPageScan): CompletedPageScan {
  const untried = [...names].map((name) => ({
    rule: 'label',
    fingerprint: name.repeat(32),
    context: '',
  }));
  return { ...scan, untried };
}

test('what the newer scan did not get to is not fixed, alone or with others', () => {
  const part = comparePageScans(withElements('abc'), untrying('b', withElements('a')));
  expect(part.changed).toMatchObject([{ fixedElements: 1 }]);
  const whole = comparePageScans(withElements('ab'), untrying('b', withElements('')));
  expect(whole.fixed).toEqual([]);
  expect(whole.notes).toEqual([
    '1 earlier issue could not be looked for: that part of the page was not assessed this time.',
  ]);
});

test('what the older scan did not get to is neither new nor back', () => {
  const part = comparePageScans(untrying('b', withElements('a')), withElements('abc'), {
    earlier: earlierWith('b'),
  });
  expect(part.changed).toMatchObject([{ newElements: 1, cameBackElements: 0 }]);
  const whole = comparePageScans(untrying('ab', withElements('')), withElements('ab'), {
    earlier: earlierWith('ab'),
  });
  expect([whole.new, whole.cameBack]).toEqual([[], []]);
  expect(whole.unchanged.map(({ rule }) => rule)).toContain('label');
});
