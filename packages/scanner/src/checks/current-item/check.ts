import type { CapturedNode, PageCapture } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import type { CaptureCheck } from '../check.ts';
import { closest, findIn, roleOf } from '../page/controls.ts';
import { allWordsOf, quote, wordsOf } from '../page/words-of.ts';

/** So many items are needed to see that one is different. */
const thresholds = { items: 3 } as const;

/** WCAG 2.2, 1.3.1: where one item of a list of links or steps is shown as the present one, is that in the code too? */
export const currentItemCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'current-item',
  name: 'Present items of menus and steps',
  applicability: async (capture) => currentItems(capture),
  expectation: async (_, items) =>
    items.map((node) => {
      if (isTold(node)) return { outcome: 'passed' };
      const failureSummary = `${quote(wordsOf(node))} is shown as the present item by its looks only: it has no aria-current, and no words say so.`;
      return { outcome: 'failed', nodes: [{ node, failureSummary }] };
    }),
};

/** What authors call the present item, as a word of a class. */
const currentClass =
  /(^|[-_])(current|cur|active|selected|chosen|here|on|now|aktiv|actif|active?|en-cours|courant|actual|activo|activa|elegido|elegida|seleccionad[oa]|attuale|attivo|corrente|nu|huidig|huidige|actief|atual|ativo|ativa|aktywn[ya]|bieżąc[ya]|aktuell|aktuel|nuvarande|nåværende)($|[-_])/i;

function currentItems({ documents }: PageCapture): CapturedNode[] {
  return documents.flatMap(({ nodes }) =>
    nodes.filter(isList).flatMap((list) => {
      const items = list.children.filter(({ kind, box }) => kind === 'element' && box);
      if (items.length < thresholds.items || new Set(items.map(({ tag }) => tag)).size > 1)
        return [];
      const marked = items.filter((item) => carriers(item).some(isMarked));
      const [item] = marked;
      if (marked.length !== 1 || !item || !isVisible(item)) return [];
      const carrier = carriers(item).find(isMarked) as CapturedNode;
      const others = items.filter((other) => other !== item);
      return others.every((other) => looksOther(item, other)) ? [carrier] : [];
    }),
  );
}

function isList(node: CapturedNode): boolean {
  if (node.kind !== 'element' || roleOf(node) === 'tablist') return false;
  const isIn = closest(node, isNav);
  return (
    node.tag === 'ol' ||
    node.tag === 'ul' ||
    (isIn !== null && node.children.length >= thresholds.items)
  );
}

/** An item and what is alone in it. */
function carriers(item: CapturedNode): CapturedNode[] {
  const [inner] = item.children.filter(({ kind }) => kind === 'element');
  return inner && (/^(a|span)$/.test(inner.tag) || isStep(inner)) ? [item, inner] : [item];
}

/** Buttons of other lists are pressed or not, as filters are, and the state of those is told otherwise. */
function isStep(button: CapturedNode): boolean {
  if (button.tag !== 'button') return false;
  return closest(button, ({ tag }) => tag === 'ol') !== null && closest(button, isNav) !== null;
}

function isNav({ tag, attributes }: CapturedNode): boolean {
  return tag === 'nav' || attributes.get('role') === 'navigation';
}

function isMarked({ attributes }: CapturedNode): boolean {
  return (attributes.get('class') ?? '')
    .split(/\s+/)
    .some((name) => currentClass.test(name.replaceAll(/(\p{Ll})(?=\p{Lu})/gu, '$1-')));
}

const looks = [
  'color',
  'background-color',
  'font-weight',
  'border-bottom-color',
  'border-left-color',
  'border-bottom-width',
  'border-left-width',
  'text-decoration-line',
  'box-shadow',
] as const;

function looksOther(item: CapturedNode, other: CapturedNode): boolean {
  const own = carriers(item);
  const its = carriers(other);
  return own.some((node, at) =>
    looks.some((name) => node.style?.[name] !== its[at]?.style?.[name]),
  );
}

function isTold(carrier: CapturedNode): boolean {
  const tells = ({ attributes }: CapturedNode) =>
    ['aria-current', 'aria-selected', 'aria-checked', 'aria-pressed'].some(
      (name) => attributes.has(name) && attributes.get(name) !== 'false',
    );
  const item = closest(carrier, ({ tag }) => tag === 'li') ?? carrier;
  if (tells(carrier) || tells(item) || findIn(item, tells)) return true;
  // Words that only screen readers get say it as well, and a heading or a link that is missing does in part.
  if (allWordsOf(item) !== wordsOf(item)) return true;
  if (
    /\b(current|aktuell|actuel|en cours|actual|attuale|huidige?|u bent hier|atual|bieżąc[ya])\b/i.test(
      `${allWordsOf(item)} ${carrier.attributes.get('aria-label') ?? ''} ${carrier.attributes.get('title') ?? ''}`,
    )
  )
    return true;
  return (
    findIn(
      item,
      ({ tag, style, box }) =>
        tag === 'span' && style?.position === 'absolute' && box !== null && box.width <= 1,
    ) !== null
  );
}
