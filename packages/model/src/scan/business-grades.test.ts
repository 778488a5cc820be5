import { expect, test } from 'vitest';
import { businessDefaults, fixTime, legalRisk, roiPotential } from './business-grades.ts';

test.each([
  [0, 'Low'],
  [1, 'Medium'],
  [5, 'Medium'],
  [6, 'High'],
])('%i critical issues are a legal risk of %s', (count, grade) => {
  expect(legalRisk(count)).toBe(grade);
});

test.each([
  [0, 'Low'],
  [60, 'Low'],
  [61, 'Medium'],
  [80, 'Medium'],
  [81, 'High'],
  [100, 'High'],
])('a score of %i has a potential of %s', (score, grade) => {
  expect(roiPotential(score)).toBe(grade);
});

test.each([
  [0, '0 days'],
  [1, '1 day'],
  [10, '1 day'],
  [11, '2 days'],
  [101, '11 days'],
])('%i issues take %s', (count, time) => {
  expect(fixTime(count)).toBe(time);
});

test('the figures alone decide every default', () => {
  expect(businessDefaults({ score: 0.58, total: 0, critical: 0 })).toEqual({
    roi: 'Low',
    userImpact: 42,
    legalRisk: 'Low',
    fixTime: '0 days',
    priority: 'Low',
  });
  expect(businessDefaults({ score: 1, total: 3, critical: 0 }).priority).toBe('Medium');
});

test('what follows from a figure that is not known is not known', () => {
  expect(businessDefaults({ score: null, total: null, critical: null })).toEqual({
    roi: null,
    userImpact: null,
    legalRisk: null,
    fixTime: null,
    priority: null,
  });
  expect(businessDefaults({ score: 0.9, total: 7, critical: null })).toEqual({
    roi: 'High',
    userImpact: 10,
    legalRisk: null,
    fixTime: '1 day',
    priority: null,
  });
  expect(businessDefaults({ score: null, total: null, critical: 2 })).toMatchObject({
    legalRisk: 'Medium',
    priority: 'High',
  });
});
