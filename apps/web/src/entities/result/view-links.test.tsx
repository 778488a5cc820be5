import { goldenScanReport } from '@curbcut/testing';
import { isToDo } from '@curbcut/model/scan';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { ViewLinks } from './components/view-links.tsx';

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
  const text = renderToStaticMarkup(
    <MemoryRouter>
      <ViewLinks scan={scan} result={result} current="issues" />
    </MemoryRouter>,
  ).replaceAll(/<[^>]+>/g, ' ');
  expect(text).toMatch(new RegExp(`Issues +${toDo.length - 1} `));
  expect(text).toMatch(new RegExp(`Needs review +${asked.length - 1} of ${asked.length} open`));
  expect(text).toMatch(/WCAG criteria +[1-9]\d* failed/);
});
