import { expect, test } from 'vitest';
import type { ResolvedNode } from '../merge/resolve-nodes.ts';
import { keepFirst } from './keep-first.ts';

test('what is known of an element stays when it is seen again with other words', () => {
  const first = { signature: 'dialog of the first card' } as ResolvedNode;
  const second = { signature: 'dialog of the second card' } as ResolvedNode;
  const resolved = new Map<string, ResolvedNode>();
  const dialog = { frame: 0, element: 7 };
  keepFirst(resolved, [[dialog, first]]);
  keepFirst(resolved, [
    [{ ...dialog }, second],
    [{ frame: 0, element: 8 }, second],
  ]);
  expect([...resolved.values()]).toEqual([first, second]);
});
