import { expect, it } from 'vitest';
import { hasSessionEnded, isToKeepScan, readReturnPath, toReturnState } from './return-path.ts';

it.each([
  [{ from: '/settings' }, '/settings'],
  [{ from: '/dashboard?tab=trends#top' }, '/dashboard?tab=trends#top'],
  [{ from: '//evil.example/x' }, '/dashboard'],
  [{ from: '/\\evil.example' }, '/dashboard'],
  [{ from: '/\t/evil.example' }, '/dashboard'],
  [{ from: 'https://evil.example' }, '/dashboard'],
  [{ from: 'javascript:alert(1)' }, '/dashboard'],
  [{ from: 7 }, '/dashboard'],
  [null, '/dashboard'],
])('after %j one goes to %s', (state, path) => {
  expect(readReturnPath(state)).toBe(path);
});

it('knows a session that ended', () => {
  expect(hasSessionEnded({ from: '/', ended: true })).toBe(true);
  expect(hasSessionEnded({ from: '/' })).toBe(false);
  expect(hasSessionEnded('ended')).toBe(false);
});

it('takes along that a scan is to be kept, and nothing else', () => {
  expect(toReturnState({ from: '/results/a', keepsScan: true, more: 1 })).toEqual({
    keepsScan: true,
  });
  expect(isToKeepScan(toReturnState({ from: '/results/a', keepsScan: 'yes' }))).toBe(false);
  expect(isToKeepScan(null)).toBe(false);
});
