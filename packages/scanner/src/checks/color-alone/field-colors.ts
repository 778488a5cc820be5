import { flatAncestors } from '../../capture/flat-tree.ts';
import type { CapturedDocument, CapturedNode } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import { type Color, contrastOf, toColor } from '../page/colors.ts';
import { closest, findIn, isDisabled, isTextField } from '../page/controls.ts';
import { labelsOf } from '../page/label-of.ts';
import { matchesColor } from '../page/matches-color.ts';
import { hueOf } from './alike-colors.ts';
import { visibleWordsOf } from '../page/visible-words.ts';

const limits = { most: 150, lightness: 3 } as const;

/** What a field and its label show. */
export interface ColoredField {
  field: CapturedNode;
  label: CapturedNode | null;
  labelColor: Color | null;
  /** What else than the color the label looks like. */
  labelLook: string;
  /** The border, or the fill where that has a tint. */
  edge: Color | null;
  /** Thicker or other borders. */
  edgeLook: string;
  isRequired: boolean;
  /** The author says that it is wrong. */
  isWrong: boolean;
  /** The words of the label, and what else is written in the part of the page that is the field's. */
  words: string;
  more: string;
  hasSign: boolean;
}

/** Fields that people fill in, by the form that they are in. */
export function coloredFields({ nodes, root }: CapturedDocument): ColoredField[][] {
  const fields = nodes
    .filter(
      (node) =>
        (isTextField(node) || node.tag === 'select') && !isDisabled(node) && isVisible(node),
    )
    .slice(0, limits.most);
  const counts = new Map<CapturedNode, number>();
  for (const field of fields)
    for (const around of flatAncestors(field)) counts.set(around, (counts.get(around) ?? 0) + 1);
  const byForm = Map.groupBy(
    fields,
    (field) => closest(field, ({ tag }) => tag === 'form') ?? root,
  );
  return [...byForm.values()].map((of) => of.map((field) => describe(field, counts)));
}

function describe(field: CapturedNode, counts: ReadonlyMap<CapturedNode, number>): ColoredField {
  const { style, attributes } = field;
  const label = labelsOf(field).find((one) => isVisible(one)) ?? null;
  const text = label && firstText(label);
  const look = (text?.parent ?? label)?.style;
  const part = ownPart(field, counts);
  const words = label ? visibleWordsOf(label) : '';
  const width = Number.parseFloat(style?.['border-bottom-width'] ?? '0');
  return {
    field,
    label,
    labelColor: toColor(look?.color),
    labelLook: look
      ? `${look['font-weight']} ${look['font-style']} ${look['text-decoration-line']} ${look['background-color']}`
      : '',
    edge: edgeOf(field),
    edgeLook: `${width > 2 ? Math.round(width) : ''} ${style?.['border-bottom-style'] === 'dashed'} ${style?.['background-image'] === 'none' ? '' : 'picture'}`,
    isRequired: attributes.has('required') || attributes.get('aria-required') === 'true',
    isWrong:
      attributes.get('aria-invalid') === 'true' ||
      wrong.test(attributes.get('class') ?? '') ||
      wrong.test(field.parent?.attributes.get('class') ?? ''),
    words,
    more: part ? visibleWordsOf(part).replace(words, '').trim() : '',
    hasSign:
      part !== null &&
      findIn(part, (node) => /^(svg|img|i)$/.test(node.tag) && node.box !== null) !== null,
  };
}

const wrong = /(^|[\s_-])(has-)?(errors?|invalid|wrong|bad|fehler|erreur|danger)($|[\s_-])/i;

function firstText(node: CapturedNode): CapturedNode | null {
  return findIn(
    node,
    ({ kind, box, text }) => kind === 'text' && box !== null && text.trim() !== '',
  );
}

function ownPart(
  field: CapturedNode,
  counts: ReadonlyMap<CapturedNode, number>,
): CapturedNode | null {
  let part: CapturedNode | null = null;
  for (const around of flatAncestors(field)) {
    if (counts.get(around) !== 1 || around.tag === 'form' || around.tag === 'main') break;
    part = around;
  }
  return part;
}

function edgeOf({ style }: CapturedNode): Color | null {
  if (!style) return null;
  const isDrawn =
    Number.parseFloat(style['border-bottom-width']) > 0 && style['border-bottom-style'] !== 'none';
  const border = isDrawn ? toColor(style['border-bottom-color']) : null;
  if (border && border.alpha > 0.5) return border;
  const fill = toColor(style['background-color']);
  return fill && fill.alpha > 0.5 ? fill : null;
}

export interface FieldsByColor {
  found: CapturedNode[];
  what: 'required' | 'wrong' | 'explained';
  /** It is the labels that have the color, or else the edges of the fields. */
  isLabels: boolean;
}

/** Fields of one form that nothing but a color sets apart from the others, and what that tells; `named` are colors that a text explains. */
export function fieldsByColor(
  fields: readonly ColoredField[],
  { named, hasAlert }: { named: readonly string[]; hasAlert: boolean },
): FieldsByColor | null {
  const [only, ...others] = fields;
  if (only && others.length === 0) return wrongAlone(only);
  return byLabels(fields, named) ?? byEdges(fields, named, hasAlert);
}

/** The only field of a form, called wrong in the code, and red, with nothing else to say so. */
function wrongAlone({ field, edge, isWrong, more, hasSign }: ColoredField): FieldsByColor | null {
  const isRed = edge !== null && hueOf(edge) !== null && matchesColor(edge, 'red');
  if (!isRed || !isWrong || more !== '' || hasSign) return null;
  return { found: [field], what: 'wrong', isLabels: false };
}

function byLabels(fields: readonly ColoredField[], named: readonly string[]): FieldsByColor | null {
  const labeled = fields.filter(({ label, labelColor }) => label !== null && labelColor !== null);
  const [colored, plain] = split(labeled, ({ labelColor }) => labelColor);
  if (colored.length === 0 || plain.length === 0) return null;
  if (colored.some(({ labelLook }) => !plain.some((other) => other.labelLook === labelLook)))
    return null;
  if (isMarked(colored, plain)) return null;
  const result = (what: FieldsByColor['what']): FieldsByColor => ({
    found: colored.flatMap(({ label }) => label ?? []),
    what,
    isLabels: true,
  });
  if (
    colored.every(
      ({ labelColor }) =>
        labelColor !== null && named.some((name) => matchesColor(labelColor, name)),
    )
  )
    return result('explained');
  const differs = colored.some(
    ({ labelColor }) =>
      labelColor &&
      plain[0]?.labelColor &&
      contrastOf(labelColor, plain[0].labelColor) >= limits.lightness,
  );
  if (differs) return null;
  return goesWith(colored, plain, ({ isRequired }) => isRequired) ? result('required') : null;
}

function byEdges(
  fields: readonly ColoredField[],
  named: readonly string[],
  hasAlert: boolean,
): FieldsByColor | null {
  const edged = fields.filter(({ edge }) => edge !== null);
  const [colored, plain] = split(edged, ({ edge }) => edge);
  if (colored.length === 0 || plain.length === 0) return null;
  if (
    colored.some(
      ({ edgeLook, hasSign }) => hasSign || !plain.some((other) => other.edgeLook === edgeLook),
    )
  )
    return null;
  if (isMarked(colored, plain) || colored.some(({ more }) => more !== '')) return null;
  const result = (what: FieldsByColor['what']): FieldsByColor => ({
    found: colored.map(({ field }) => field),
    what,
    isLabels: false,
  });
  const isRed = colored.every(({ edge }) => edge !== null && matchesColor(edge, 'red'));
  if (colored.every(({ edge }) => edge !== null && named.some((name) => matchesColor(edge, name))))
    return result('explained');
  if (!isRed) return null;
  if (
    goesWith(colored, plain, ({ isWrong }) => isWrong) &&
    (hasAlert || colored.every(({ field }) => field.attributes.get('aria-invalid') === 'true'))
  )
    return result('wrong');
  return goesWith(colored, plain, ({ isRequired }) => isRequired) ? result('required') : null;
}

function split(
  fields: readonly ColoredField[],
  colorOf: (field: ColoredField) => Color | null,
): [ColoredField[], ColoredField[]] {
  const hasHue = (field: ColoredField) => {
    const color = colorOf(field);
    return color !== null && hueOf(color) !== null;
  };
  const colored = fields.filter(hasHue);
  return [colored, fields.filter((field) => !hasHue(field))];
}

function goesWith(
  colored: readonly ColoredField[],
  plain: readonly ColoredField[],
  is: (field: ColoredField) => boolean,
): boolean {
  return colored.every(is) && !plain.some(is);
}

/** A star, a word or a bracket that only these have. */
function isMarked(colored: readonly ColoredField[], plain: readonly ColoredField[]): boolean {
  const marks = (field: ColoredField) =>
    `${field.words} ${field.more}`
      .toLowerCase()
      .split(/[\s:]+/)
      .flatMap((word) => [word, ...(word.match(/[*†!•()[\]✱＊]/gu) ?? [])]);
  const [first, ...others] = colored;
  if (!first) return false;
  const elsewhere = new Set(plain.flatMap(marks));
  const own = marks(first).filter((mark) => mark !== '' && !elsewhere.has(mark));
  if (others.length === 0)
    return own.some((mark) => /^[*†!•()[\]✱＊]$/u.test(mark) || needed.test(mark));
  return own.some((mark) => others.every((field) => marks(field).includes(mark)));
}

const needed = /required|mandatory|needed|pflicht|erforderlich|obligat|requis|richiesto|verplicht/;
