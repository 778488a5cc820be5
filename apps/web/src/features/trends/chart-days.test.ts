import { expect, test } from 'vitest';
import { chartDays } from './chart-days.ts';

test('days stand under scans of different days', () => {
  expect(chartDays(['2026-11-14T08:12:00', '2026-11-21T08:12:00'])).toEqual(['14 Nov', '21 Nov']);
});

test('the same day of another year is another day', () => {
  expect(chartDays(['2025-11-21T08:12:00', '2026-11-21T08:12:00'])).toEqual(['21 Nov', '21 Nov']);
});

test('hours stand under scans of one day, whose dates would all be the same', () => {
  expect(chartDays(['2026-11-21T08:12:00', '2026-11-21T17:05:00'])).toEqual(['08:12', '17:05']);
});

test('a date that nobody can read has no words', () => {
  expect(chartDays(['2026-11-21T08:12:00', 'soon'])).toEqual(['21 Nov', '']);
  expect(chartDays(['soon', 'later'])).toEqual(['', '']);
});
