import { expect, test } from 'vitest';
import { readView, resultViews, titleOfView, viewOf, writeView } from './result-view.ts';

test.each(resultViews)('%s has an address, and keeps what else is in it', (view) => {
  const search = writeView(view, new URLSearchParams('q=cart&view=keyboard'));
  expect(readView(search)).toBe(view);
  expect(search.get('q')).toBe('cart');
});

test('what it does not know shows the issues, and old links to reviews lead there', () => {
  expect(readView(new URLSearchParams('view=nonsense'))).toBe('issues');
  expect(readView(new URLSearchParams('outcome=needs-review'))).toBe('review');
  expect(writeView('issues', new URLSearchParams('outcome=needs-review')).size).toBe(0);
});

test('an issue is in one view', () => {
  expect(viewOf({ outcome: 'failed' })).toBe('issues');
  expect(viewOf({ outcome: 'needs-review' })).toBe('review');
});

test('the title of a page names the view, except that of the issues', () => {
  const title = (search: string) => titleOfView(new URLSearchParams(search), 'Scan of a.example');
  expect(title('q=cart')).toBe('Scan of a.example');
  expect(title('view=criteria')).toBe('WCAG criteria: Scan of a.example');
});
