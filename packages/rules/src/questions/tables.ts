import type { Questions } from './question.ts';

/** Tables. */
export const tablesQuestions: Questions = {
  'empty-table-header': 'Does this header cell say what its row or column holds?',
  'table-caption': 'Does the table have a caption that says what it shows?',
  'table-empty-rows': 'Do the empty cells of the table stand for something?',
  'row-header-scope': 'Is it clear which header cells are about which row?',
  'scope-attr-valid': 'Do the headers of this table stand for the row or column that they name?',
  'table-duplicate-name': 'Does the summary of the table say more than its caption?',
  'table-fake-caption': 'Is the first cell a part of the table, not its caption?',
  'td-has-header': 'Does each value of the table have a header that says what it is?',
  'td-headers-attr': 'Does each cell belong to headers of its own table?',
  'th-has-data-cells': 'Are there values below or beside each header of the table?',
  'presentational-table': 'Is this table only there to arrange things, without any data?',
  'wrong-headers': 'Does each cell name the headers that stand above and beside it?',
  'table-columns': 'Does each value stand below the header that it belongs to?',
  'table-markup': 'Is this something else than a table of data?',
};
