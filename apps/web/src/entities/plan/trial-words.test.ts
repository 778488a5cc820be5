import { defaultSiteConfig } from '@curbcut/model/site';
import { expect, it } from 'vitest';
import { proTrialWords, startWords } from './trial-words.ts';

const shop = { ...defaultSiteConfig, payments: true };

it('says what an account begins with', () => {
  expect(startWords(shop)).toBe('You start on the Free plan: no card, and no trial that runs out.');
  expect(startWords({ defaultPlan: 'pro' })).toContain('You start on the Pro plan');
});

it('says from when on Pro costs something', () => {
  expect(proTrialWords(shop)).toContain('Pro costs $29 a month from the day you upgrade.');
});

it('names no price where nothing is sold, or where everybody has Pro', () => {
  expect(proTrialWords({ ...shop, payments: false })).toContain('takes no card payments');
  expect(proTrialWords({ ...shop, payments: false })).not.toContain('$');
  expect(proTrialWords({ ...shop, defaultPlan: 'pro' })).not.toContain('$');
});
