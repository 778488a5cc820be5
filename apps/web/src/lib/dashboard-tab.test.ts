import { expect, it, test } from 'vitest';
import { dashboardTabs, readTab, tabUrl, trendUrl } from './dashboard-tab.ts';

const search = (text: string) => new URLSearchParams(text);

test.each(dashboardTabs)('$label is opened by its address', ({ id }) => {
  expect(readTab(search(tabUrl(search(''), id)))).toBe(id);
});

it('opens Overview for an address without a tab, or with an unknown one', () => {
  expect(readTab(search(''))).toBe('overview');
  expect(readTab(search('tab=billing'))).toBe('overview');
});

it('keeps the chosen website and range for the trends only', () => {
  const now = search('tab=trends&website=https%3A%2F%2Fexample.org%2F&range=30d&job=j');
  expect(tabUrl(now, 'trends')).toBe(
    '?tab=trends&website=https%3A%2F%2Fexample.org%2F&range=30d&job=j',
  );
  expect(tabUrl(now, 'scans')).toBe('?tab=scans&job=j');
});

it('shows the trend of a website with any characters in its address', () => {
  const address = trendUrl(search('tab=scans'), 'https://example.org/?a=1&b=ü#x');
  expect(search(address).get('website')).toBe('https://example.org/?a=1&b=ü#x');
  expect(readTab(search(address))).toBe('trends');
});
