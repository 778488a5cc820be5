import { textBetweenMarkers } from './replace-between-markers.ts';

/**
 * The rows of the table between two markers, by their first `keys` cells: what was measured before, of what is not measured
 * now. Empty without a table.
 */
export function rowsBetweenMarkers(
  document: string,
  name: string,
  keys: number,
): Map<string, string[]> {
  const lines = textBetweenMarkers(document, name).split('\n');
  const table = lines.filter((line) => line.startsWith('| '));
  const rows = table.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  return new Map(rows.map((row) => [row.slice(0, keys).join(' '), row]));
}
