import { describe, expect, test } from 'vitest';
import { doneAfter, promiseOf } from './repair-promise.ts';
import { wcagCriteria } from './wcag.ts';

const counts = { critical: 15, serious: 9, moderate: 0, minor: 0 };

describe('what a repair is good for', () => {
  test('is said in numbers that people understand', () => {
    expect(promiseOf({ wcag: ['2.1.1'], nodesTotal: 1_029 })).toBe(
      '1,029 controls become usable by keyboard',
    );
    expect(promiseOf({ wcag: ['1.1.1'], nodesTotal: 1 })).toBe(
      '1 image becomes understandable without sight',
    );
    expect(promiseOf({ wcag: ['1.3.1'], nodesTotal: 2 })).toBe(
      '2 parts of the page become clear to screen readers',
    );
    expect(promiseOf({ wcag: ['3.1.1'], nodesTotal: 1 })).toBe(
      'The page becomes readable aloud in its language',
    );
    expect(promiseOf({ wcag: ['1.4.6'], nodesTotal: 2 })).toBeNull();
  });

  test.each(
    Object.entries(wcagCriteria).flatMap(([number, { level }]) =>
      level === 'AAA' ? [] : [[number]],
    ),
  )('is known of %s', (number) => {
    expect(promiseOf({ wcag: [number], nodesTotal: 2 })).toMatch(/ becomes? [a-z]/);
  });

  test('is told with how much of the worst is done then', () => {
    const steps = [{ impact: 'critical' }, { impact: 'critical' }, { impact: 'serious' }] as const;
    expect(doneAfter(steps, counts)).toBe('2 of 15 critical done');
    expect(doneAfter(steps.slice(2), counts)).toBe('1 of 9 serious done');
    expect(doneAfter([], counts)).toBeNull();
  });
});
