import { flatDescendants } from '../../capture/flat-tree.ts';
import type { CapturedNode } from '../../capture/page-capture.ts';
import { closest, findIn, roleOf } from '../page/controls.ts';
import { allWordsOf, wordsOf } from '../page/words-of.ts';

/** How many steps up the values are looked for, and how many words of a caption may say what a drawing shows. */
const limits = { steps: 4, captionWords: 8 } as const;

/** By itself, or by what holds it alone. */
export function isNamed(drawing: CapturedNode): boolean {
  if (drawing.children.some(({ tag }) => tag === 'title' || tag === 'desc')) return true;
  const namesIt = ({ attributes }: CapturedNode) =>
    ['aria-label', 'aria-labelledby', 'aria-describedby', 'title'].some((name) =>
      Boolean(attributes.get(name)),
    );
  if (namesIt(drawing)) return true;
  const figure = closest(
    drawing,
    ({ tag, attributes }) => tag === 'figure' || isFigure(attributes),
  );
  const caption = figure?.children.find(({ tag }) => tag === 'figcaption');
  return (
    (figure !== null && namesIt(figure)) ||
    (caption !== undefined && wordsOf(caption).split(' ').length >= limits.captionWords)
  );
}

function isFigure(attributes: CapturedNode['attributes']): boolean {
  return attributes.get('role') === 'figure' || attributes.get('role') === 'group';
}

/** Words are written in it, which screen readers read. */
export function saysWords(drawing: CapturedNode): boolean {
  return /\p{L}{2}/u.test(allWordsOf(drawing));
}

/** Figures for each mark are written in it or near it, or a table is, or a control that brings one. */
export function isTold(drawing: CapturedNode, marks: number): boolean {
  const drawn = figuresIn(drawing);
  if (drawn >= marks) return true;
  let at: CapturedNode = drawing;
  for (let step = 0; step < limits.steps && at.parent; step += 1) {
    const { parent } = at;
    if (/^(body|main|html)$/.test(parent.tag)) break;
    at = parent;
    if (figuresIn(at) - drawn >= marks || findIn(at, isTable)) return true;
    if (/^(section|article|figure|fieldset)$/.test(at.tag)) break;
  }
  return findIn(at.parent ?? at, bringsTable) !== null;
}

/** Figures that are written in a part of the page, years left out. */
function figuresIn(part: CapturedNode): number {
  const texts = [...flatDescendants(part)].filter(
    ({ kind, box }) => kind === 'text' && box !== null,
  );
  return texts.reduce(
    (sum, { text }) => sum + (text.match(figure)?.filter((one) => !year.test(one)).length ?? 0),
    0,
  );
}

const figure = /\p{Nd}+(?:[.,]\p{Nd}+)*/gu;
const year = /^(?:19|20)\p{Nd}{2}$/u;

function isTable({ tag, attributes, box }: CapturedNode): boolean {
  if (box === null) return false;
  return tag === 'table' || tag === 'dl' || /^(table|grid)$/.test(attributes.get('role') ?? '');
}

/** A control that speaks of a table or of data. */
function bringsTable(node: CapturedNode): boolean {
  if (node.box === null) return false;
  if (!/^(a|button|summary)$/.test(node.tag) && roleOf(node) !== 'button') return false;
  return tableWords.test(`${allWordsOf(node)} ${node.attributes.get('aria-label') ?? ''}`);
}

const tableWords =
  /\b(table|data|csv|tabelle|daten|tableau|données|tabla|datos|tabella|dati|tabela|dados|dane|tabel|gegevens|tabell|tablo|veri)\b|таблиц|данные|表|データ|数据|جدول|بيانات|טבלה|נתונים|तालिका/iu;
