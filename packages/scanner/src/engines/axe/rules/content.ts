import type { AxeRuleTable } from './axe-rule-entry.ts';

/** Headings, lists and tables: the structure inside the content. */
export const contentRules = {
  'definition-list': {
    category: 'content-structure',
    topic: 'wcag:1.3.1:description-lists',
    impact: 'serious',
    title: 'Description lists are not built correctly',
    description:
      'Screen readers tell which term belongs to which description only when a dl element holds nothing but groups of dt and dd. Otherwise the pairs fall apart.',
    help: 'Put only dt elements followed by their dd elements inside the dl, each group wrapped in a div if you like, and move everything else out of it.',
    actRules: [],
    trust: 'failure',
  },
  dlitem: {
    category: 'content-structure',
    topic: 'wcag:1.3.1:description-lists',
    impact: 'serious',
    title: 'Terms or descriptions stand outside a description list',
    description:
      'A dt or dd element has no meaning outside a dl. Screen reader users hear loose text and are not told that it is a definition list or how long it is.',
    help: 'Wrap the dt and dd elements in a dl element.',
    actRules: [],
    trust: 'failure',
  },
  'empty-heading': {
    category: 'content-structure',
    topic: 'act:ffd0e9',
    impact: 'minor',
    title: 'Headings are empty',
    description:
      'Screen reader users jump from heading to heading to get an overview. A heading without text is a stop with nothing in it.',
    help: 'Write the text that introduces the section into the heading, or remove the heading element.',
    actRules: ['ffd0e9'],
    trust: 'failure',
  },
  'empty-table-header': {
    category: 'content-structure',
    topic: 'bp:table-header-text',
    impact: 'minor',
    title: 'Table header cells are empty',
    description:
      'Screen readers read the header of a row or column before each cell. When the header cell is empty, people hear a value and not what it stands for.',
    help: 'Write the name of the row or column into the th element. Use a td for a corner cell that heads nothing.',
    actRules: [],
    trust: 'failure',
  },
  'heading-order': {
    category: 'content-structure',
    topic: 'bp:heading-order',
    impact: 'moderate',
    title: 'Heading levels are skipped',
    description:
      'The heading levels are the table of contents of a page. When a level is skipped, people who move by headings think that they have missed a section.',
    help: 'Choose heading levels by structure and not by size: after an h2 comes another h2 or an h3, never an h4. Style the look with CSS.',
    actRules: [],
    trust: 'failure',
  },
  list: {
    category: 'content-structure',
    topic: 'act:bc4a75',
    impact: 'serious',
    title: 'Lists contain something other than list items',
    description:
      'Screen readers announce a list and the number of its items. Other elements directly inside ul or ol break the list, and the count is wrong.',
    help: 'Let ul and ol elements hold li elements only, and put everything else inside an li.',
    actRules: ['bc4a75'],
    trust: 'failure',
  },
  listitem: {
    category: 'content-structure',
    topic: 'wcag:1.3.1:lists',
    impact: 'serious',
    title: 'List items stand outside a list',
    description:
      'A list item whose parent is no list is not announced as one, so screen reader users do not learn that the items belong together or how many there are.',
    help: 'Put the li elements directly inside a ul or ol element.',
    actRules: [],
    trust: 'failure',
  },
  'p-as-heading': {
    category: 'content-structure',
    topic: 'wcag:1.3.1:headings',
    impact: 'serious',
    title: 'Paragraphs are styled to look like headings',
    description:
      'Bold or large text looks like a heading but is not marked up as one, so it is missing from the outline by which screen reader users find their way.',
    help: 'If the text introduces a section, use a heading element (h1 to h6) of the fitting level in place of the p element.',
    actRules: [],
    trust: 'review',
  },
  'page-has-heading-one': {
    category: 'content-structure',
    topic: 'bp:page-heading',
    impact: 'moderate',
    title: 'Page has no level-one heading',
    description:
      'Many screen reader users jump to the first h1 to find the start of the content. Without a level-one heading they have to search for it.',
    help: 'Mark up the main heading of the page as h1.',
    actRules: [],
    trust: 'review',
  },
  'scope-attr-valid': {
    category: 'content-structure',
    topic: 'bp:table-scope',
    impact: 'moderate',
    title: 'Table cells use the scope attribute wrongly',
    description:
      'The scope attribute tells screen readers whether a header cell belongs to a row or a column. Wrong use ties headers to the wrong cells of the table.',
    help: 'Use scope on th elements only, with the value row, col, rowgroup or colgroup.',
    actRules: [],
    trust: 'failure',
  },
  'table-duplicate-name': {
    category: 'content-structure',
    topic: 'bp:table-summary',
    impact: 'minor',
    title: 'Table caption and summary say the same',
    description:
      'Screen reader users hear the same words twice when the summary of a table repeats its caption.',
    help: 'Keep the caption element as the title of the table and remove the summary attribute, which is obsolete.',
    actRules: [],
    trust: 'failure',
  },
  'table-fake-caption': {
    category: 'content-structure',
    topic: 'wcag:1.3.1:table-caption',
    impact: 'serious',
    title: 'Tables use a cell as their caption',
    description:
      'A caption made of a merged cell is read as data. Screen reader users are not told what the table is about, and its headers shift.',
    help: 'Move the title of the table from the cell into a caption element, the first child of the table.',
    actRules: [],
    trust: 'review',
  },
  'td-has-header': {
    category: 'content-structure',
    topic: 'wcag:1.3.1:table-headers',
    impact: 'critical',
    title: 'Data cells of a table have no header',
    description:
      'In a large table screen reader users rely on row and column headers to know what a value means. Cells without a header are bare numbers or words.',
    help: 'Mark up the header cells as th with a scope attribute, so that each data cell has a header for its row or its column.',
    actRules: [],
    trust: 'failure',
  },
  'td-headers-attr': {
    category: 'content-structure',
    topic: 'act:a25f45',
    impact: 'serious',
    title: 'Table cells name headers that do not exist in the table',
    description:
      'The headers attribute of a cell lists the ids of its header cells. When an id is wrong, screen readers read the cell without its header.',
    help: 'Let the headers attribute list only ids of other cells of the same table, or remove it and use th with scope in simple tables.',
    actRules: ['a25f45'],
    trust: 'failure',
  },
  'th-has-data-cells': {
    category: 'content-structure',
    topic: 'act:d0f69e',
    impact: 'serious',
    title: 'Table headers have no data cells',
    description:
      'A header cell to which no data cells belong misleads people who listen to the table: the header is announced, and nothing follows.',
    help: 'Use th only for headers of existing rows and columns, and td for data. Check the scope, headers and colspan attributes.',
    actRules: ['d0f69e'],
    trust: 'failure',
  },
} as const satisfies AxeRuleTable;
