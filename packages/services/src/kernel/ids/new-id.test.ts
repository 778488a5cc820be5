import { expect, test } from 'vitest';
import { newId } from './new-id.ts';

test('ids are url-safe, differ, and never look like an option or a formula', () => {
  const ids = Array.from({ length: 2_000 }, newId);
  expect(new Set(ids).size).toBe(2_000);
  for (const id of ids) expect(id).toMatch(/^[\w][\w-]{23}$/);
});
