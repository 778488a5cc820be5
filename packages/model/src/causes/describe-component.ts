const elements: Readonly<Record<string, string>> = {
  a: 'Links',
  area: 'Image map areas',
  article: 'Articles',
  aside: 'Side parts',
  audio: 'Audio players',
  body: 'Page body',
  button: 'Buttons',
  canvas: 'Drawings',
  dd: 'Descriptions in lists',
  dialog: 'Dialogs',
  dl: 'Description lists',
  dt: 'Terms in lists',
  em: 'Emphasized text',
  fieldset: 'Groups of fields',
  figure: 'Figures',
  footer: 'Footers',
  form: 'Forms',
  h1: 'Headings of level 1',
  h2: 'Headings of level 2',
  h3: 'Headings of level 3',
  h4: 'Headings of level 4',
  h5: 'Headings of level 5',
  h6: 'Headings of level 6',
  header: 'Headers',
  html: 'Whole page',
  iframe: 'Embedded pages',
  img: 'Pictures',
  input: 'Fields',
  label: 'Labels',
  legend: 'Names of field groups',
  li: 'List items',
  main: 'Main part',
  nav: 'Navigation',
  object: 'Embedded objects',
  ol: 'Lists',
  p: 'Paragraphs',
  pre: 'Code blocks',
  section: 'Sections',
  select: 'Drop-down lists',
  small: 'Small text',
  strong: 'Strong text',
  summary: 'Headings that open',
  svg: 'Drawings',
  table: 'Tables',
  td: 'Table cells',
  textarea: 'Text fields',
  th: 'Table headings',
  ul: 'Lists',
  video: 'Videos',
};

const parts: Readonly<Record<string, string>> = {
  nav: 'in the navigation',
  header: 'in the header',
  footer: 'in the footer',
  main: 'in the main part',
  aside: 'in the side part',
  form: 'in forms',
  table: 'in tables',
  dialog: 'in dialogs',
  article: 'in articles',
};

/** A component in words, as far as its tags tell: `Links in the navigation`. */
export function describeComponent({ pattern }: { pattern: string }): string {
  if (pattern.startsWith(':focus')) return 'Focus styles of the website';
  const [first = ''] = pattern.split(', ');
  const compounds = first.split(' ');
  const tags = compounds.map((compound) => /^[a-z][\w-]*/i.exec(compound)?.[0].toLowerCase() ?? '');
  const what = elements[tags.at(-1) ?? ''] ?? 'Elements';
  const where = parts[tags.slice(0, -1).findLast((tag) => parts[tag] !== undefined) ?? ''];
  return where === undefined ? what : `${what} ${where}`;
}
