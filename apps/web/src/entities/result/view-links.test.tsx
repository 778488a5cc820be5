import { comparedScanReport, goldenScanReport } from '@curbcut/testing';
import { isToDo, type ScanReport, type ScanResult } from '@curbcut/model/scan';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { ViewLinks, type PartLink } from './components/view-links.tsx';
import { toIssueLists } from './issue-lists.ts';

function tabsOf(scan: ScanReport, result: ScanResult, parts: readonly PartLink[] = []): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <ViewLinks
        scan={scan}
        result={result}
        lists={toIssueLists(result)}
        parts={parts}
        current="issues"
      />
    </MemoryRouter>,
  ).replaceAll(/<[^>]+>/g, ' ');
}

it('says of each view what is left to do in it', () => {
  const scan = goldenScanReport();
  const { result } = scan;
  if (!result) throw new Error('The golden scan has a result.');
  const verdict = {
    id: 'a',
    reason: null,
    note: '',
    endsOn: null,
    scope: 'page' as const,
    author: 'Maya Okafor',
    decidedAt: '2026-11-22T08:31:00Z',
    elementsShown: 1,
  };
  const toDo = result.issues.filter(isToDo);
  const [ignored] = toDo;
  const asked = result.issues.filter(({ outcome }) => outcome === 'needs-review');
  const [question] = asked;
  if (!ignored || !question) throw new Error('The golden scan has issues and questions.');
  ignored.verdict = { ...verdict, kind: 'ignored' };
  result.issuesCount -= 1;
  question.verdict = { ...verdict, kind: 'no-problem' };
  const text = tabsOf(scan, result);
  expect(text).toMatch(new RegExp(`Issues +${toDo.length - 1} `));
  expect(text).toMatch(new RegExp(`Needs review +${asked.length - 1} of ${asked.length} open`));
  expect(text).toMatch(/WCAG criteria +[1-9]\d* failed/);
});

it('has the same order for a page and a site, and hides what is empty', () => {
  const scan = comparedScanReport();
  const { result } = scan;
  if (!result) throw new Error('The golden scan has a result.');
  const pages = { part: 'pages', name: 'Pages', count: 1_200 };
  const skipped = { part: 'not-scanned', name: 'Not scanned', count: 0 };
  const names = tabsOf(scan, result, [pages, skipped])
    .split(/ {2,}/)
    .filter((word) => /^[A-Z]/.test(word));
  expect(names).toEqual([
    'Issues',
    'Needs review',
    'WCAG criteria',
    'Pages',
    'Fixed',
    'Not in the list',
    'About this scan',
  ]);
  const clean = { ...result, issues: [], needsReviewCount: 0, notAssessed: [], engineFailures: [] };
  expect(tabsOf({ ...scan, comparison: null }, clean)).not.toMatch(/Needs review|Fixed|Not in/);
});
