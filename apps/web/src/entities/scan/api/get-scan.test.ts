import type { ScanReport } from '@curbcut/model/scan';
import { goldenScanRecord, goldenScanReport } from '@curbcut/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { getScan } from './get-scan.ts';

afterEach(() => vi.unstubAllGlobals());

/** Answers path by path; 404 for others. Returns what was asked, in order. */
function serve(answers: Record<string, () => Response>): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return answers[path]?.() ?? Response.json({ error: 'Nothing here.' }, { status: 404 });
  });
  return asked;
}

/** The wire does not carry what each rule came to. */
function reportOverTheWire(): ScanReport {
  const report = goldenScanReport();
  if (report.result) report.result.rules = [];
  return report;
}

it('reads the record as our server writes it', async () => {
  const record = goldenScanRecord();
  const asked = serve({ '/scan/a1': () => Response.json(record) });
  expect(await getScan('a1')).toEqual(reportOverTheWire());
  expect(asked).toEqual(['/scan/a1']);
});

it('reads another spelling', async () => {
  const scan = {
    _id: 'a1',
    url: 'https://example.org/',
    status: 'completed',
    results: { overall_score: 71, additional_issues: [{ message: 'A trap' }] },
  };
  serve({ '/scan/a1': () => Response.json({ success: true, scan }) });
  expect(await getScan('a1')).toMatchObject({
    scanId: 'a1',
    result: {
      overallScore: 0.71,
      issues: [{ rule: 'Issue', impact: 'moderate', description: 'A trap' }],
    },
  });
});

it('asks at the second URL when the server is in trouble', async () => {
  const record = goldenScanRecord();
  const asked = serve({
    '/scan/a1': () => Response.json({ error: 'Down.' }, { status: 500 }),
    '/dashboard/scans/a1': () => Response.json(record),
  });
  expect(await getScan('a1')).toEqual(reportOverTheWire());
  expect(asked).toEqual(['/scan/a1', '/dashboard/scans/a1']);
});

it('does not ask twice for what is not there', async () => {
  const asked = serve({});
  await expect(getScan('a1')).rejects.toThrow('Nothing here.');
  expect(asked).toEqual(['/scan/a1']);
});

it('says of anything else that it makes no sense', async () => {
  serve({ '/scan/a1': () => Response.json({ hello: 'world' }) });
  await expect(getScan('a1')).rejects.toMatchObject({ kind: 'unreadable' });
});
