import { expect, it } from 'vitest';
import { partsOf } from './report-parts.ts';

interface Named {
  name: string;
  height: number;
  children: Named[];
}
const block = (name: string, height: number, children: Named[] = []): Named => ({
  name,
  height,
  children,
});
const view = {
  heightOf: ({ height }: Named) => height,
  childrenOf: ({ children }: Named) => children,
};
const divide = (blocks: Named[]) =>
  partsOf(blocks, 100, view).map((part) => part.map(({ name }) => name));

it('keeps together what fits', () => {
  expect(divide([block('a', 40), block('b', 60)])).toEqual([['a', 'b']]);
});

it('begins a new part where the next block does not fit', () => {
  expect(divide([block('a', 40), block('b', 61), block('c', 30)])).toEqual([['a'], ['b', 'c']]);
});

it('divides a block that is too tall between its children, at any depth', () => {
  const list = block('list', 240, [
    block('x', 60),
    block('y', 180, [block('y1', 90), block('y2', 90)]),
  ]);
  expect(divide([block('a', 30), list])).toEqual([['a', 'x'], ['y1'], ['y2']]);
});

it('keeps whole what cannot be divided', () => {
  expect(divide([block('picture', 500), block('b', 10)])).toEqual([['picture'], ['b']]);
});

it('has no part without blocks', () => {
  expect(divide([])).toEqual([]);
});
