import type { Impact, Issue } from '@curbcut/model/scan';
import type { Rule } from '@curbcut/rules';
import { describe, expect, test } from 'vitest';
import type { Finding, FindingNode } from '../engines/finding.ts';
import type { Replay } from '../replay/replay.ts';
import { type MergedIssue, mergeFindings } from './merge-findings.ts';
import { noTraits } from '../../rig/no-traits.ts';
import type { ResolvedNode } from './resolve-nodes.ts';

/** Paths stand for elements; their places in this list are the elements' numbers. */
const elements: string[] = [];
function numberOf(path: string): number {
  if (!elements.includes(path)) elements.push(path);
  return elements.indexOf(path);
}

/** What an engine found, and the row of the catalogue that its rule has. */
interface Found {
  engine: string;
  finding: Finding;
  row: Rule;
}

const rows: Rule[] = [];

/** An engine's finding on elements named by their path; `frame/path` for another frame. */
function finding(
  engine: string,
  {
    outcome = 'failed',
    nodesTotal,
    measured = null,
    alone,
    ...row
  }: Partial<Rule> &
    Partial<Pick<Finding, 'outcome' | 'nodesTotal' | 'alone'>> & { measured?: Impact | null },
  paths: string[],
): Found {
  // Without an id, the rules of the engines are one row of the catalogue.
  const id = row.id ?? 'rule';
  const place = rows.push({
    id,
    revision: 1,
    topic: 'topic',
    impact: 'serious',
    category: 'forms',
    title: `Words of ${engine}`,
    todo: '',
    barrier: '',
    remedy: '',
    verification: '',
    helpUrl: '',
    wcag: ['1.1.1'],
    level: 'A',
    techniques: [],
    actRules: [],
    trust: 'failure',
    detectedBy: {},
    ...row,
  });
  return {
    engine,
    row: rows[place - 1] as Rule,
    finding: {
      rule: String(place - 1),
      engineRule: row.id ?? `${engine}-rule`,
      outcome,
      ...(alone ? { alone } : {}),
      impact: measured,
      nodesTotal: nodesTotal ?? paths.length,
      nodes: paths.map((path) => ({
        frame: Number(path.split('/').at(-2) ?? 0),
        element: numberOf(path.split('/').at(-1) ?? ''),
        failureSummary: `${engine} of ${path}`,
      })),
    },
  };
}

function merge(found: Found[], options: { maxNodes?: number; url?: string } = {}): Issue[] {
  const nodes = found.flatMap((each) => each.finding.nodes);
  return mergeResolved(found, new Map(nodes.map((node) => [node, resolve(node)])), options);
}

function mergeResolved(
  found: Found[],
  resolved: ReadonlyMap<FindingNode, ResolvedNode>,
  options: { maxNodes?: number; url?: string } = {},
): Issue[] {
  return mergedIn(found, resolved, options).map(({ issue }) => issue);
}

function mergedIn(
  found: Found[],
  resolved: ReadonlyMap<FindingNode, ResolvedNode>,
  options: { maxNodes?: number; url?: string } = {},
): MergedIssue[] {
  const runs = ['first', 'second', 'third', 'reader'].map((engine) => ({
    engine,
    // The last one reads the results of another.
    independent: engine !== 'reader',
    findings: found.filter((each) => each.engine === engine).map((each) => each.finding),
  }));
  return mergeFindings(runs, resolved, {
    url: options.url ?? 'https://example.org/',
    viewport: { width: 1280, height: 800 },
    maxNodes: options.maxNodes ?? 500,
    standard: '2.2-AA',
    findRule: (place) => rows[Number(place)],
  });
}

function resolve({ frame, element }: FindingNode): ResolvedNode {
  const path = elements[element] ?? '';
  const target = frame === 0 ? [path] : [`frame-${frame}`, path];
  return {
    frame,
    path,
    target,
    html: `<p id="${path}">`,
    box: null,
    boxNow: null,
    frameSteps: [],
    atRest: true,
    attached: true,
    signature: 'alike',
    traits: noTraits,
    known: null,
  };
}

const targetsOf = (issue: Issue | undefined) => issue?.nodes.map(({ target }) => target.join('/'));

describe('one element, one topic', () => {
  test('what two engines find is one issue that both detected, in the words of the first', () => {
    const issues = merge([finding('second', {}, ['0.1']), finding('first', {}, ['0.1'])]);
    expect(issues).toHaveLength(1);
    expect(issues[0]).toMatchObject({
      title: 'Words of first',
      nodesTotal: 1,
      detectedBy: [
        { engine: 'first', rule: 'first-rule' },
        { engine: 'second', rule: 'second-rule' },
      ],
    });
    expect(issues[0]?.nodes[0]?.failureSummary).toBe('first of 0.1');
  });

  test('what was measured stands with the element, from whichever engine did', () => {
    const first = finding('first', {}, ['p']);
    const second = finding('second', {}, ['p']);
    second.finding.rule = first.finding.rule;
    for (const node of second.finding.nodes) node.facts = [{ name: 'Size', value: '14\u0000 px' }];
    const [issue] = merge([first, second]);
    expect(issue?.nodes[0]).toMatchObject({
      failureSummary: 'first of p',
      facts: [{ name: 'Size', value: expect.stringMatching(/^14.? px$/) as string }],
    });
    expect(merge([finding('first', {}, ['p'])])[0]?.nodes[0]).not.toHaveProperty('facts');
  });

  test('failed beats needs-review, in its own words, detected by its own engines', () => {
    const issues = merge([
      finding('first', { outcome: 'needs-review', wcag: ['9.9.9'] }, ['0.1']),
      finding('second', {}, ['0.1']),
    ]);
    expect(issues).toHaveLength(1);
    expect(issues[0]).toMatchObject({
      outcome: 'failed',
      title: 'Words of second',
      wcag: ['1.1.1'],
      detectedBy: [{ engine: 'second', rule: 'second-rule' }],
    });
    expect(issues[0]?.nodes[0]?.failureSummary).toBe('second of 0.1');
  });

  test('what an engine is too imprecise to find alone needs a review', () => {
    const issues = merge([finding('first', { alone: 'needs-review' }, ['0.1'])]);
    expect(issues).toMatchObject([{ outcome: 'needs-review', detectedBy: [{ engine: 'first' }] }]);
  });

  test('it has failed where another engine finds it too, also when that one is as imprecise', () => {
    for (const other of [{}, { alone: 'needs-review' as const }]) {
      const issues = merge([
        finding('first', { alone: 'needs-review' }, ['0.1', '0.2']),
        finding('second', other, ['0.1']),
      ]);
      expect(
        issues.map(({ outcome, detectedBy, nodes }) => [outcome, detectedBy.length, nodes.length]),
      ).toEqual([
        ['failed', 2, 1],
        ['needs-review', 1, 1],
      ]);
    }
  });

  test('an engine that reads the results of another, and one that asks for a review, agree with nothing', () => {
    for (const other of [
      finding('reader', { alone: 'needs-review' }, ['0.1']),
      finding('second', { outcome: 'needs-review' }, ['0.1']),
    ]) {
      const issues = merge([finding('first', { alone: 'needs-review' }, ['0.1']), other]);
      expect(issues).toMatchObject([{ outcome: 'needs-review', detectedBy: { length: 2 } }]);
    }
  });

  test('different topics stay apart', () => {
    const issues = merge([
      finding('first', {}, ['0.1']),
      finding('second', { topic: 'other' }, ['0.1']),
    ]);
    expect(issues.map(({ nodesTotal }) => nodesTotal)).toEqual([1, 1]);
    expect(new Set(issues.map(({ fingerprint }) => fingerprint)).size).toBe(2);
    expect(new Set(issues.flatMap(({ nodes }) => nodes).map((node) => node.fingerprint)).size).toBe(
      2,
    );
  });

  test('the same place in another frame is another element', () => {
    const [issue] = merge([finding('first', {}, ['0.1']), finding('second', {}, ['1/0.1'])]);
    expect(targetsOf(issue)).toEqual(['0.1', 'frame-1/0.1']);
  });

  test('two rules of one engine are both named', () => {
    const [issue] = merge([
      finding('first', {}, ['0.1']),
      finding('first', { id: 'other-rule' }, ['0.1']),
    ]);
    expect(issue?.nodesTotal).toBe(1);
    expect(issue?.detectedBy.map(({ rule }) => rule)).toEqual(['first-rule', 'other-rule']);
  });
});

describe('elements inside each other', () => {
  test.each([
    ['second', 'first'],
    ['first', 'second'],
  ])('the outer of %s and the inner of %s are one', (outer, inner) => {
    const issues = merge([finding(outer, {}, ['0.1']), finding(inner, {}, ['0.1.4.0'])]);
    expect(issues).toHaveLength(1);
    expect(targetsOf(issues[0])).toEqual(['0.1']);
    expect(issues[0]?.detectedBy.map(({ engine }) => engine).sort()).toEqual(['first', 'second']);
  });

  test('of the same engine stay two', () => {
    const [issue] = merge([finding('first', {}, ['0.1', '0.1.4.0'])]);
    expect(targetsOf(issue)).toEqual(['0.1', '0.1.4.0']);
  });

  test('three detectedBy on three levels are one', () => {
    const [issue] = merge([
      finding('first', {}, ['0.1']),
      finding('second', {}, ['0.1.4']),
      finding('third', {}, ['0.1.4.0']),
    ]);
    expect(targetsOf(issue)).toEqual(['0.1']);
    expect(issue?.detectedBy).toHaveLength(3);
  });

  test('a neighbor whose path begins with the same digits is not inside', () => {
    const [issue] = merge([finding('first', {}, ['0.1']), finding('second', {}, ['0.10'])]);
    expect(targetsOf(issue)).toEqual(['0.1', '0.10']);
  });

  test('into a shadow tree count as inside', () => {
    const [issue] = merge([finding('first', {}, ['0.1']), finding('second', {}, ['0.1.s.0'])]);
    expect(targetsOf(issue)).toEqual(['0.1']);
  });

  test('a failed inner element makes a doubtful outer one fail', () => {
    const issues = merge([
      finding('first', { outcome: 'needs-review' }, ['0.1']),
      finding('second', {}, ['0.1.0']),
    ]);
    expect(issues.map(({ outcome, nodesTotal }) => [outcome, nodesTotal])).toEqual([['failed', 1]]);
  });
});

describe('an issue', () => {
  test('is split by outcome, with fingerprints of their own', () => {
    const issues = merge([
      finding('first', {}, ['0.1', '0.2']),
      finding('first', { outcome: 'needs-review' }, ['0.3']),
    ]);
    expect(issues.map(({ outcome }) => outcome)).toEqual(['failed', 'needs-review']);
    expect(issues.map(targetsOf)).toEqual([['0.1', '0.2'], ['0.3']]);
    expect(issues[0]?.fingerprint).not.toBe(issues[1]?.fingerprint);
  });

  test('has the worst impact that was measured, wherever it stands', () => {
    const mild = finding('first', { measured: 'minor' }, ['0.1']);
    const severe = finding('second', { measured: 'critical' }, ['0.9']);
    expect(merge([mild, severe])[0]).toMatchObject({ impact: 'critical', nodesTotal: 2 });
  });

  test('says what is true of each of its elements: rules of one topic stay apart', () => {
    const issues = merge([
      finding('first', { id: 'label', title: 'Fields', nodesTotal: 9 }, ['0.1']),
      finding('first', { id: 'select-name', title: 'Menus', variantOf: 'label' }, ['0.2']),
      finding('second', { id: 'select-name', title: 'Menus', variantOf: 'label' }, ['0.2']),
    ]);
    expect(issues.map((issue) => [issue.title, targetsOf(issue), issue.nodesTotal])).toEqual([
      ['Fields', ['0.1'], 9],
      ['Menus', ['0.2'], 1],
    ]);
    expect(issues[1]?.detectedBy).toHaveLength(2);
    expect(new Set(issues.map(({ fingerprint }) => fingerprint)).size).toBe(2);
  });

  test('an element that two rules of one topic fail is in one issue, by the worse rule', () => {
    const issues = merge([
      finding('first', { id: 'mild', impact: 'minor' }, ['0.1', '0.2']),
      finding('second', { id: 'severe', impact: 'critical' }, ['0.2']),
    ]);
    expect(issues.map((issue) => [issue.rule, targetsOf(issue)])).toEqual([
      ['mild', ['0.1']],
      ['severe', ['0.2']],
    ]);
    expect(issues[1]?.detectedBy.map(({ rule }) => rule)).toEqual(['mild', 'severe']);
  });

  test('never mixes levels: what fails AAA only is an issue of its own', () => {
    const issues = merge([
      finding('first', { id: 'aaa', level: 'AAA' }, ['0.1', '0.2']),
      finding('first', { id: 'aa', level: 'AA' }, ['0.2']),
    ]);
    expect(issues.map(({ rule, level }) => [rule, level])).toEqual([
      ['aaa', 'AAA'],
      ['aa', 'AA'],
    ]);
    expect(issues.map(targetsOf)).toEqual([['0.1'], ['0.2']]);
    expect(issues[0]?.fingerprint).not.toBe(issues[1]?.fingerprint);
  });

  test('lists its elements in document order, the page before its frames', () => {
    const scrambled = ['1/0.0', '0.10', '0.2.1', '0.2', '0.2.s.5', '0.2.0.9', '0.2.s', '0.1'];
    const [issue] = merge([finding('first', {}, scrambled)]);
    const ordered = ['0.1', '0.2', '0.2.s', '0.2.s.5', '0.2.0.9', '0.2.1', '0.10', 'frame-1/0.0'];
    expect(targetsOf(issue)).toEqual(ordered);
    const [again] = merge([finding('first', {}, scrambled.toReversed())]);
    expect(again?.nodes.map((node) => node.fingerprint)).toEqual(
      issue?.nodes.map((node) => node.fingerprint),
    );
  });

  test('keeps so many elements and counts them all', () => {
    const paths = Array.from({ length: 30 }, (_, index) => `0.${index}`);
    const [issue] = merge([finding('first', {}, paths)], { maxNodes: 10 });
    expect(issue?.nodes).toHaveLength(10);
    expect(issue?.nodesTotal).toBe(30);
    expect(new Set(issue?.nodes.map((node) => node.fingerprint)).size).toBe(10);
  });

  test('counts the elements that an engine left out, once for all detectedBy', () => {
    const [issue] = merge([
      finding('first', { nodesTotal: 900 }, ['0.1', '0.2']),
      finding('second', { nodesTotal: 900 }, ['0.1', '0.2']),
    ]);
    expect(issue?.nodes).toHaveLength(2);
    expect(issue?.nodesTotal).toBe(900);
  });

  test('leaves out elements that are gone; without any there is no issue', () => {
    const gone = finding('first', {}, ['0.1']);
    expect(mergeResolved([gone], new Map())).toEqual([]);
  });

  test('has the fingerprint of its page: no fragment, no tracking, parameters in any order', () => {
    const fingerprintAt = (url: string) =>
      merge([finding('first', {}, ['0.1'])], { url })[0]?.fingerprint;
    const plain = fingerprintAt('https://example.org/shop?a=1&b=2');
    expect(fingerprintAt('https://example.org/shop?utm_source=x&b=2&a=1&gclid=7#part')).toBe(plain);
    expect(fingerprintAt('https://example.org/shop?a=1&b=3')).not.toBe(plain);
    expect(fingerprintAt('https://example.org/other?a=1&b=2')).not.toBe(plain);
  });

  test('cuts and cleans what the page wrote', () => {
    const source = finding('first', {}, ['0.1']);
    const [node] = source.finding.nodes as [FindingNode];
    const hostile = { ...resolve(node), html: `\u0000${'x'.repeat(5_000)}`, target: ['\uD800'] };
    const [issue] = mergeResolved([source], new Map([[node, hostile]]));
    expect(issue?.nodes[0]?.html).toMatch(/^x+…$/);
    expect(issue?.nodes[0]?.target).toEqual(['\uFFFD']);
  });

  test('has the words, criteria and tags of its row, and the impact that was measured', () => {
    const row = {
      title: 'Buttons are silent',
      barrier: 'Who is shut out.',
      remedy: 'How to fix it.',
      helpUrl: 'https://example.org/help',
      level: 'best-practice',
      experimental: true,
      impact: 'minor',
      actRules: ['abc123'],
    } as const;
    expect(merge([finding('first', { ...row, measured: 'critical' }, ['0.1'])])[0]).toMatchObject({
      title: 'Buttons are silent',
      description: 'Who is shut out.',
      help: 'How to fix it.',
      helpUrl: 'https://example.org/help',
      level: 'best-practice',
      tags: ['experimental', 'best-practice'],
      impact: 'critical',
      actRules: ['abc123'],
    });
    expect(merge([finding('first', row, ['0.1'])])[0]?.impact).toBe('minor');
  });

  test('what failed names its first element, as the first engine saw it, for a fix', () => {
    const failureOf = (outcome: Finding['outcome']) => {
      const found = [
        finding('second', { outcome }, ['0.2', '0.1']),
        finding('first', { outcome }, ['0.2']),
      ];
      const nodes = found.flatMap((each) => each.finding.nodes);
      for (const [place, node] of nodes.entries()) node.data = [place];
      return mergedIn(found, new Map(nodes.map((node) => [node, resolve(node)])))[0]?.failure;
    };
    expect(failureOf('failed')).toEqual({
      frame: 0,
      element: numberOf('0.1'),
      engineRule: 'second-rule',
      engineRules: ['second-rule'],
      html: '<p id="0.1">',
      data: [1],
    });
    expect(failureOf('needs-review')).toBeNull();
  });

  test('of a rule without a row there is none', () => {
    const unknown = finding('first', {}, ['0.1']);
    unknown.finding.rule = 'no-such-rule';
    expect(merge([unknown])).toEqual([]);
  });
});

describe('how to see it again', () => {
  const replay = (state: string | null): Replay => ({
    state,
    steps: [{ words: 'Press Tab.', code: ["await page.keyboard.press('Tab');"] }],
    wrong: 'Nothing has the focus.',
    expected: null,
  });
  const withReplay = (path: string, state: string | null): Found => {
    const found = finding('first', {}, [path]);
    const nodes = found.finding.nodes.map((node) => ({ ...node, replay: replay(state) }));
    return { ...found, finding: { ...found.finding, nodes } };
  };

  test('is told of the first element that has a way', () => {
    const [issue] = merge([finding('first', {}, ['0.1']), withReplay('0.2', null)]);
    expect(issue?.reproduction).toEqual({
      state: null,
      steps: ['Press Tab.', 'Nothing has the focus.'],
      pictures: [],
      snippet: null,
    });
  });

  test('is not told where the first element shows on the page as it loads, and others in a state only', () => {
    const [issue] = merge([finding('first', {}, ['0.1']), withReplay('0.2', 'in the menu')]);
    expect(issue?.nodes).toHaveLength(2);
    expect(issue).not.toHaveProperty('reproduction');
  });

  test('what was seen to happen says more of an element than what was read', () => {
    const read = finding('first', {}, ['0.1']);
    const seen = withReplay('0.1', null);
    seen.finding.rule = read.finding.rule;
    for (const source of seen.finding.nodes) source.failureSummary = 'Seen to happen.';
    const [issue] = merge([read, seen]);
    expect(issue?.nodes.map(({ failureSummary }) => failureSummary)).toEqual(['Seen to happen.']);
  });
});

test('an element that has failed is not asked about by a rule of the same common failure', () => {
  const heading = { wcag: ['1.3.1'], techniques: ['F2', 'H42'] };
  const failing = finding('first', { id: 'heading-markup', topic: 'a', ...heading }, ['h']);
  const asked = (topic: string, row: Partial<Rule>) =>
    finding('second', { id: topic, topic, outcome: 'needs-review', ...row }, ['h', 'p']);
  const issues = merge([
    failing,
    asked('p-as-heading', heading),
    asked('other-failure', { ...heading, techniques: ['F92'] }),
    asked('other-criterion', { ...heading, wcag: ['2.4.6'] }),
  ]);
  expect(issues.map(({ rule, nodes }) => [rule, nodes.map(({ target }) => target[0])])).toEqual([
    ['heading-markup', ['h']],
    ['p-as-heading', ['p']],
    ['other-failure', ['h', 'p']],
    ['other-criterion', ['h', 'p']],
  ]);
  expect(issues[1]?.nodesTotal).toBe(1);
});
