import { axeHelp } from '../axe-help.ts';
import type { Rule } from '../rule.ts';

/** Data tables: which header belongs to which value. */
export const tablesRules: readonly Rule[] = [
  {
    id: 'empty-table-header',
    title: 'Table header cells are empty',
    barrier:
      'Screen readers read the header of a row or column before each cell. When the header cell is empty, people hear a value and not what it stands for.',
    remedy:
      'Write the name of the row or column into the th element. Use a td for a corner cell that heads nothing.',
    verification:
      'Inspect the th element in the developer tools. It holds text that names its row or column; a corner cell that names nothing is a td.',
    category: 'content-structure',
    impact: 'minor',
    wcag: [],
    level: 'best-practice',
    techniques: [],
    actRules: [],
    topic: 'bp:table-header-text',
    explainedBy: [
      {
        rules: [
          'image-alt',
          'role-img-alt',
          'svg-img-alt',
          'object-alt',
          'link-name',
          'button-name',
          'aria-command-name',
        ],
        where: 'inside',
      },
    ],
    claims: 'no-name',
    trust: 'failure',
    detectedBy: { axe: ['empty-table-header'] },
    helpUrl: axeHelp('empty-table-header'),
  },
  {
    id: 'table-caption',
    title: 'Tables of data have no caption',
    barrier:
      'Screen reader users jump from table to table. One without a name is announced by its size only, and they have to read it to learn what it shows.',
    remedy: 'Add a caption element as the first child of the table, or a heading right before it.',
    verification:
      'Jump to the table with a screen reader. It announces what the table shows, or a heading right before the table does.',
    category: 'content-structure',
    impact: 'minor',
    wcag: [],
    level: 'best-practice',
    techniques: ['H39'],
    actRules: [],
    topic: 'bp:table-caption',
    trust: 'failure',
    detectedBy: { curbcut: ['table-caption'] },
    helpUrl: 'https://www.w3.org/WAI/tutorials/tables/caption-summary/',
  },
  {
    id: 'table-empty-rows',
    title: 'Rows of tables are filled up with empty cells',
    barrier:
      'A row that only heads the rows under it is read cell by cell, empty ones too. Its words are no header, so nobody hears to which group a later row belongs.',
    remedy:
      'Make one th element of the row, with colspan and scope="rowgroup", and begin a new tbody with it.',
    verification:
      'Move through the row with a screen reader. It has one header cell and no empty cells, and rows under it are read with that header.',
    category: 'content-structure',
    impact: 'minor',
    wcag: [],
    level: 'best-practice',
    techniques: ['H63'],
    actRules: [],
    topic: 'bp:table-empty-rows',
    trust: 'failure',
    detectedBy: { curbcut: ['table-empty-rows'] },
    helpUrl: 'https://www.w3.org/WAI/tutorials/tables/irregular/',
  },
  {
    id: 'row-header-scope',
    title: 'Headers in several columns of a table have no scope',
    barrier:
      'Where a row begins with two header cells, screen readers differ in which of them belong to a value. People may hear only one, or the first one as a value.',
    remedy:
      'Add scope="row" to both header cells of each row and scope="col" to those of the first row.',
    verification:
      'Move through the values with a screen reader. With each one it reads both headers of the row and that of the column.',
    category: 'content-structure',
    impact: 'minor',
    wcag: [],
    level: 'best-practice',
    techniques: ['H63', 'H43'],
    actRules: [],
    topic: 'bp:row-header-scope',
    trust: 'failure',
    detectedBy: { curbcut: ['row-header-scope'] },
    helpUrl: 'https://www.w3.org/WAI/tutorials/tables/two-headers/',
  },
  {
    id: 'scope-attr-valid',
    title: 'Table cells use the scope attribute wrongly',
    barrier:
      'The scope attribute tells screen readers whether a header cell belongs to a row or a column. Wrong use ties headers to the wrong cells of the table.',
    remedy: 'Use scope on th elements only, with the value row, col, rowgroup or colgroup.',
    verification:
      'Inspect the cell in the developer tools: it is a th, and its scope is row, col, rowgroup or colgroup. Moving through the table, a screen reader reads the header that you see for each cell.',
    category: 'content-structure',
    impact: 'moderate',
    wcag: [],
    level: 'best-practice',
    techniques: ['H63'],
    actRules: [],
    topic: 'bp:table-scope',
    trust: 'failure',
    detectedBy: { axe: ['scope-attr-valid'] },
    helpUrl: axeHelp('scope-attr-valid'),
  },
  {
    id: 'table-duplicate-name',
    title: 'Table caption and summary say the same',
    barrier:
      'Screen reader users hear the same words twice when the summary of a table repeats its caption.',
    remedy:
      'Keep the caption element as the title of the table and remove the summary attribute, which is obsolete.',
    verification:
      'Inspect the table in the developer tools: it has one caption, and no summary attribute with the same words. A screen reader that enters the table says its title once.',
    category: 'content-structure',
    impact: 'minor',
    wcag: [],
    level: 'best-practice',
    techniques: ['H39'],
    actRules: [],
    topic: 'bp:table-summary',
    trust: 'failure',
    detectedBy: { axe: ['table-duplicate-name'] },
    helpUrl: axeHelp('table-duplicate-name'),
  },
  {
    id: 'table-fake-caption',
    title: 'Tables use a cell as their caption',
    barrier:
      'A caption made of a merged cell is read as data. Screen reader users are not told what the table is about, and its headers shift.',
    remedy:
      'Move the title of the table from the cell into a caption element, the first child of the table.',
    verification:
      'Move into the table with a screen reader. Its title is announced as the name of the table, and the first cell that it reads is a header or a value.',
    category: 'content-structure',
    impact: 'serious',
    wcag: ['1.3.1'],
    level: 'A',
    techniques: ['H39'],
    actRules: [],
    topic: 'wcag:1.3.1:table-caption',
    trust: 'review',
    experimental: true,
    detectedBy: { axe: ['table-fake-caption'] },
    helpUrl: axeHelp('table-fake-caption'),
  },
  {
    id: 'td-has-header',
    title: 'Data cells of a table have no header',
    barrier:
      'In a large table screen reader users rely on row and column headers to know what a value means. Cells without a header are bare numbers or words.',
    remedy:
      'Mark up the header cells as th with a scope attribute, so that each data cell has a header for its row or its column.',
    verification:
      'Move through the cells with a screen reader (Ctrl, Alt and the arrow keys in NVDA). Every value is read with the header of its row or column.',
    category: 'content-structure',
    impact: 'critical',
    wcag: ['1.3.1'],
    level: 'A',
    techniques: ['F91', 'H51', 'H63'],
    actRules: [],
    topic: 'wcag:1.3.1:table-headers',
    claims: 'data-table',
    trust: 'failure',
    experimental: true,
    detectedBy: { axe: ['td-has-header'], curbcut: ['td-has-header'] },
    helpUrl: axeHelp('td-has-header'),
  },
  {
    id: 'td-headers-attr',
    title: 'Table cells name headers that do not exist in the table',
    barrier:
      'The headers attribute of a cell lists the ids of its header cells. When an id is wrong, screen readers read the cell without its header.',
    remedy:
      'Let the headers attribute list only ids of other cells of the same table, or remove it and use th with scope in simple tables.',
    verification:
      'Inspect the cell and look up each id of its headers attribute: it belongs to a header cell of the same table. A screen reader reads exactly these headers with the cell.',
    category: 'content-structure',
    impact: 'serious',
    wcag: ['1.3.1'],
    level: 'A',
    techniques: ['F90', 'H43'],
    actRules: ['a25f45'],
    topic: 'act:a25f45',
    trust: 'failure',
    detectedBy: { axe: ['td-headers-attr'], lighthouse: ['td-headers-attr'], alfa: ['sia-r45'] },
    helpUrl: axeHelp('td-headers-attr'),
  },
  {
    id: 'th-has-data-cells',
    title: 'Table headers have no data cells',
    barrier:
      'A header cell to which no data cells belong misleads people who listen to the table: the header is announced, and nothing follows.',
    remedy:
      'Use th only for headers of existing rows and columns, and td for data. Check the scope, headers and colspan attributes.',
    verification:
      'Inspect the th element in the developer tools. In its row or column, or where its scope and the headers attributes point, there are cells that it describes.',
    category: 'content-structure',
    impact: 'serious',
    wcag: ['1.3.1'],
    level: 'A',
    techniques: ['H51', 'H63'],
    actRules: ['d0f69e'],
    topic: 'act:d0f69e',
    explainedBy: [{ rules: ['td-headers-attr'], where: 'around' }],
    trust: 'failure',
    detectedBy: {
      axe: ['th-has-data-cells'],
      lighthouse: ['th-has-data-cells'],
      alfa: ['sia-r46'],
      curbcut: ['th-has-data-cells'],
    },
    helpUrl: axeHelp('th-has-data-cells'),
  },
  {
    id: 'presentational-table',
    title: 'A table of data is marked as layout',
    barrier:
      'The role takes the table away from screen readers: people hear words in a row, and no header tells what a value stands for.',
    remedy: 'Remove role="presentation" or role="none" from the table.',
    verification:
      'Move into the table with a screen reader. It announces a table, and reads each value with its header.',
    category: 'content-structure',
    impact: 'serious',
    wcag: ['1.3.1'],
    level: 'A',
    techniques: ['F92', 'H51'],
    actRules: [],
    topic: 'wcag:1.3.1:table-role',
    trust: 'failure',
    detectedBy: { curbcut: ['presentational-table'] },
    helpUrl: 'https://www.w3.org/WAI/WCAG22/Techniques/failures/F92',
  },
  {
    id: 'wrong-headers',
    title: 'Table cells name headers of other columns',
    barrier:
      'Screen readers read the headers that a cell names. Those of another column give the value a meaning that it does not have.',
    remedy:
      'Correct the ids in the headers attribute, or remove it and use th with scope in simple tables.',
    verification:
      'Move through the cells with a screen reader. With each value it reads the headers that you see over it.',
    category: 'content-structure',
    impact: 'serious',
    wcag: ['1.3.1'],
    level: 'A',
    techniques: ['F90', 'H43'],
    actRules: [],
    topic: 'wcag:1.3.1:wrong-headers',
    trust: 'failure',
    detectedBy: { curbcut: ['wrong-headers'] },
    helpUrl: 'https://www.w3.org/WAI/WCAG22/Techniques/failures/F90',
  },
  {
    id: 'table-columns',
    title: 'The grid of a table is broken',
    barrier:
      'Screen readers count columns and read headers by them. Where rows differ in length, or a table stands in a header, people get lost in the table or hear the wrong header.',
    remedy:
      'Give each row the same number of columns with colspan or empty cells, and take tables out of header cells.',
    verification:
      'Count the columns of each row, colspan and rowspan included: all rows have the same number. No th element holds a table.',
    category: 'content-structure',
    impact: 'minor',
    wcag: [],
    level: 'best-practice',
    techniques: ['H51'],
    actRules: [],
    topic: 'bp:table-columns',
    trust: 'failure',
    detectedBy: { curbcut: ['table-columns'] },
    helpUrl: 'https://www.w3.org/WAI/tutorials/tables/',
  },
];
