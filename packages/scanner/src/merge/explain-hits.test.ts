import type { Issue } from '@curbcut/model/scan';
import type { Cause, Rule } from '@curbcut/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Finding, FindingNode, Pointer } from '../engines/finding.ts';
import { mergeFindings } from './merge-findings.ts';
import { noTraits } from '../../rig/no-traits.ts';
import type { ResolvedNode } from './resolve-nodes.ts';

/** An element, named by its path, on which a rule failed. */
interface Found {
  rule: string;
  path: string;
  outcome?: Finding['outcome'];
  blamed?: string[];
  parentRoles?: string[];
  role?: string;
}

const paths: string[] = [];
function toPointer(path: string): Pointer {
  if (!paths.includes(path)) paths.push(path);
  return { frame: 0, element: paths.indexOf(path) };
}

function merge(found: Found[], causes: Record<string, Cause[]>, maxNodes = 500): Issue[] {
  const rows = new Map(found.map(({ rule }) => [rule, toRow(rule, causes[rule])]));
  const resolved = new Map<Pointer, ResolvedNode>();
  const resolve = (path: string, role?: string): Pointer => {
    const pointer = toPointer(path);
    const html = role ? `<div class="x" role="${role}">` : '<div>';
    const place = { frame: 0, path, target: [path], frameSteps: [], signature: path };
    resolved.set(pointer, {
      ...place,
      html,
      box: null,
      boxNow: null,
      atRest: true,
      attached: true,
      traits: noTraits,
      known: null,
    });
    return pointer;
  };
  const kinds = Map.groupBy(found, ({ rule, outcome = 'failed' }) => `${rule} ${outcome}`);
  const findings = [...kinds.values()].map((alike): Finding => {
    const { rule, outcome = 'failed' } = alike[0] as Found;
    const nodes = alike.map(({ path, role, blamed, parentRoles }) => {
      const node: FindingNode = Object.assign(resolve(path, role), {
        failureSummary: `${rule} fails.`,
        ...(blamed ? { blamed: blamed.map((one) => resolve(one)) } : {}),
        ...(parentRoles ? { parentRoles } : {}),
      });
      return node;
    });
    return { rule, engineRule: rule, outcome, impact: null, nodes, nodesTotal: nodes.length };
  });
  return mergeFindings([{ engine: 'axe', independent: true, findings }], resolved, {
    url: 'https://example.org/',
    viewport: { width: 1280, height: 800 },
    maxNodes,
    standard: '2.2-AA',
    findRule: (id) => rows.get(id),
  }).map(({ issue }) => issue);
}

function toRow(id: string, explainedBy: Cause[] = []): Rule {
  return {
    id,
    revision: 1,
    title: `Rule ${id}`,
    todo: '',
    barrier: '',
    remedy: '',
    verification: '',
    category: 'forms',
    impact: id === 'cause' ? 'serious' : 'moderate',
    wcag: [id === 'cause' ? '1.1.1' : '4.1.2'],
    level: 'A',
    techniques: [],
    actRules: [],
    topic: id,
    explainedBy,
    trust: 'failure',
    detectedBy: { axe: [id] },
    helpUrl: '',
  };
}

const by = (where: Cause['where'], ...rules: string[]) => ({
  effect: [{ rules: rules.length > 0 ? rules : ['cause'], where }],
});
const told = (issues: Issue[]) =>
  issues.map(({ rule, nodes }) => `${rule} ${nodes.map(({ target }) => target).join(' ')}`);

describe('a failure is told with its cause', () => {
  test.each<[Cause['where'], Found, Found]>([
    ['same', { rule: 'cause', path: '0.1' }, { rule: 'effect', path: '0.1' }],
    ['inside', { rule: 'cause', path: '0.1.4.2' }, { rule: 'effect', path: '0.1' }],
    ['inside', { rule: 'cause', path: '0.1.s.2' }, { rule: 'effect', path: '0.1' }],
    ['around', { rule: 'cause', path: '0.1' }, { rule: 'effect', path: '0.1.4.2' }],
    [
      'blames',
      { rule: 'cause', path: '0.1', blamed: ['0.1.4'] },
      { rule: 'effect', path: '0.1.4' },
    ],
    [
      'blames-around',
      { rule: 'cause', path: '0.1', blamed: ['0.1.4'] },
      { rule: 'effect', path: '0.1.4.2' },
    ],
    [
      'blames-around',
      { rule: 'cause', path: '0.1', role: 'menu', blamed: ['0.1.4'] },
      { rule: 'effect', path: '0.1.4.2', parentRoles: ['menubar', 'menu'] },
    ],
    [
      'all-blamed',
      { rule: 'cause', path: '0.1.4' },
      { rule: 'effect', path: '0.1', blamed: ['0.1.4'] },
    ],
  ])('that is at the place “%s”', (where, cause, effect) => {
    const issues = merge([effect, cause], by(where));
    expect(told(issues)).toEqual([`cause ${cause.path}`]);
    expect(issues[0]).toMatchObject({
      impact: 'serious',
      wcag: ['1.1.1', '4.1.2'],
      detectedBy: [
        { engine: 'axe', rule: 'cause' },
        { engine: 'axe', rule: 'effect' },
      ],
    });
    expect(issues[0]?.nodes[0]?.failureSummary).toBe(
      `cause fails.\nThe same cause: “Rule effect”, at ${effect.path}.`,
    );
  });

  test.each<[Cause['where'], Found, Found]>([
    ['same', { rule: 'cause', path: '0.1' }, { rule: 'effect', path: '0.1.0' }],
    ['inside', { rule: 'cause', path: '0.1' }, { rule: 'effect', path: '0.1.0' }],
    ['inside', { rule: 'cause', path: '0.10' }, { rule: 'effect', path: '0.1' }],
    ['around', { rule: 'cause', path: '0.1' }, { rule: 'effect', path: '0.2.1' }],
    [
      'blames',
      { rule: 'cause', path: '0.1', blamed: ['0.1.4'] },
      { rule: 'effect', path: '0.1.4.2' },
    ],
    [
      'blames-around',
      { rule: 'cause', path: '0.1', blamed: ['0.1.4'] },
      { rule: 'effect', path: '0.1.5' },
    ],
    [
      'blames-around',
      { rule: 'cause', path: '0.1', role: 'list', blamed: ['0.1.4'] },
      { rule: 'effect', path: '0.1.4.2', parentRoles: ['tablist'] },
    ],
    [
      'all-blamed',
      { rule: 'cause', path: '0.1.4' },
      { rule: 'effect', path: '0.1', blamed: ['0.1.4', '0.1.5'] },
    ],
    ['all-blamed', { rule: 'cause', path: '0.1.4' }, { rule: 'effect', path: '0.1' }],
  ])('and not where it is not at the place “%s”', (where, cause, effect) => {
    expect(told(merge([effect, cause], by(where)))).toEqual([
      `effect ${effect.path}`,
      `cause ${cause.path}`,
    ]);
  });
});

test('the rest of a rule stays an issue', () => {
  const found = ['0.1.0', '0.1.1', '0.7'].map((path) => ({ rule: 'effect', path }));
  const issues = merge([...found, { rule: 'cause', path: '0.1' }], by('around'));
  expect(told(issues)).toEqual(['effect 0.7', 'cause 0.1']);
  expect(issues[1]?.nodes[0]?.failureSummary).toContain('2 elements, the first at 0.1.0.');
});

test('what a person has to look at explains no failure, and a failure explains what needs a look', () => {
  const cause: Found = { rule: 'cause', path: '0.1' };
  const effect: Found = { rule: 'effect', path: '0.1' };
  const review = 'needs-review' as const;
  expect(told(merge([effect, { ...cause, outcome: review }], by('same')))).toHaveLength(2);
  expect(told(merge([{ ...effect, outcome: review }, cause], by('same')))).toEqual(['cause 0.1']);
});

test('what is explained by something explained is told with the first cause', () => {
  const issues = merge(
    [
      { rule: 'heading', path: '0.1' },
      { rule: 'link', path: '0.1.0' },
      { rule: 'image', path: '0.1.0.0' },
    ],
    {
      heading: [{ rules: ['link'], where: 'inside' }],
      link: [{ rules: ['image'], where: 'inside' }],
    },
  );
  expect(told(issues)).toEqual(['image 0.1.0.0']);
  expect(issues[0]?.detectedBy).toHaveLength(3);
});

const places: Cause['where'][] = [
  'same',
  'inside',
  'around',
  'blames',
  'blames-around',
  'all-blamed',
];
const path = fc
  .array(fc.integer({ min: 0, max: 2 }), { minLength: 1, maxLength: 4 })
  .map((steps) => `0.${steps.join('.')}`);
const anyFound = fc.record({
  rule: fc.constantFrom('a', 'b', 'c', 'd'),
  path,
  outcome: fc.constantFrom('failed' as const, 'needs-review' as const),
  blamed: fc.array(path, { maxLength: 3 }),
});
/** Rules may be explained by earlier ones only, so that nothing explains itself. */
const anyCauses = fc.record({
  b: fc.array(fc.record({ rules: fc.constant(['a']), where: fc.constantFrom(...places) }), {
    maxLength: 2,
  }),
  c: fc.array(
    fc.record({
      rules: fc.constantFrom(['a'], ['b'], ['a', 'b']),
      where: fc.constantFrom(...places),
    }),
    { maxLength: 2 },
  ),
  d: fc.array(
    fc.record({
      rules: fc.constantFrom(['c'], ['a', 'b', 'c']),
      where: fc.constantFrom(...places),
    }),
    { maxLength: 2 },
  ),
});

test('no element is lost: it is in an issue of its rule, or counted once with a failure that explains it', () => {
  fc.assert(
    fc.property(fc.array(anyFound, { minLength: 1, maxLength: 25 }), anyCauses, (found, causes) => {
      const unique = [...new Map(found.map((one) => [`${one.rule} ${one.path}`, one])).values()];
      const issues = merge(unique, causes);
      const nodes = issues.flatMap((issue) => issue.nodes.map((node) => ({ issue, node })));
      for (const rule of ['a', 'b', 'c', 'd']) {
        const all = unique.filter((one) => one.rule === rule);
        const own = nodes.filter(({ issue }) => issue.rule === rule);
        const told = nodes
          .flatMap(({ node }) => node.failureSummary.split('\n'))
          .filter((line) => line.startsWith(`The same cause: “Rule ${rule}”`))
          .map((line) => Number(/(\d+) element/.exec(line)?.[1] ?? 1));
        expect(own.length + told.reduce((sum, count) => sum + count, 0)).toBe(all.length);
        if (!all.some(({ outcome }) => outcome === 'failed')) continue;
        const failed = issues.filter(({ outcome }) => outcome === 'failed');
        const detections = failed.flatMap((issue) => issue.detectedBy);
        expect(detections).toContainEqual({ engine: 'axe', rule });
      }
    }),
    { numRuns: 500, seed: 12 },
  );
});
