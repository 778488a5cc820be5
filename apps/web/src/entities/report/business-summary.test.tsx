import { readBusinessSummary } from '@curbcut/wire/read';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BusinessSummaryBody } from './components/business-summary-body.tsx';

function pairs(answer: unknown): Map<string, string> {
  const summary = readBusinessSummary(answer);
  if (!summary) throw new Error('That is no summary.');
  const html = renderToStaticMarkup(<BusinessSummaryBody summary={summary} />);
  return new Map(
    [...html.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, name = '', value = '']) => [
      name,
      value.replaceAll(/<[^>]*>/g, ''),
    ]),
  );
}

it('shows as unknown what a row of the history does not say', () => {
  const shown = pairs({ url: 'https://example.org/', overall_score: 0.71, issues_count: 13 });
  expect(Object.fromEntries(shown)).toMatchObject({
    'Total violations': '13',
    'Critical violations': 'Unknown',
    'Legal risk': 'Unknown',
    Priority: 'Unknown',
    'ROI Potential': 'Medium',
    'Users affected': '29%',
    'Estimated fix time': '2 days',
  });
});

it('shows as unknown what needs a score', () => {
  const shown = pairs({ executive_summary: 'Fair.', critical_violations: 2 });
  expect(Object.fromEntries(shown)).toMatchObject({
    Score: 'Unknown',
    'Users affected': 'Unknown',
    'ROI Potential': 'Unknown',
    'Total violations': 'Unknown',
    'Legal risk': 'Medium',
  });
});

it('says by which rules the figures come about', () => {
  const summary = readBusinessSummary({ score: 0.71, total_violations: 3 });
  const html = summary && renderToStaticMarkup(<BusinessSummaryBody summary={summary} />);
  expect(html).toContain('users affected is 100 minus the score');
  expect(html).toContain('High above a score of 80 and Medium above 60');
  expect(html).toContain('a tenth of a day for each issue');
});

it('says who is shut out, what a step takes and the score it leads to, each with its ground', () => {
  const summary = readBusinessSummary({
    score: 0.36,
    who_is_shut_out: 'People who use a keyboard cannot see where they are.',
    shut_out_ground: 'the WCAG criteria that 1 issue fails',
    recommendations: [
      {
        title: 'No focus is seen',
        description: 'No focus is seen: draw it.',
        todo: 'Show where the focus is',
        minutes: 20,
        minutes_ground: 'a style, for 1 cause: 20 minutes',
        score_after: 0.4,
      },
    ],
  });
  const html = summary && renderToStaticMarkup(<BusinessSummaryBody summary={summary} />);
  const text = html?.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
  for (const words of [
    'People who use a keyboard cannot see where they are.',
    'Follows from the WCAG criteria that 1 issue fails.',
    'Show where the focus is. No focus is seen: draw it.',
    'About 20 minutes (a style, for 1 cause: 20 minutes)',
    'Score then 40',
    'The score is 36 now.',
    'the sum of what each repair takes by its kind',
  ]) {
    expect(text).toContain(words);
  }
});
