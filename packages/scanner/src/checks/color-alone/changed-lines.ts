import { flatDescendants } from '../../capture/flat-tree.ts';
import type { CapturedDocument, CapturedNode } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import { type Color, contrastOf, toColor } from '../page/colors.ts';
import { findIn } from '../page/controls.ts';
import { visibleWordsOf } from '../page/visible-words.ts';

/** Lines of a comparison; the contrast that everybody sees; and from which differences of channels two grounds are two hues. */
const limits = { least: 2, most: 400, lightness: 3, apart: 20 } as const;

/** How authors call what has come and what has gone, as a word of a class. */
const come =
  /(?<![a-z])(?:add(?:ed|ition|itions)?|ins(?:ert(?:ed|ion)?)?|plus|hinzu(?:gefuegt)?|ajout(?:e|es)?|anadid[oa]s?|agregad[oa]s?|aggiunt[oaie]|adicionad[oa]s?|toegevoegd|dodan[eoy]|tillagd|tilfoejet|eklenen)(?![a-z])/i;
const gone =
  /(?<![a-z])(?:del(?:et(?:ed|ion|ions|e))?|rem(?:oved?|oval)?|minus|entfernt|geloescht|suppr(?:ime)?(?:es?)?|retire|eliminad[oa]s?|borrad[oa]s?|rimoss[oaie]|removid[oa]s?|verwijderd|usuniet[eay]|borttagen|fjernet|silinen)(?![a-z])/i;

/** Lines that were added and taken away, set apart by the hue of their ground or letters: no sign and no word says which is which. */
export function changedLines({ nodes }: CapturedDocument): CapturedNode[][] {
  const found: CapturedNode[][] = [];
  for (const node of nodes) {
    // Read first, as it takes least.
    if (!node.children.some(hasCome) || !node.children.some(hasGone)) continue;
    const lines = node.children.filter(
      (one) =>
        one.kind === 'element' && !controls.test(one.tag) && isVisible(one) && isWritten(one),
    );
    if (lines.length < limits.least || lines.length > limits.most) continue;
    const [added, removed] = [lines.filter(hasCome), lines.filter(hasGone)];
    const [first, second] = [added[0], removed[0]];
    if (!first || !second || isStruck(removed)) continue;
    if (differByHue(first, second) && !isTold(added, removed)) found.push([...added, ...removed]);
  }
  return found;
}

const controls = /^(?:a|button|input|select|textarea|label|option|summary)$/;

function isWritten(line: CapturedNode): boolean {
  return visibleWordsOf(line) !== '' && !findIn(line, ({ tag }) => controls.test(tag));
}

function hasCome(node: CapturedNode): boolean {
  return node.tag === 'ins' || come.test(classOf(node));
}

function hasGone(node: CapturedNode): boolean {
  return node.tag === 'del' || gone.test(classOf(node));
}

function classOf({ attributes }: CapturedNode): string {
  const names = attributes.get('class');
  if (!names) return '';
  return names
    .replaceAll(/([a-z])([A-Z])/g, '$1-$2')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '');
}

/** What is gone is struck through, or drawn in other letters. */
function isStruck(removed: readonly CapturedNode[]): boolean {
  return removed.every((line) =>
    [line, ...flatDescendants(line)].some(({ style }) =>
      /line-through|underline/.test(style?.['text-decoration-line'] ?? ''),
    ),
  );
}

/** Colors of both are about as light, and of another hue. */
function differByHue(one: CapturedNode, other: CapturedNode): boolean {
  const pairs = (['background-color', 'color'] as const).map(
    (name) => [toColor(one.style?.[name]), toColor(other.style?.[name])] as const,
  );
  const isApart = ([a, b]: readonly [Color | null, Color | null]) =>
    a !== null && b !== null && a.alpha > 0.05 && b.alpha > 0.05 && apartBy(a, b) >= limits.apart;
  const isAlike = ([a, b]: readonly [Color | null, Color | null]) =>
    a !== null &&
    b !== null &&
    (a.alpha === 0 && b.alpha === 0 ? true : contrastOf(a, b) < limits.lightness);
  return pairs.some(isApart) && pairs.every(isAlike) && lookOf(one) === lookOf(other);
}

function apartBy(one: Color, other: Color): number {
  const mean = ({ red, green, blue }: Color) => (red + green + blue) / 3;
  const shift = mean(one) - mean(other);
  return Math.hypot(
    one.red - other.red - shift,
    one.green - other.green - shift,
    one.blue - other.blue - shift,
  );
}

function lookOf({ style, box }: CapturedNode): string {
  return [
    style?.['font-weight'],
    style?.['font-style'],
    style?.['text-decoration-line'],
    style?.['border-left-style'],
    style?.['border-left-width'],
    style?.['border-top-style'],
    style?.['background-image'],
    Math.round((box?.x ?? 0) / 4),
  ].join(' ');
}

/** A sign or a word near the begin or at the end of all of one kind, which the other does not have there; or a picture in them. */
function isTold(added: readonly CapturedNode[], removed: readonly CapturedNode[]): boolean {
  const all = [...added, ...removed];
  const hasPictures = all.some((line) =>
    [...flatDescendants(line)].some(
      ({ tag, kind, style }) =>
        /^(?:svg|img|i)$/.test(tag) ||
        (kind === 'pseudo-element' && !/^(?:none|normal|""|'')$/.test(style?.content ?? 'none')),
    ),
  );
  if (hasPictures) return true;
  const words = (line: CapturedNode) => visibleWordsOf(line).toLowerCase().split(' ');
  return [0, 1, 2, 3, -1].some((place) => {
    const of = (lines: readonly CapturedNode[]) => lines.map((line) => words(line).at(place) ?? '');
    const [here, there] = [of(added), of(removed)];
    return [here, there].some((own, at) => {
      const others = at === 0 ? there : here;
      const marks = new Set(own.map((word) => /^[+\-−–»«<>→←*]+/u.exec(word)?.[0] ?? word));
      const [only] = marks;
      return (
        marks.size === 1 &&
        only !== undefined &&
        !others.some((word) => word === only || (signs.test(only) && word.startsWith(only))) &&
        (own.length > 1 || signs.test(only) || telling.test(only))
      );
    });
  });
}

const signs = /^[+\-−–»«<>→←*]+$/u;
const telling =
  /^(?:new|old|added|removed|deleted|inserted|before|after|neu|alt|vorher|nachher|hinzugefügt|entfernt|nouveau|ancien|ajouté|supprimé|avant|après|nuevo|antiguo|añadido|eliminado|antes|después|nuovo|vecchio|aggiunto|rimosso|prima|dopo|novo|velho|adicionado|removido|nieuw|oud|toegevoegd|verwijderd|nowe|stare|dodano|usunięto|nytt?|gammalt?|tillagt|borttaget|yeni|eski)\P{L}*$/iu;
