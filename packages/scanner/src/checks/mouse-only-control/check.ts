import type { CapturedListener, CapturedNode, PageCapture } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import type { CaptureCheck } from '../check.ts';
import {
  closest,
  findIn,
  isFocusable,
  isHiddenByAttribute,
  isNativeControl,
  isReachedByArrows,
  isTabStop,
  roleOf,
} from '../page/controls.ts';
import { type Handlers, handlersOf } from '../page/handlers.ts';
import { isPress, passesOn } from '../page/presses.ts';
import { quote, wordsOf } from '../page/words-of.ts';
import { dropZones, judgeZones } from './drop-zones.ts';
import { judgeLabel, labelsOfHiddenFields } from './labels-of-hidden-fields.ts';
import { whenDragged } from './when-dragged.ts';
import { whenMannered } from './when-mannered.ts';
import { whyNotReached } from './why-not-reached.ts';
import { withoutIdle } from './without-idle.ts';

/** What fills more of the page than this is a surface, and no control. In square pixels. */
const thresholds = { largest: 250_000 } as const;

/** WCAG 2.2, 2.1.1: can what reacts to a click be reached with the keyboard, or is there something that does the same? */
export const mouseOnlyControlCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'mouse-only-control',
  name: 'Controls that only a pointer reaches',
  whenUsed: (use) => [...whenDragged(use), ...whenMannered(use)],
  applicability: async (capture) => {
    const clicked = clickedElements(capture, await handlersOf(capture));
    const labels = labelsOfHiddenFields(capture).filter((label) => !clicked.includes(label));
    const zones = (await dropZones(capture)).filter((zone) => !clicked.includes(zone));
    return [...clicked, ...labels, ...zones];
  },
  expectation: async (capture, elements) => {
    const zones = await judgeZones(capture, await dropZones(capture));
    return elements.map((node) => {
      if (node.tag === 'label') return judgeLabel(node);
      const zone = zones.get(node);
      if (zone?.outcome === 'failed' || (zone && !node.isClickable)) return zone;
      if (isReachable(node)) return { outcome: 'passed' };
      const words = wordsOf(node);
      const said = words === '' ? 'It' : `The element that says ${quote(words)}`;
      const why = whyNotReached(roleOf(node), node.attributes.get('tabindex'));
      const failureSummary = `${said} reacts to a click, but Tab does not reach it: ${why}. Nothing in it or around it takes the focus either.`;
      return { outcome: 'failed', nodes: [{ node, failureSummary }] };
    });
  },
};

/** What reacts to a press by a script, and shows so. */
export function clickedElements(
  { documents }: Pick<PageCapture, 'documents'>,
  handlers: Handlers,
): CapturedNode[] {
  return documents.flatMap(({ nodes }) => {
    const clicked = nodes.flatMap((node) => {
      if (!looksClickable(node) || !isVisible(node)) return [];
      const presses = handlers.of(node).filter(isPress);
      const does = (press: CapturedListener) =>
        !passesOn(press) ||
        (says(node) && hides(press)) ||
        (claimed.test(roleOf(node)) && doesMore(press));
      return presses.some(does) ? [{ node, presses }] : [];
    });
    return withoutIdle(clicked).map(({ node }) => node);
  });
}

/** A surface behind something has no words, and closes that; what says what it does is a control. */
function says(node: CapturedNode): boolean {
  return /\p{L}{2}/u.test(wordsOf(node));
}

function hides({ source }: CapturedListener): boolean {
  return /\.hidden\s*=\s*(true|!0)/.test(source);
}

/** What calls itself a control does not only lead to a field where its code calls other code, or takes something away. */
const claimed = /^(button|link|checkbox|switch|menuitem)$/;

function doesMore({ source }: CapturedListener): boolean {
  const [, body = source] = /(?:^[^{]*?=>|^[^{]*\{)([\s\S]*)/.exec(source) ?? [];
  if (/(?<![\w$.])delete\s/.test(body)) return true;
  const calls = [...body.matchAll(/(?<![\w$])([\w$]+)\s*\(/g)].map(([, name = '']) => name);
  return calls.some((name) => !leads.has(name));
}

/** What is called on the way to a field. */
const leads = new Set(
  'if for while switch catch function return focus showPicker click select preventDefault stopPropagation stopImmediatePropagation querySelector querySelectorAll getElementById closest matches contains setTimeout requestAnimationFrame scrollIntoView $ $$ q qs byId'.split(
    ' ',
  ),
);

/** The outermost element that shows the hand of a link. */
export function looksClickable(node: CapturedNode): boolean {
  const { kind, tag, style, box } = node;
  if (kind !== 'element' || !style || !box || style.cursor !== 'pointer') return false;
  if (never.has(tag) || isNativeControl(node) || style['pointer-events'] === 'none') return false;
  if (box.width * box.height > thresholds.largest) return false;
  const parent = node.parent;
  return parent?.style?.cursor !== 'pointer' || parent.tag === 'body' || node.isClickable;
}

const never = new Set([
  'html',
  'body',
  'label',
  'option',
  'button',
  'input',
  'select',
  'textarea',
  'summary',
  'iframe',
  'video',
  'audio',
  'details',
]);

/** Whether it takes the focus, or something in it or around it does that does the same. */
export function isReachable(node: CapturedNode): boolean {
  if (isTabStop(node) || isHiddenByAttribute(node)) return true;
  const isOther = (around: CapturedNode) =>
    around !== node && (isControl(around) || isReachedByArrows(around) || around.tag === 'label');
  if (closest(node, isOther)) return true;
  if (findIn(node, isFocusable)) return true;
  return isItemOfWidget(node) || hasTwin(node);
}

/** What only scripts give the focus, as the target of a skip link, is none. */
function isControl(node: CapturedNode): boolean {
  if (isNativeControl(node)) return true;
  const role = roleOf(node);
  return isTabStop(node) && (node.isClickable || (role !== '' && !partRoles.has(role)));
}

/** Parts of a page, which take the focus only to be scrolled. */
const partRoles = new Set(
  'region group main navigation complementary banner contentinfo form search article section figure img image list listitem table rowgroup document tabpanel log status none presentation'.split(
    ' ',
  ),
);

/** An item to which arrow keys lead, from a widget that takes the focus itself. */
function isItemOfWidget(node: CapturedNode): boolean {
  if (!itemRoles.has(roleOf(node))) return false;
  const widget = closest(node, (around) => widgetRoles.has(roleOf(around)));
  return widget !== null;
}

const itemRoles = new Set([
  'option',
  'treeitem',
  'gridcell',
  'row',
  'menuitem',
  'menuitemcheckbox',
  'menuitemradio',
  'tab',
  'radio',
]);
const widgetRoles = new Set([
  'listbox',
  'tree',
  'grid',
  'treegrid',
  'menu',
  'menubar',
  'tablist',
  'radiogroup',
]);

/** In a card or row a picture or field of words may stand beside the link that does the same. */
function hasTwin(node: CapturedNode): boolean {
  const card = closest(node, (around) => around !== node && cards.has(around.tag));
  if (!card) return false;
  const words = wordsOf(node).toLowerCase();
  const links = [...linksIn(card)];
  // A surface without words of its own does what the one link beside it does.
  if (words === '')
    return (
      links.length === 1 &&
      node.tag !== 'svg' &&
      !/^(button|checkbox|switch)$/.test(roleOf(node)) &&
      isLarge(node)
    );
  return links.some((link) => wordsOf(link).toLowerCase() === words);
}

const cards = new Set(['li', 'article', 'tr', 'figure', 'section']);

function isLarge({ box }: CapturedNode): boolean {
  return box !== null && box.width * box.height > 10_000;
}

function* linksIn(node: CapturedNode): Generator<CapturedNode> {
  for (const child of node.children) {
    if (child.tag === 'a' && isFocusable(child)) yield child;
    yield* linksIn(child);
  }
}
