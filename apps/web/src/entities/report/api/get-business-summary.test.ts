import { readListedScan } from '@curbcut/wire/read';
import { expect, it } from 'vitest';
import { ApiError } from '../../../lib/api-client.ts';
import { getBusinessSummary, noSummaryMessage } from './get-business-summary.ts';

const scan = readListedScan({ id: 'a b', url: 'https://example.org/', overall_score: 0.5 });
const gone = new ApiError('http', 'HTTP 500', { status: 500 });

/** Answers path by path, and remembers what was asked. */
function server(answers: Record<string, unknown>) {
  const asked: string[] = [];
  const call = async (path: string) => {
    asked.push(path);
    const answer = answers[path];
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { asked, call };
}
const dedicated = '/api/reports/summary/a%20b';
const details = '/scan/a%20b';

it('takes the call made for it', async () => {
  const { asked, call } = server({ [dedicated]: { score: 0.9, executive_summary: 'Good.' } });
  expect((await getBusinessSummary(scan, call)).executive_summary).toBe('Good.');
  expect(asked).toEqual([dedicated]);
});

it('asks for the details when that call fails or says nothing', async () => {
  for (const answer of [gone, {}]) {
    const { asked, call } = server({
      [dedicated]: answer,
      [details]: { results: { overall_score: 0.7, summary: 'Fair.' } },
    });
    expect((await getBusinessSummary(scan, call)).executive_summary).toBe('Fair.');
    expect(asked).toEqual([dedicated, details]);
  }
});

it('falls back to the row of the history', async () => {
  const { call } = server({ [dedicated]: gone, [details]: gone });
  expect((await getBusinessSummary(scan, call)).score).toBe(0.5);
});

it('asks nobody about a scan without an id', async () => {
  const { asked, call } = server({});
  await getBusinessSummary(readListedScan({ score: 40 }), call);
  expect(asked).toEqual([]);
});

it('says when nothing is known', async () => {
  const { call } = server({ [dedicated]: gone, [details]: gone });
  await expect(getBusinessSummary(readListedScan({ id: 'a b' }), call)).rejects.toThrow(
    noSummaryMessage,
  );
});

it('stops at once when the session has ended', async () => {
  const ended = new ApiError('http', 'Authentication required.', { status: 401 });
  const { asked, call } = server({ [dedicated]: ended });
  await expect(getBusinessSummary(scan, call)).rejects.toBe(ended);
  expect(asked).toEqual([dedicated]);
});
