import type { Issue, ScanReport } from '@curbcut/model/scan';
import { limitElements } from '../size/limit-elements.ts';
import { csvColumns } from './csv-columns.ts';
import { csvRows } from './csv-row.ts';
import { spreadsheetText } from './spreadsheet-text.ts';

/** Excel takes UTF-8 without it for the machine's old code page. */
const byteOrderMark = '\uFEFF';

/**
 * The scan as RFC 4180 CSV for spreadsheets: CRLF, every cell quoted, one row for each affected element. Begins with a
 * byte order mark and the column names unless `header` is false, for rows that follow another report's. Never a formula.
 * Of very many elements as many as 10 MB hold.
 */
export function renderCsvReport(
  report: ScanReport,
  { header }: { header: boolean } = { header: true },
): string {
  const names = csvColumns.map(([name]) => name);
  const limited = limitElements(report, { bytesOf: bytesOfRow, issueBytesOf: () => 0 });
  const rows = csvRows(limited).map((row) => csvColumns.map(([, value]) => value(row)));
  return `${header ? byteOrderMark + line(names) : ''}${rows.map(line).join('')}`;
}

/** Each row repeats its issue; addresses, quotes and the short columns come on top. */
function bytesOfRow(issue: Issue): number {
  const changes = issue.fix ? [issue.fix, ...(issue.fix.alternatives ?? [])] : [];
  const texts = [
    issue.title,
    issue.description,
    issue.help,
    issue.helpUrl,
    ...changes.map(({ after }) => after),
    issue.reproduction?.state ?? '',
    ...(issue.reproduction?.steps ?? []),
  ];
  return 550 + texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
}

function line(cells: readonly string[]): string {
  const quoted = cells.map((cell) => `"${spreadsheetText(cell).replaceAll('"', '""')}"`);
  return `${quoted.join(',')}\r\n`;
}
