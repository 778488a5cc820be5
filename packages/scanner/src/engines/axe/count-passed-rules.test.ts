import { expect, test } from 'vitest';
import { countPassedRules } from './count-passed-rules.ts';

test('a rule that passes on one element and not on another has not passed', () => {
  const [order, alt, label] = [{ id: 'heading-order' }, { id: 'image-alt' }, { id: 'label' }];
  const results = { passes: [order, alt, label], violations: [order], incomplete: [alt] };
  expect(countPassedRules(results)).toBe(1);
});
