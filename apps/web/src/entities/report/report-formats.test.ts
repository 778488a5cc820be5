import { reportFormats } from '@curbcut/model/reports';
import { expect, test } from 'vitest';
import { reportDownloads } from './report-formats.ts';

test('the menu offers every format that the API makes, each once; HTML has its own button', () => {
  const offered = reportDownloads.map(({ format }) => format);
  expect([...offered, 'html'].sort()).toEqual([...reportFormats].sort());
});
