import { expect, test } from 'vitest';
import { reportFileName, scanFileName } from './report-file-name.ts';

test('names a report by address and id', () => {
  const record = { url: 'https://example.org/a?b=1', scanId: 'b7f2' };
  expect(reportFileName(record, 'pdf')).toBe(
    'accessibility-report-https---example-org-a-b-1-b7f2.pdf',
  );
  expect(scanFileName('b7f2', 'json')).toBe('accessibility-report-b7f2.json');
});

test.each([
  'https://example.org/../../etc/passwd',
  'https://example.org/"; filename="x.exe',
  'https://example.org/\r\nSet-Cookie: a=b',
  'https://example.org/\u202Egnp.exe',
  'https://bücher.example/日本語',
  `https://example.org/${'a'.repeat(5_000)}`,
])('is safe as a file name and in a header: %j', (url) => {
  const name = reportFileName({ url, scanId: '0123456789abcdef' }, 'json');
  expect(name).toMatch(/^accessibility-report-[A-Za-z0-9-]+-0123456789abcdef\.json$/);
  expect(name.length).toBeLessThanOrEqual(200);
});
