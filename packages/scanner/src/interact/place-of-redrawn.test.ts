import { expect, test } from 'vitest';
import type { ResolvedNode } from '../merge/resolve-nodes.ts';
import { placeOfRedrawn } from './place-of-redrawn.ts';

const box = { x: 10, y: 20, width: 30, height: 40 };
const node = (facts: Partial<ResolvedNode>) =>
  ({ frame: 0, target: ['#pages', 'button'], signature: 'page 1', box, ...facts }) as ResolvedNode;

test('what is drawn again in its place stands where the picture shows it', () => {
  expect(placeOfRedrawn([node({ box: null }), node({})], node({ box: null }))).toEqual(box);
});

test.each([
  ['another frame', { frame: 1 }],
  ['another place', { target: ['#pages', 'a'] }],
  ['a place further in', { target: ['#pages', 'button', 'b'] }],
  ['something else in that place', { signature: 'page 4' }],
])('%s is not taken for it', (_, facts) => {
  expect(placeOfRedrawn([node({})], node({ box: null, ...facts }))).toBe(null);
});
