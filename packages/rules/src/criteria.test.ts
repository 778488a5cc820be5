import { expect, test } from 'vitest';
import { findRule } from './catalogue.ts';
import { criteriaDetectedBy, criteriaOf } from './criteria.ts';

test('criteria of rules are named once, without those of rules that are only tried out', () => {
  expect(criteriaOf(['link-name', 'area-alt', 'heading-order', 'reflow'])).toEqual([
    '2.4.4',
    '4.1.2',
    '1.4.10',
  ]);
  expect(findRule('css-orientation-lock')).toMatchObject({ experimental: true, wcag: ['1.3.4'] });
  expect(criteriaOf(['css-orientation-lock', 'no-such-rule'])).toEqual([]);
});

test('an engine covers the criteria of its rules', () => {
  expect(criteriaDetectedBy('curbcut')).toContain('1.4.10');
  expect(criteriaDetectedBy('axe')).toEqual(expect.arrayContaining(['1.1.1', '4.1.2', '2.4.9']));
  expect(criteriaDetectedBy('axe')).not.toContain('1.3.4');
  expect(criteriaDetectedBy('no-such-engine')).toEqual([]);
});
