/** Lines that follow each other, of a text that is no longer than this in lines; and words of prose on each side of a gap. */
const blankColumnThresholds = { lines: 3, most: 80, proseWords: 2, words: 6 } as const;

export type BlankColumns = 'table' | 'columns';

interface Field {
  start: number;
  text: string;
}

/**
 * What blanks make of the lines of a text: a table, or columns of prose; null where they make neither. With `hard` the
 * blanks are hard ones, which nobody writes in such numbers for anything else.
 */
export function blankColumnsIn(lines: readonly string[], hard: boolean): BlankColumns | null {
  if (lines.length > blankColumnThresholds.most) return null;
  for (const block of blocksOf(lines)) {
    if (!isWritten(block)) continue;
    for (const { gap, isSure } of hard ? hardGaps : softGaps) {
      const rows = block.map((line) => fieldsIn(line, gap));
      const found = columnsIn(rows, { hard, isSure });
      if (found) return found;
    }
  }
  return null;
}

/** What parts the fields of a line. Of two hard blanks one may follow a sentence: only where they align they make columns. */
const hardGaps = [
  { gap: /[\u00a0 ]*\u00a0[\u00a0 ]{2,}/, isSure: true },
  { gap: /\u00a0[\u00a0 ]+| +\u00a0[\u00a0 ]*/, isSure: false },
];
const softGaps = [{ gap: /\t+| {2,}/, isSure: false }];

/** Lines without an empty one between them. */
function blocksOf(lines: readonly string[]): string[][] {
  const blocks: string[][] = [[]];
  for (const line of lines) {
    if (line.replaceAll('\u00a0', ' ').trim() === '') blocks.push([]);
    else blocks.at(-1)?.push(line.replace(/[\s\u00a0]+$/u, ''));
  }
  return blocks.filter(({ length }) => length >= blankColumnThresholds.lines);
}

/** Words that people write, and neither code nor what a program prints. */
function isWritten(lines: readonly string[]): boolean {
  const text = lines.join('\n');
  if (/[{}<>=|\\_#@~^`*[\]]|--|::|;$|\/\w+\/|\b\w+\.\w+\(|\b\d\d:\d\d:\d\d\b/m.test(text))
    return false;
  const words = text.match(/\p{L}{3,}/gu) ?? [];
  return words.length >= blankColumnThresholds.words && /[ \u00a0]/.test(text);
}

function fieldsIn(line: string, gap: RegExp): Field[] {
  const fields: Field[] = [];
  let at = line.search(/[^\s\u00a0]/u);
  while (at >= 0 && at < line.length) {
    const rest = line.slice(at);
    const found = gap.exec(rest);
    const end = found ? found.index : rest.length;
    fields.push({ start: at, text: rest.slice(0, end).trim() });
    if (!found) break;
    at += end + found[0].length;
  }
  return fields;
}

function columnsIn(
  rows: readonly Field[][],
  { hard, isSure }: { hard: boolean; isSure: boolean },
): BlankColumns | null {
  for (let from = 0; from + blankColumnThresholds.lines <= rows.length; from += 1) {
    const count = rows[from]?.length ?? 0;
    if (count < 2) continue;
    const run = rows.slice(from);
    const end = run.findIndex(({ length }) => length !== count);
    const same = end === -1 ? run : run.slice(0, end);
    if (same.length < blankColumnThresholds.lines) continue;
    if (!isSure && !isAligned(same) && !isAlignedBelow(same)) continue;
    if (isProse(same)) return 'columns';
    if (isTable(same, hard)) return 'table';
  }
  return null;
}

/** Each field begins, or ends, where those above and below it do. */
function isAligned(rows: readonly Field[][]): boolean {
  const [first = []] = rows;
  return first.every((_, at) => {
    const starts = new Set(rows.map((row) => row[at]?.start));
    const ends = new Set(rows.map((row) => (row[at]?.start ?? 0) + (row[at]?.text.length ?? 0)));
    return at === 0 || starts.size === 1 || ends.size === 1;
  });
}

/** The same of all but the names over the columns, which stand over what they name: figures end where their last digit does. */
function isAlignedBelow([head = [], ...others]: readonly Field[][]): boolean {
  if (others.length < blankColumnThresholds.lines || !isAligned(others)) return false;
  return head.every(({ start, text }, at) =>
    others.every((row) => {
      const field = row[at];
      return field && start < field.start + field.text.length && field.start < start + text.length;
    }),
  );
}

/** Two texts beside each other, each of which goes on in the next line. */
function isProse(rows: readonly Field[][]): boolean {
  if (rows.some((row) => row.length !== 2)) return false;
  const countWords = ({ text }: Field) => text.match(/\p{L}+/gu)?.length ?? 0;
  const goesOn = (at: 0 | 1) =>
    rows.filter((row, index) => index > 0 && /^\p{Ll}/u.test(row[at]?.text ?? '')).length > 0;
  return (
    rows.every((row) =>
      row.every((field) => countWords(field) >= blankColumnThresholds.proseWords),
    ) &&
    goesOn(0) &&
    goesOn(1)
  );
}

/** Names over the columns, or a column of figures. */
function isTable(rows: readonly Field[][], hard: boolean): boolean {
  const [head = [], ...others] = rows;
  const isNamed = head.every(({ text }) => /^\p{Lu}/u.test(text) && text.length <= 30);
  // Programs print names of columns in capitals.
  const isPrinted = head.every(({ text }) => text === text.toUpperCase());
  const isFigures = head.some(
    (_, at) =>
      at > 0 &&
      others.every((row) => {
        const text = row[at]?.text ?? '';
        return /\d/.test(text) && text.replace(/[\d\s.,:/%€$£+−–-]/g, '').length <= 4;
      }),
  );
  if (hard) return isNamed || isFigures;
  return isNamed && !isPrinted && (isFigures || head.length > 2);
}
