import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { guardMembers } from './guard-members.ts';

/** Members are found below `members` of what has any, which is what a view of an object looks like. */
function run(source: string): unknown {
  const $membersOf = (value: unknown) => (value as { members?: unknown } | null)?.members ?? value;
  const form = {
    parentNode: 'field',
    members: { parentNode: 'parent', size: () => 3, children: [1] },
  };
  return runInNewContext(`(${guardMembers(`(${source})`)})()`, {
    $membersOf,
    form,
    none: null,
    URL,
  });
}

test.each<[string, unknown]>([
  ['() => form.parentNode', 'parent'],
  ["() => form['parentNode']", 'parent'],
  ['() => form?.parentNode', 'parent'],
  ['() => form.size()', 3],
  ['() => form.size?.()', 3],
  ['() => form.children[0]', 1],
  ['() => (0, form).parentNode', 'parent'],
  ["() => 'size'in(form)", true],
  ["() => 'fields'in[form]", false],
  ['() => { const { parentNode } = form; return parentNode; }', 'parent'],
  ['() => { let parentNode; ({ parentNode } = form); return parentNode; }', 'parent'],
  ['() => [form].map(({ parentNode }) => parentNode)[0]', 'parent'],
  ['() => [form].map(({ parentNode }) => ({ parentNode }))[0].parentNode', 'parent'],
  [
    '() => { return get(form); function get({ parentNode: up = none.x }) { return up; } }',
    'parent',
  ],
  ['() => ((first, { parentNode } = form) => parentNode)(1)', 'parent'],
  ['() => { for (const { parentNode } of [form]) return parentNode; }', 'parent'],
  ['() => { for (const { parentNode } of [form]) { return parentNode; } }', 'parent'],
  ['() => { form.parentNode = 5; form.parentNode += 1; return form.parentNode; }', 6],
  // What holds for source as it is holds for guarded source.
  ['() => none?.a.b.c', undefined],
  ['() => none?.a.b().c[0] /* . */ .d', undefined],
  ["() => new URL('https://page.example/a').pathname", '/a'],
  ['() => new (class { static A = class { b = 1; } }).A().b', 1],
  [
    '() => { class A { a() { return 1; } } class B extends A { a() { return super.a() + 1; } } return new B().a(); }',
    2,
  ],
])('%s', (source, value) => {
  expect(run(source)).toEqual(value);
});

test('a chain that did not end early still fails at what is missing', () => {
  expect(() => run('() => (none?.a).b')).toThrow('undefined');
});

test.each(['({ a: { b } }) => b', '() => { const [{ a }] = form; }', '({ a: { b } = {} }) => b'])(
  'a pattern within another is refused: %s',
  (source) => {
    expect(() => guardMembers(`(${source})`)).toThrow('one at a time');
  },
);
