import { expect, test } from 'vitest';
import { delayBetween } from './delay-between.ts';

const during = { ms: 1_000, processors: 2 };
const start = (pid: string) => ({ pid, usedMs: 500, waitedMs: 300 });
const later = (pid: string, used: number, waited: number) => ({
  pid,
  usedMs: 500 + used,
  waitedMs: 300 + waited,
});

test('who had a processor whenever it needed one was not delayed', () => {
  expect(delayBetween([start('1')], [later('1', 900, 0)], during)).toBe(0);
});

test('who waited while others worked was delayed for as long', () => {
  expect(delayBetween([start('1')], [later('1', 150, 800)], during)).toBe(800);
});

test('processes that waited at the same time were delayed once', () => {
  const group = [later('1', 100, 800), later('2', 100, 700)];
  expect(delayBetween([start('1'), start('2')], group, during)).toBe(800);
});

test('a group that has all processors is not delayed by others, however long it waits', () => {
  const group = [later('1', 900, 900), later('2', 1_100, 0)];
  expect(delayBetween([start('1'), start('2')], group, during)).toBe(0);
});

test('nothing is known of the first look at a process', () => {
  expect(delayBetween([], [later('1', 100, 900)], during)).toBe(0);
});

test('a delay is never longer than the time between the looks', () => {
  expect(delayBetween([start('1')], [later('1', 0, 5_000)], during)).toBe(1_000);
});
