import type { SitePage, SiteScanAnswer } from '@curbcut/wire/scan';
import { expect, test } from 'vitest';
import { groupSkipped, inOrderOfWork } from './site-page-lists.ts';

const page = (url: string, more: Partial<SitePage> = {}): SitePage => ({
  url,
  status: 'completed',
  scan_id: url,
  overall_score: null,
  issues_count: null,
  reason: null,
  skip_reason: null,
  ...more,
});

const pages = [
  page('/good', { overall_score: 0.9 }),
  page('/private', { status: 'skipped', skip_reason: 'robots' }),
  page('/gone', { status: 'failed' }),
  page('/bad', { overall_score: 0.4 }),
  page('/old', { status: 'skipped', skip_reason: null }),
  page('/one-too-many', { status: 'skipped', skip_reason: 'page-limit' }),
  page('/secret', { status: 'skipped', skip_reason: 'robots' }),
];

const urls = (of: readonly SitePage[]) => of.map(({ url }) => url);

test('pages stand as they are found, and with the result the worst first', () => {
  const site = (status: SiteScanAnswer['status']) => ({ status, pages }) as SiteScanAnswer;
  expect(urls(inOrderOfWork(site('running')))).toEqual(['/good', '/gone', '/bad']);
  expect(urls(inOrderOfWork(site('completed')))).toEqual(['/bad', '/good', '/gone']);
});

test('skipped pages stand by reason', () => {
  expect(groupSkipped(pages).map(({ name, pages: of }) => [name, urls(of)])).toEqual([
    ['Over the plan’s page limit', ['/one-too-many']],
    ['Not allowed by robots.txt', ['/private', '/secret']],
    ['Other reasons', ['/old']],
  ]);
});
