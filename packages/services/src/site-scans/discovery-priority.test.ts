import { planCatalogue } from '@curbcut/model/plans';
import { expect, test } from 'vitest';
import { discoveryPriority } from './discovery-priority.ts';

const { free, pro } = planCatalogue;
const at = (seconds: number) => new Date(Date.UTC(2026, 10, 21) + seconds * 1_000);

test('among equals whoever asked first goes first', () => {
  const first = discoveryPriority({ plan: null, unfinished: 0, now: at(0) });
  expect(first).toBeGreaterThan(discoveryPriority({ plan: null, unfinished: 0, now: at(1) }));
  expect(first).toBe(discoveryPriority({ plan: free, unfinished: 0, now: at(0) }));
});

test('a plan with priority is a minute ahead', () => {
  const later = discoveryPriority({ plan: pro, unfinished: 0, now: at(59) });
  expect(later).toBeGreaterThan(discoveryPriority({ plan: free, unfinished: 0, now: at(0) }));
  const tooLate = discoveryPriority({ plan: pro, unfinished: 0, now: at(61) });
  expect(tooLate).toBeLessThan(discoveryPriority({ plan: free, unfinished: 0, now: at(0) }));
});

test('who has many scans waits behind who has one, also with priority', () => {
  const fifth = discoveryPriority({ plan: pro, unfinished: 4, now: at(0) });
  expect(fifth).toBeLessThan(discoveryPriority({ plan: free, unfinished: 0, now: at(10) }));
});

test('nobody waits for ever: a late scan goes behind the longest backlog of before', () => {
  const hundredth = discoveryPriority({ plan: free, unfinished: 99, now: at(0) });
  expect(hundredth).toBeGreaterThan(
    discoveryPriority({ plan: pro, unfinished: 0, now: at(3_600) }),
  );
});

test('the number fits the queue’s column for decades', () => {
  const far = discoveryPriority({ plan: free, unfinished: 100_000, now: new Date('2090-01-01') });
  expect(Number.isInteger(far)).toBe(true);
  expect(far).toBeGreaterThan(-(2 ** 31));
});
