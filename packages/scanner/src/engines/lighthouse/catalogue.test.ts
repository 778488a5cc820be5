import { toOurRules } from '@curbcut/rules';
import { expect, test } from 'vitest';
import { auditIds } from './score-accessibility.ts';

test('every audit of Lighthouse has a row in the catalogue, and no row names another', () => {
  expect([...toOurRules('lighthouse').keys()].sort()).toEqual(auditIds.toSorted());
});
