/** What spreadsheets take for the beginning of a formula, after compatibility normalization (full-width `＝` is `=`). */
const formulaStart = /^[=+\-@\u2212]/;

/**
 * Text for a spreadsheet's cell that is never a formula: a single quote stands before a cell that begins with one, and
 * before one that follows a separator another reader may split at.
 */
export function withoutFormulas(text: string): string {
  const guarded = text.replaceAll(/[;\t\n][\s\p{Cf}]*/gu, (separator, index: number) =>
    startsFormula(text, index + separator.length) ? `${separator}'` : separator,
  );
  const blank = /^[\s\p{Cf}]*/u.exec(guarded)?.[0] ?? '';
  return startsFormula(guarded, blank.length) || /^[\t\n]/.test(guarded) ? `'${guarded}` : guarded;
}

function startsFormula(text: string, index: number): boolean {
  return formulaStart.test(text.charAt(index).normalize('NFKC'));
}
