import { expect, test } from 'vitest';
import type { CompletedPageScan, NotAssessed } from './page-scan.ts';
import { toSitePageResult } from './site-page-result.ts';

const left = (rules: string[]): NotAssessed => ({
  kind: 'check',
  target: [],
  code: 'LEFT_ALONE',
  message: 'Not tried: the form with “Send”.',
  rules,
});
const cut: NotAssessed = { kind: 'check', target: [], code: 'CHECK_LIMIT', message: 'No time.' };

function resultOf(...notAssessed: NotAssessed[]) {
  const scan = { notAssessed, issues: [] } as unknown as CompletedPageScan;
  const { hasNotAssessed, leftAlone } = toSitePageResult({ url: '', scanId: '' }, scan);
  return { hasNotAssessed, leftAlone };
}

test('what was left alone on a page is told apart from what could not be judged', () => {
  expect(resultOf()).toEqual({ hasNotAssessed: false, leftAlone: undefined });
  expect(resultOf(cut)).toEqual({ hasNotAssessed: true, leftAlone: undefined });
  expect(resultOf(left(['a', 'b']), left(['b']))).toEqual({
    hasNotAssessed: false,
    leftAlone: ['a', 'b'],
  });
  expect(resultOf(left([]), cut)).toEqual({ hasNotAssessed: true, leftAlone: [] });
});
