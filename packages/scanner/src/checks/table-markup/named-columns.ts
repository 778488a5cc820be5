import type { CapturedNode } from '../../capture/page-capture.ts';
import { findIn } from '../page/controls.ts';
import { type DrawnTable, wordsIn } from './drawn-tables.ts';

/** Lengths in characters; and which share of the cells must hold what cells of tables hold. */
const limits = { name: 30, text: 60, written: 0.6, short: 0.9, figures: 0.8 } as const;

/** Whether the first row names columns of data: other looks, names without figures, and short texts of a kind below. */
export function hasNamedColumns({ rows }: DrawnTable): boolean {
  const [head = [], ...data] = rows;
  const names = wordsIn(head);
  const texts = data.map(wordsIn);
  const named = names.flatMap((name, at) => (name === '' ? [] : [at]));
  return (
    areNames(names) &&
    areTexts(data, texts) &&
    !rows.flat().some(holdsParts) &&
    named.every((at) => data.every((row) => looksOther(head[at], row[at]))) &&
    (isCalledHead(head) || names.some((_, at) => isOfAKind(texts.map((row) => row[at] ?? ''))))
  );
}

function areNames(names: readonly string[]): boolean {
  const written = names.filter((name) => name !== '');
  return (
    written.length >= 2 &&
    written.length >= names.length / 2 &&
    new Set(written).size === written.length &&
    written.every((name) => name.length <= limits.name && isName(name)) &&
    written.some((name) => !/\p{Nd}/u.test(name)) &&
    written.filter((name) => /\p{L}{2}|\p{Lo}/u.test(name)).length >= written.length * 0.6
  );
}

/** It may have a figure, as “until 6 pm” and “page 2” do: more letters than that, and no amount of anything. */
function isName(name: string): boolean {
  if (/[.!?:;]$/u.test(name)) return false;
  const [letters, figures] = [/\p{L}/gu, /\p{Nd}/gu].map((kind) => name.match(kind)?.length ?? 0);
  return figures === 0 || ((letters ?? 0) >= (figures ?? 0) * 2 && !/\p{Sc}|%|^\p{Nd}/u.test(name));
}

/** Short texts, most of which are neither links nor buttons nor parts of a form. */
function areTexts(
  data: readonly (readonly CapturedNode[])[],
  texts: readonly (readonly string[])[],
): boolean {
  const all = texts.flat();
  const written = all.filter((text) => text !== '');
  const cells = data.flat();
  const plain = cells.filter((cell, at) => all[at] !== '' && !findIn(cell, isControl));
  const columns = (texts[0] ?? []).filter((_, at) =>
    data.every((row) => row[at] && !findIn(row[at], isField)),
  );
  return (
    written.length >= all.length * limits.written &&
    written.filter(({ length }) => length <= limits.text).length >= written.length * limits.short &&
    plain.length >= written.length / 2 &&
    columns.length >= 3 &&
    !isCalendar(texts)
  );
}

/** Headings and the like, which divide a page and no table. */
function holdsParts(cell: CapturedNode): boolean {
  return parts.has(cell.tag) || findIn(cell, ({ tag }) => parts.has(tag)) !== null;
}

const parts = new Set('h1 h2 h3 h4 h5 h6 ul ol dl article form video'.split(' '));

function isControl({ tag, attributes }: CapturedNode): boolean {
  return tag === 'a' || tag === 'button' || isField({ tag, attributes } as CapturedNode);
}

function isField({ tag, attributes }: CapturedNode): boolean {
  return (
    tag === 'select' ||
    tag === 'textarea' ||
    (tag === 'input' && !/^(checkbox|radio|hidden)$/.test(attributes.get('type') ?? ''))
  );
}

/** Days of a month under the names of days. */
function isCalendar(texts: readonly (readonly string[])[]): boolean {
  return texts.every(
    (row) => row.length === 7 && row.every((text) => /^(\d{1,2}\b.*)?$/.test(text)),
  );
}

function looksOther(head: CapturedNode | undefined, cell: CapturedNode | undefined): boolean {
  if (!head || !cell) return false;
  const [one, other] = [lookOf(head), lookOf(cell)];
  return one.some((value, at) => value !== other[at]);
}

/** Of the letters, and of what they lie on. */
function lookOf(cell: CapturedNode): string[] {
  const holder = findIn(
    cell,
    ({ kind, text, box }) => kind === 'text' && !!box && text.trim() !== '',
  );
  const style = holder?.parent?.style ?? cell.style;
  return [
    style?.['font-weight'] ?? '',
    style?.['font-size'] ?? '',
    style?.['text-transform'] ?? '',
    style?.color ?? '',
    `${cell.style?.['background-color']} ${cell.parent?.style?.['background-color']}`,
  ];
}

/** What authors call the row of names, as a word of a class. */
function isCalledHead(head: readonly CapturedNode[]): boolean {
  const row = head[0]?.parent;
  const called = (node: CapturedNode | null | undefined) =>
    /(^|[-_\s])(t?head(er|ers|ing|ings)?|hd|hdr|thead|th|kopf|entete|cabecera|titles|columns|labels)($|[-_\s])/i.test(
      node?.attributes.get('class') ?? '',
    );
  return called(row) || called(row?.parent) || head.every(called);
}

/** Figures, or words that come again. */
function isOfAKind(column: readonly string[]): boolean {
  const written = column.filter((text) => text !== '');
  if (written.length < 2) return false;
  const figures = written.filter((text) => /\p{Nd}/u.test(text));
  if (figures.length >= column.length * limits.figures) return true;
  return written.length >= 3 && new Set(written).size <= written.length / 2;
}
