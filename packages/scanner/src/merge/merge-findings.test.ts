import type { Issue } from '@curbcut/model/scan';
import { describe, expect, test } from 'vitest';
import type { Finding, FindingNode } from '../engines/finding.ts';
import { mergeFindings } from './merge-findings.ts';
import type { ResolvedNode } from './resolve-nodes.ts';

/** Paths stand for elements; their places in this list are the elements' numbers. */
const elements: string[] = [];
function numberOf(path: string): number {
  if (!elements.includes(path)) elements.push(path);
  return elements.indexOf(path);
}

/** An engine's finding on elements named by their path; `frame/path` for another frame. */
function finding(engine: string, rest: Partial<Omit<Finding, 'nodes'>>, paths: string[]): Finding {
  return {
    engine,
    rule: `${engine}-rule`,
    outcome: 'failed',
    topic: 'topic',
    impact: 'serious',
    category: 'forms',
    title: `Words of ${engine}`,
    description: '',
    help: '',
    helpUrl: '',
    wcag: ['1.1.1'],
    level: 'A',
    actRules: [],
    tags: [],
    nodesTotal: paths.length,
    ...rest,
    nodes: paths.map((path) => ({
      frame: Number(path.split('/').at(-2) ?? 0),
      element: numberOf(path.split('/').at(-1) ?? ''),
      failureSummary: `${engine} of ${path}`,
    })),
  };
}

function merge(findings: Finding[], options: { maxNodes?: number; url?: string } = {}): Issue[] {
  const nodes = findings.flatMap((each) => each.nodes);
  const resolved = new Map(nodes.map((node) => [node, resolve(node)]));
  return mergeFindings(findings, resolved, {
    url: options.url ?? 'https://example.org/',
    engineOrder: ['first', 'second', 'third'],
    maxNodes: options.maxNodes ?? 500,
  });
}

function resolve({ frame, element }: FindingNode): ResolvedNode {
  const path = elements[element] ?? '';
  const target = frame === 0 ? [path] : [`frame-${frame}`, path];
  return { frame, path, target, html: `<p id="${path}">`, box: null, signature: 'alike' };
}

const targetsOf = (issue: Issue | undefined) => issue?.nodes.map(({ target }) => target.join('/'));

describe('one element, one topic', () => {
  test('what two detectedBy say is one issue with two witnesses, in the words of the first', () => {
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

  test('failed beats needs-review, in its own words and with its own witnesses', () => {
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

  test('two rules of one engine are one witness each', () => {
    const [issue] = merge([
      finding('first', {}, ['0.1']),
      finding('first', { rule: 'other-rule' }, ['0.1']),
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

  test('has the impact and the words of its most severe finding, wherever it stands', () => {
    const mild = finding('first', { rule: 'mild', impact: 'minor' }, ['0.1']);
    const severe = finding('second', { rule: 'severe', impact: 'critical' }, ['0.9']);
    expect(merge([mild, severe])[0]).toMatchObject({
      rule: 'severe',
      impact: 'critical',
      level: 'A',
    });
  });

  test('never mixes levels: what fails AAA only is an issue of its own', () => {
    const issues = merge([
      finding('first', { rule: 'aaa', level: 'AAA' }, ['0.1', '0.2']),
      finding('first', { rule: 'aa', level: 'AA' }, ['0.2']),
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
    expect(
      mergeFindings([gone], new Map(), {
        url: 'https://example.org/',
        engineOrder: [],
        maxNodes: 5,
      }),
    ).toEqual([]);
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
    const [node] = source.nodes as [FindingNode];
    const hostile = { ...resolve(node), html: `\u0000${'x'.repeat(5_000)}`, target: ['\uD800'] };
    const [issue] = mergeFindings([source], new Map([[node, hostile]]), {
      url: 'https://example.org/',
      engineOrder: ['first'],
      maxNodes: 5,
    });
    expect(issue?.nodes[0]?.html).toMatch(/^x+…$/);
    expect(issue?.nodes[0]?.target).toEqual(['\uFFFD']);
  });
});
