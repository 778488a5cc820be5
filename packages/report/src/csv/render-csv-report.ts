import type { ScanRecord } from '@curbcut/contracts';
import { csvColumns } from './csv-columns.ts';
import { csvRows } from './csv-row.ts';
import { spreadsheetText } from './spreadsheet-text.ts';

/** Excel takes UTF-8 without it for the machine's old code page. */
const byteOrderMark = '\uFEFF';

/**
 * The scan as RFC 4180 CSV for spreadsheets: CRLF, every cell quoted, one row for each affected element. Begins with a
 * byte order mark and the column names unless `header` is false, for rows that follow another report's. Never a formula.
 */
export function renderCsvReport(
  record: ScanRecord,
  { header }: { header: boolean } = { header: true },
): string {
  const names = csvColumns.map(([name]) => name);
  const rows = csvRows(record).map((row) => csvColumns.map(([, value]) => value(row)));
  return `${header ? byteOrderMark + line(names) : ''}${rows.map(line).join('')}`;
}

function line(cells: readonly string[]): string {
  const quoted = cells.map((cell) => `"${spreadsheetText(cell).replaceAll('"', '""')}"`);
  return `${quoted.join(',')}\r\n`;
}
