import { visibleText } from '../html/visible-text.ts';

/** A spreadsheet's cell holds 32,767 characters; a hidden character takes up to eight once it is visible. */
const maxCellChars = 4_000;

/** What spreadsheets take for the beginning of a formula, after compatibility normalization (full-width `＝` is `=`). */
const formulaStart = /^[=+\-@\u2212]/;

/**
 * Text of a scanned page for a cell: cut, with hidden characters made visible, and never a formula. A single quote
 * stands before a cell that begins with one, and before one that follows a separator another reader may split at.
 */
export function spreadsheetText(text: string): string {
  const visible = visibleText(text.replaceAll(/\r\n?/g, '\n'), maxCellChars);
  const guarded = visible.replaceAll(/[;\t\n][\s\p{Cf}]*/gu, (separator, index: number) =>
    startsFormula(visible, index + separator.length) ? `${separator}'` : separator,
  );
  const blank = /^[\s\p{Cf}]*/u.exec(guarded)?.[0] ?? '';
  return startsFormula(guarded, blank.length) || /^[\t\n]/.test(guarded) ? `'${guarded}` : guarded;
}

function startsFormula(text: string, index: number): boolean {
  return formulaStart.test(text.charAt(index).normalize('NFKC'));
}
