export interface Column {
  title: string;
  align: 'left' | 'right';
}

/** A Markdown table whose columns stand below each other, as the formatter wants it. */
export function markdownTable(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
): string {
  const widths = columns.map(({ title }, index) =>
    Math.max(3, title.length, ...rows.map((row) => row[index]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const pad = (text: string, index: number) =>
    columns[index]?.align === 'right'
      ? text.padStart(widths[index] ?? 0)
      : text.padEnd(widths[index] ?? 0);
  const rule = columns.map(({ align }, index) => {
    const dashes = '-'.repeat((widths[index] ?? 0) - (align === 'right' ? 1 : 0));
    return align === 'right' ? `${dashes}:` : dashes;
  });
  const titles = columns.map(({ title }, index) => pad(title, index));
  const body = rows.map((row) => columns.map((_, index) => pad(row[index] ?? '', index)));
  return [titles, rule, ...body].map(line).join('\n');
}
