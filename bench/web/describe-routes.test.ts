import { describe, expect, it } from 'vitest';
import { marketingRoutes, publicRoutes, webAppRoutes } from '../../apps/api/src/web-app-routes.ts';
import type { RouteAudit } from './audit-route.ts';
import {
  describeRoutes,
  isWithinTargets,
  problemsOf,
  type MeasuredRoute,
} from './describe-routes.ts';
import { type BenchRoute, listRoutes } from './routes.ts';

const good = { accessibility: 100, 'best-practices': 100, seo: 100, performance: 95 };

function measured(
  route: Partial<BenchRoute>,
  scriptBytes: number,
  audit: Partial<RouteAudit> = {},
): MeasuredRoute {
  return {
    route: { path: '/free-scan', needsAccount: false, ...route },
    scriptBytes,
    audit: { scores: good, failed: [], ...audit },
  };
}

function failing(id: string): RouteAudit {
  const one = { category: 'seo' as const, id, title: 'Title', value: '', items: '' };
  return { scores: { ...good, seo: 63 }, failed: [one] };
}

describe('the targets', () => {
  it('are met at the budget, and missed by a byte more', () => {
    expect(isWithinTargets(measured({ scriptBudget: 110_000 }, 110_000))).toBe(true);
    expect(problemsOf(measured({ scriptBudget: 110_000 }, 110_001))).toEqual([
      '110001 bytes of script, 110000 allowed',
    ]);
  });

  it('are missed by a low score', () => {
    const slow = measured({}, 1, { scores: { ...good, performance: 94 } });
    expect(problemsOf(slow)).toEqual(['Performance 94, at least 95 is wanted']);
  });

  it('are higher for a page that is drawn ahead', () => {
    const leastPerformance = 98;
    const slow = { scores: { ...good, performance: 97 } };
    expect(problemsOf(measured({ leastPerformance }, 1, slow))).toEqual([
      'Performance 97, at least 98 is wanted',
    ]);
    expect(isWithinTargets(measured({ leastPerformance: 97 }, 1, slow))).toBe(true);
  });

  it('hold for a page that search engines must not list, but for nothing else that it lacks', () => {
    const notListedBecause = 'it is private';
    expect(isWithinTargets(measured({ notListedBecause }, 1, failing('is-crawlable')))).toBe(true);
    expect(isWithinTargets(measured({ notListedBecause }, 1, failing('document-title')))).toBe(
      false,
    );
    expect(isWithinTargets(measured({}, 1, failing('is-crawlable')))).toBe(false);
  });
});

it('every page of the web app is measured', () => {
  const scans = {
    ownScanId: ':scanId',
    freeScanId: ':scanId',
    shareToken: ':token',
    siteScanId: ':siteScanId',
  };
  const measured = listRoutes(scans).map(({ path }) => path.replace(/^\/blog\/.+/, '/blog/:slug'));
  const pages = [
    ...webAppRoutes,
    ...publicRoutes,
    ...marketingRoutes,
    '/scan/:scanId',
    '/shared/:token',
  ];
  expect(pages.filter((path) => !measured.includes(path))).toEqual([]);
});

it('the table gives the reason why a page is not listed, and no token', () => {
  const shared = { path: '/shared/secret', notListedBecause: 'it is private' };
  const text = describeRoutes([measured(shared, 99_950, failing('is-crawlable'))]);
  expect(text).toContain('| /shared/… |');
  expect(text).toContain('63 *');
  expect(text).toContain('- `/shared/…`: it is private');
  expect(text).not.toContain('secret');
});
