import type { ElementTraits } from '../scan/element-traits.ts';
import type { IssueNode } from '../scan/issue.ts';
import { partOfPage, type PartOfPage } from './part-of-page.ts';

/** What pages call their elements must find nothing but what stands here. */
function toMap<T>(table: Readonly<Record<string, T>>): ReadonlyMap<string, T> {
  return new Map(Object.entries(table));
}

/** Several of them, and one. */
type Words = readonly [many: string, one: string];

const elements: ReadonlyMap<string, Words> = toMap({
  a: ['Links', 'Link'],
  area: ['Image map areas', 'Image map area'],
  article: ['Articles', 'Article'],
  aside: ['Side parts', 'Side part'],
  audio: ['Audio players', 'Audio player'],
  body: ['Page body', 'Page body'],
  button: ['Buttons', 'Button'],
  canvas: ['Drawings', 'Drawing'],
  dd: ['Descriptions in lists', 'Description in a list'],
  dialog: ['Dialogs', 'Dialog'],
  dl: ['Description lists', 'Description list'],
  dt: ['Terms in lists', 'Term in a list'],
  em: ['Emphasized text', 'Emphasized text'],
  fieldset: ['Groups of fields', 'Group of fields'],
  figure: ['Figures', 'Figure'],
  footer: ['Footers', 'Footer'],
  form: ['Forms', 'Form'],
  h1: ['Headings of level 1', 'Heading of level 1'],
  h2: ['Headings of level 2', 'Heading of level 2'],
  h3: ['Headings of level 3', 'Heading of level 3'],
  h4: ['Headings of level 4', 'Heading of level 4'],
  h5: ['Headings of level 5', 'Heading of level 5'],
  h6: ['Headings of level 6', 'Heading of level 6'],
  header: ['Headers', 'Header'],
  html: ['Whole page', 'Whole page'],
  iframe: ['Embedded pages', 'Embedded page'],
  img: ['Pictures', 'Picture'],
  input: ['Fields', 'Field'],
  label: ['Labels', 'Label'],
  legend: ['Names of field groups', 'Name of a field group'],
  li: ['List items', 'List item'],
  main: ['Main part', 'Main part'],
  nav: ['Navigation', 'Navigation'],
  object: ['Embedded objects', 'Embedded object'],
  ol: ['Lists', 'List'],
  p: ['Paragraphs', 'Paragraph'],
  pre: ['Code blocks', 'Code block'],
  section: ['Sections', 'Section'],
  select: ['Drop-down lists', 'Drop-down list'],
  small: ['Small text', 'Small text'],
  strong: ['Strong text', 'Strong text'],
  summary: ['Headings that open', 'Heading that opens'],
  svg: ['Drawings', 'Drawing'],
  table: ['Tables', 'Table'],
  td: ['Table cells', 'Table cell'],
  textarea: ['Text fields', 'Text field'],
  th: ['Table headings', 'Table heading'],
  ul: ['Lists', 'List'],
  video: ['Videos', 'Video'],
});

/** What a role makes of any element, and a type of a field. */
const roles: ReadonlyMap<string, Words> = toMap({
  button: ['Buttons', 'Button'],
  checkbox: ['Check boxes', 'Check box'],
  combobox: ['Drop-down lists', 'Drop-down list'],
  dialog: ['Dialogs', 'Dialog'],
  img: ['Pictures', 'Picture'],
  link: ['Links', 'Link'],
  listbox: ['Lists of choices', 'List of choices'],
  menuitem: ['Menu items', 'Menu item'],
  option: ['Choices', 'Choice'],
  radio: ['Radio buttons', 'Radio button'],
  slider: ['Sliders', 'Slider'],
  submit: ['Buttons', 'Button'],
  switch: ['Switches', 'Switch'],
  tab: ['Tabs', 'Tab'],
  tablist: ['Rows of tabs', 'Row of tabs'],
});

const others: Words = ['Elements', 'Element'];

const parts: ReadonlyMap<string, string> = toMap({
  nav: 'in the navigation',
  header: 'in the header',
  footer: 'in the footer',
  main: 'in the main part',
  aside: 'in the side part',
  form: 'in forms',
  table: 'in tables',
  dialog: 'in dialogs',
  article: 'in articles',
  iframe: 'in an embedded page',
});

const places: Readonly<Record<PartOfPage, string>> = {
  banner: 'in the header',
  contentinfo: 'in the footer',
  navigation: 'in the navigation',
  main: 'in the main part',
  complementary: 'in the side part',
};

/** Longer words are no name, and those of a part are those of several things. */
const mostWords = 30;
const isField = /^(input|select|textarea)$/;
const saysItself = /^(a|button|summary|label|h[1-6]|span|div|td|th|li|p)$/;

interface DescribedCause {
  component: { pattern: string; colors?: string | null | undefined };
  /** Some of its elements. */
  nodes?: readonly Pick<IssueNode, 'traits'>[] | undefined;
  /** Elements that pages repeat are counted once. */
  differentElements?: number | undefined;
}

/** What a cause's elements are, in words: `Links in the navigation`, `“More”, element in the header`. */
export function describeComponent(cause: DescribedCause): string {
  const { pattern, colors } = cause.component;
  if (pattern.startsWith(':focus')) return 'Focus styles of the website';
  const isOne = cause.differentElements === 1;
  const [many, one] = colors ? (['Text', 'Text'] as const) : whatIs(pattern);
  const said = [isOne ? one : many, whereIs(pattern, cause.nodes ?? [])].filter(Boolean).join(' ');
  const [node] = cause.nodes ?? [];
  const theirs = new Set((cause.nodes ?? []).map(({ traits }) => (traits ? nameIn(traits) : '')));
  // Several are called by what all of them say.
  const words = node?.traits && (isOne || theirs.size === 1) ? nameIn(node.traits) : '';
  if (isSayable(words)) return `“${words}”, ${said.slice(0, 1).toLowerCase()}${said.slice(1)}`;
  const before = isOne && node?.traits && isSilent(node.traits) ? node.traits.before : '';
  return isSayable(before) ? `${said}, after “${before}”` : said;
}

/** Numbers are left out of what is kept of it. */
function isSayable(words: string): boolean {
  return words !== '' && words.length <= mostWords && !words.includes('#');
}

/** A symbol alone is found by what people read before it. */
function isSilent(traits: ElementTraits): boolean {
  return nameIn(traits) === '' && /^(a|button)$/.test(traits.tag);
}

/** What it says itself, and of a field what people read of it. */
function nameIn({ tag, words, attributes, before, after }: ElementTraits): string {
  const [given] = ['aria-label', 'placeholder', 'title'].flatMap((name) =>
    attributes.flatMap((one) => (one.startsWith(`${name}=`) ? one.slice(name.length + 1) : [])),
  );
  if (saysItself.test(tag)) return words || (given ?? '');
  if (!isField.test(tag)) return '';
  const isTicked = attributes.some((one) => /^type=(checkbox|radio)$/.test(one));
  return given ?? (isTicked ? after : before);
}

function whatIs(pattern: string): Words {
  const own = (pattern.split(', ')[0] ?? '').split(' ').at(-1) ?? '';
  const role = /\[(?:role=|type=)?"?([a-z]+)"?\]/.exec(own)?.[1] ?? '';
  const tag = /^[a-z][\w-]*/i.exec(own)?.[0].toLowerCase() ?? '';
  return roles.get(role) ?? elements.get(tag) ?? others;
}

/** By its elements where they all stand in one part of their pages, else by its selector; undefined where neither tells. */
function whereIs(pattern: string, nodes: readonly Pick<IssueNode, 'traits'>[]): string | undefined {
  const own = new Set(nodes.map(partOfPage));
  const [only] = own;
  if (own.size === 1 && only) return places[only];
  const [first = ''] = pattern.split(', ');
  const around = first.split(' ').slice(0, -1);
  const tags = around.map((compound) => /^[a-z][\w-]*/i.exec(compound)?.[0].toLowerCase() ?? '');
  return parts.get(tags.findLast((tag) => parts.has(tag)) ?? '');
}
