import { expect, test } from 'vitest';
import { hiddenSides } from './hidden-sides.ts';

const frame = { clientWidth: 300, clientHeight: 200, scrollWidth: 300, scrollHeight: 200 };

test.each([
  [{ scrollLeft: 0, scrollTop: 0 }, []],
  [{ scrollLeft: 0, scrollTop: 0, scrollWidth: 500 }, ['right']],
  [{ scrollLeft: 100, scrollTop: 0, scrollWidth: 500 }, ['left', 'right']],
  [{ scrollLeft: 199.6, scrollTop: 0, scrollWidth: 500 }, ['left']],
  [{ scrollLeft: 0, scrollTop: 40, scrollHeight: 900 }, ['top', 'bottom']],
])('%o goes on at %o', (scrolled, sides) => {
  expect(hiddenSides({ ...frame, ...scrolled })).toEqual(sides);
});
