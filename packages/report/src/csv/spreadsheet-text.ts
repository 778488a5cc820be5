import { withoutFormulas } from '@curbcut/model/text';
import { visibleText } from '../html/visible-text.ts';

/** A spreadsheet's cell holds 32,767 characters; a hidden character takes up to eight once it is visible. */
const maxCellChars = 4_000;

/** Text of a scanned page for a cell: cut, with hidden characters made visible, and never a formula. */
export function spreadsheetText(text: string): string {
  return withoutFormulas(visibleText(text.replaceAll(/\r\n?/g, '\n'), maxCellChars));
}
