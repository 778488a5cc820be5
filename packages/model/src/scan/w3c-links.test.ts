import { expect, test } from 'vitest';
import { actRuleUrl, techniqueUrl, understandingUrl } from './w3c-links.ts';

test('a criterion, a technique, a failure and an ACT rule have pages of W3C', () => {
  expect(understandingUrl('3.3.4')).toBe(
    'https://www.w3.org/WAI/WCAG22/Understanding/error-prevention-legal-financial-data',
  );
  expect(techniqueUrl('H37')).toBe('https://www.w3.org/WAI/WCAG22/Techniques/html/H37');
  expect(techniqueUrl('F65')).toBe('https://www.w3.org/WAI/WCAG22/Techniques/failures/F65');
  expect(techniqueUrl('ARIA6')).toBe('https://www.w3.org/WAI/WCAG22/Techniques/aria/ARIA6');
  expect(techniqueUrl('SCR24')).toBe(
    'https://www.w3.org/WAI/WCAG22/Techniques/client-side-script/SCR24',
  );
  expect(actRuleUrl('23a2a8')).toBe(
    'https://www.w3.org/WAI/standards-guidelines/act/rules/23a2a8/',
  );
});

test('what W3C does not have leads nowhere', () => {
  expect(understandingUrl('9.9.9')).toBeNull();
  expect(techniqueUrl('javascript:1')).toBeNull();
});
