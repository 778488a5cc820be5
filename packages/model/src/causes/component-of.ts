import type { IssueNode } from '../scan/issue.ts';

/** What many elements are one of, for example the links of a menu: where they stand and what they are, without what only one of them has. */
export interface Component {
  /** A selector for people, for example `nav a`: it names the part of the page and the element, and need not be unique. */
  pattern: string;
  /** The same without names that the element or one page alone may have. */
  loosePattern: string;
  /** As its selector says, which was the pattern of every element once. */
  selectorPattern: string;
  /** Text and background of a contrast that was measured, as `#rrggbb on #rrggbb`: one entry of a palette, wherever it is used. */
  colors: string | null;
}

/** Elements that name a part of the page. */
const landmarks = new Set([
  'nav',
  'header',
  'footer',
  'main',
  'aside',
  'form',
  'table',
  'dialog',
  'article',
  'section',
]);

/** Which component an element belongs to, told from its selector, its markup and what was measured. */
export function componentOf(
  node: Pick<IssueNode, 'target' | 'html' | 'failureSummary' | 'traits'>,
): Component {
  const parts = node.target.flatMap(compounds);
  const own = parts.at(-1) ?? '';
  const around = parts.slice(0, -1);
  const tag = tagOf(own) ?? /^<([a-z][\w-]*)/i.exec(node.html)?.[1]?.toLowerCase() ?? '*';
  const element = withTag(lasting(own), tag);
  const place = nearestPlace(around);
  const part =
    partIn(node.traits?.around.split('>') ?? []) ||
    tagOf(around.findLast((compound) => isLandmark(tagOf(compound) ?? '')) ?? '') ||
    '';
  const pattern = joined(place, element);
  const loosePattern = joined(part, `${tag}${roleOf(node.html)}`);
  return {
    // How much of the way to an element without a name its selector says depends on what else is on the page.
    pattern: node.traits && !/[#.]/.test(pattern) ? loosePattern : pattern,
    loosePattern,
    selectorPattern: pattern,
    colors: colorsOf(node.failureSummary),
  };
}

/** From the element outwards; a site has many elements, and most stand close to a named one. */
function nearestPlace(around: readonly string[]): string {
  for (let at = around.length - 1; at >= 0; at -= 1) {
    const compound = lasting(around[at] ?? '');
    if (isPlace(compound)) return compound;
  }
  return '';
}

/** The nearest part of the page that an element is in; a selector names it on some pages only. */
function partIn(steps: readonly string[]): string {
  const tags = steps.map((step) => /^[a-z]+/.exec(step)?.[0] ?? '');
  if (tags[0] === 'iframe') return 'iframe';
  return tags.findLast(isLandmark) ?? '';
}

function isLandmark(tag: string): boolean {
  return landmarks.has(tag);
}

/** A compound that tells one part of a page from another: it has an id or a class, or is a landmark. */
function isPlace(compound: string): boolean {
  return /[#.[]/.test(compound) || isLandmark(compound);
}

function joined(...parts: string[]): string {
  return parts.filter((part) => part !== '').join(' ');
}

/** The selector's compounds: what stands between its combinators, quotes and brackets kept whole. */
function compounds(selector: string): string[] {
  const found = selector.match(
    /(?:\\[0-9a-f]{1,6} ?|\\.|"(?:\\.|[^"\\])*"|\[[^\]]*\]|\([^)]*\)|[^\s>+~])+/gi,
  );
  return found ?? [];
}

/** A compound without positions, without values, and with what is counted or made up in a name left open. */
function lasting(compound: string): string {
  if (/^[a-z\d]*$/i.test(compound)) return compound;
  return compound
    .replace(/:{1,2}[\w-]+(?:\((?:[^()]|\([^)]*\))*\))?/g, '')
    .replace(/\[([\w:-]+)(?:[~|^$*]?=(?:"(?:\\.|[^"\\])*"|[^\]]*))?\]/g, keepAttribute)
    .replace(/([#.])((?:\\[0-9a-f]{1,6} ?|\\.|[^#.[\\])+)/gi, (_, sign: string, name: string) =>
      openName(sign, name),
    );
}

/** What kind an element is of is told by these values; others name one element. */
function keepAttribute(whole: string, name: string): string {
  return name === 'type' || name === 'role' ? whole : '';
}

/** `#post-123` and `#post-124` are one: the number is left open. A name that is a number alone says nothing. */
function openName(sign: string, name: string): string {
  const plain = name.replace(/\\3(\d) ?/g, '$1');
  if (/^[0-9a-f-]{12,}$/i.test(plain) && /\d/.test(plain)) return '';
  const open = plain.replace(/\d+/g, '*');
  return open.replace(/[*_-]/g, '') === '' ? '' : `${sign}${open}`;
}

function tagOf(compound: string): string | null {
  return /^[a-z][\w-]*/i.exec(compound)?.[0].toLowerCase() ?? null;
}

/** Selectors of an id or a class alone leave out what the element is. */
function withTag(compound: string, tag: string): string {
  if (compound === '') return tag;
  return /^[#.[]/.test(compound) && tag !== '*' ? `${tag}${compound}` : compound;
}

/** Fields that one writes in are of one kind, whatever they take. */
const writtenIn =
  /^(text|email|password|tel|url|search|number|date|month|week|time|datetime-local)$/;

function roleOf(html: string): string {
  const tag = /^<[^>]*/.exec(html)?.[0] ?? '';
  const role = /\s(?:role|type)=["']?([a-z-]+)/i.exec(tag)?.[1]?.toLowerCase();
  return role === undefined || writtenIn.test(role) ? '' : `[${role}]`;
}

/** Text and background as `#rrggbb on #rrggbb`, of text with too little contrast between plain colors; null for all else. */
export function colorPairOf({
  failureSummary,
  facts = [],
}: Pick<IssueNode, 'failureSummary' | 'facts'>): string | null {
  const said = colorsOf(failureSummary);
  if (said !== null) return said;
  const [text, background] = ['Text color', 'Background'].map(
    (name) => facts.find((fact) => fact.name === name)?.value ?? '',
  );
  const pair = `${text} on ${background}`.toLowerCase();
  return /^#[0-9a-f]{6} on #[0-9a-f]{6}$/.test(pair) ? pair : null;
}

function colorsOf(summary: string): string | null {
  if (!summary.includes('foreground color')) return null;
  const found = /foreground color: (#[0-9a-f]{6}), background color: (#[0-9a-f]{6})/i.exec(summary);
  return found ? `${found[1]} on ${found[2]}`.toLowerCase() : null;
}
