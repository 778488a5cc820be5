import { expect, test, vi } from 'vitest';
import { remember, rememberByIdentity } from './remember-by-identity.ts';

test('what is remembered is worked out once for the same arguments, and anew when it was forgotten', () => {
  const alike = [{ id: 1 }, { id: 1 }];
  const one = vi.fn();
  const ofOne = remember((first: unknown) => one(first));
  for (const argument of [...alike, ...alike]) expect(ofOne(argument)).toBeUndefined();
  expect(one).toHaveBeenCalledTimes(2);

  const two = vi.fn((first: unknown, second: unknown) => [first, second]);
  const ofTwo = remember((first: unknown, second: unknown) => two(first, second));
  expect(ofTwo(alike[0], true)).toEqual([{ id: 1 }, true]);
  expect(ofTwo(alike[0], true)).toBe(ofTwo(alike[0], true));
  expect(ofTwo(alike[0])).toEqual([{ id: 1 }, undefined]);
  expect(ofTwo(alike[0], false)).toEqual([{ id: 1 }, false]);
  expect(two).toHaveBeenCalledTimes(3);

  const none = vi.fn(() => null);
  const ofNone = remember(() => none());
  expect([ofNone(), ofNone()]).toEqual([null, null]);
  expect(none).toHaveBeenCalledTimes(1);

  for (const remembering of [ofOne, ofTwo, ofNone]) remembering.clear();
  ofOne(alike[0]);
  ofTwo(alike[0], true);
  ofNone();
  expect([one, two, none].map(({ mock }) => mock.calls.length)).toEqual([3, 4, 2]);
});

test('what throws is tried again', () => {
  let isReady = false;
  const remembering = remember((first: unknown) => {
    if (!isReady) throw new Error('Not yet');
    return first;
  });
  expect(() => remembering('a')).toThrow('Not yet');
  isReady = true;
  expect(remembering('a')).toBe('a');
});

test('the text of another axe is refused', () => {
  expect(() => rememberByIdentity('axe._memoizedFns=[]')).toThrow('in another way');
});
