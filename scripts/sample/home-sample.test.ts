import { promiseOf } from '@curbcut/model/scan';
import { getSampleScan } from '@curbcut/services/sample';
import { expect, test } from 'vitest';
import { homeSample } from '../../apps/web/src/features/home/home-sample.ts';

test('the home page begins as the recorded sample does', async () => {
  const report = await getSampleScan();
  if (!report.result) expect.fail('The sample has a result.');
  const { issues, bestFixes, overallScore, issuesCount } = report.result;
  expect(homeSample).toEqual({
    page: report.url.replace('https://', ''),
    score: overallScore,
    issues: issuesCount,
    steps: bestFixes.map(({ fingerprint, todo }) => {
      const issue = issues.find((one) => one.fingerprint === fingerprint);
      return { impact: issue?.impact, todo, promise: issue && promiseOf(issue) };
    }),
  });
});
