import { expect, test } from 'vitest';
import { toOurRules } from './to-our-rules.ts';

test("an engine's own rule leads to ours", () => {
  expect(toOurRules('lighthouse').get('image-alt')?.id).toBe('image-alt');
  expect(toOurRules('lighthouse').has('reflow')).toBe(false);
  expect(toOurRules('no-such-engine').size).toBe(0);
});
