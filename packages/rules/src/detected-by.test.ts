import { expect, test } from 'vitest';
import { rules } from './catalogue.ts';
import { criteriaDetectedBy, rulesDetectedBy, toOurRules } from './detected-by.ts';

test('an engine sees the rules that name it', () => {
  expect(rulesDetectedBy('curbcut').map(({ id }) => id)).toContain('reflow');
  expect(rulesDetectedBy('curbcut').map(({ id }) => id)).not.toContain('image-alt');
  expect(rulesDetectedBy('no-such-engine')).toEqual([]);
});

test("an engine's own rule leads to ours", () => {
  expect(toOurRules('lighthouse').get('image-alt')?.id).toBe('image-alt');
  expect(toOurRules('lighthouse').has('reflow')).toBe(false);
});

test('an engine covers the criteria of its rules, without those that are only tried out', () => {
  expect(criteriaDetectedBy('curbcut')).toContain('1.4.10');
  expect(criteriaDetectedBy('axe')).toEqual(expect.arrayContaining(['1.1.1', '4.1.2', '2.4.9']));
  const orientation = rules.find(({ id }) => id === 'css-orientation-lock');
  expect(orientation).toMatchObject({ experimental: true, wcag: ['1.3.4'] });
  expect(criteriaDetectedBy('axe')).not.toContain('1.3.4');
  expect(criteriaDetectedBy('no-such-engine')).toEqual([]);
});
