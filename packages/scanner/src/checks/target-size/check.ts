import type { BoundingBox } from '@curbcut/model/scan';
import { flatDescendants, flatParent } from '../../capture/flat-tree.ts';
import type { CapturedNode, PageCapture } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import { knownFacts } from '../../facts/known-facts.ts';
import type { CaptureCheck } from '../check.ts';
import { clickedElements, isReachable } from '../mouse-only-control/check.ts';
import { closest, isTabStop } from '../page/controls.ts';
import { handlersOf } from '../page/handlers.ts';
import { quote, wordsOf } from '../page/words-of.ts';

/** CSS pixels; and how many small targets, and how many others on a page, are looked at. */
const thresholds = { size: 24, mostSmall: 100, mostTargets: 5_000 } as const;

/**
 * WCAG 2.2, 2.5.8: can one hit what only a script makes a control, without hitting its neighbor? Other engines measure the
 * controls that have a role, but those that stand in a line with a sign as if that were text.
 */
export const targetSizeCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'target-size',
  name: 'Size of what a script makes a control',
  applicability: async (capture) => {
    const made = await madeByScript(capture);
    const nodes = capture.documents.flatMap((document) => document.nodes);
    return [
      ...made,
      ...nodes
        .filter((node) => isButtonBesideSign(node) || (made.length > 0 && isSmallButton(node)))
        .slice(0, thresholds.mostSmall),
    ];
  },
  async expectation(capture, targets) {
    const made = await madeByScript(capture);
    const all = targetsOf(capture, made);
    return targets.map((node) => {
      // How near buttons are to each other is measured by other engines.
      const others = made.includes(node) || isButtonBesideSign(node) ? all : made;
      const near = isSmall(node.box) && !isInText(node) ? nearestOf(node, others) : null;
      if (!near || !node.box) return { outcome: 'passed' };
      const words = wordsOf(near);
      const neighbor = words === '' ? `a ${near.tag} element` : quote(words);
      const failureSummary = `The target measures ${Math.round(node.box.width)} by ${Math.round(node.box.height)} px, and a circle of ${thresholds.size} px around its middle touches another target: ${neighbor}.`;
      return { outcome: 'failed', nodes: [{ node, failureSummary, facts: factsOf(node.box) }] };
    });
  },
};

/** What only the mouse reaches, so that others do not count it among the targets. */
async function madeByScript(capture: PageCapture): Promise<CapturedNode[]> {
  return clickedElements(capture, await handlersOf(capture))
    .filter((node) => !isReachable(node))
    .slice(0, thresholds.mostSmall);
}

function isSmallButton(node: CapturedNode): boolean {
  return node.tag === 'button' && isSmall(node.box) && isTabStop(node) && isVisible(node);
}

function factsOf({ width, height }: BoundingBox) {
  return knownFacts([
    ['Size', `${Math.round(width)} × ${Math.round(height)} px`],
    ['Required', `${thresholds.size} × ${thresholds.size} px`],
  ]);
}

/** A small button that its author has drawn, in a line in which no words stand but those of controls. */
function isButtonBesideSign(node: CapturedNode): boolean {
  const { tag, box, style } = node;
  if (tag !== 'button' || !isSmall(box) || !isTabStop(node) || !isVisible(node)) return false;
  if (!style?.display.startsWith('inline') || style['border-top-style'] === 'outset') return false;
  const around = flatParent(node);
  const texts = around ? [...flatDescendants(around)].filter(({ kind }) => kind === 'text') : [];
  const beside = texts.filter((text) => closest(text, isControl) === null);
  return (
    beside.some(({ text }) => text.trim() !== '') &&
    beside.every(({ text }) => !/[\p{L}\p{N}]/u.test(text))
  );
}

function isControl({ tag }: CapturedNode): boolean {
  return tag === 'button' || tag === 'a';
}

function targetsOf({ documents }: PageCapture, clicked: readonly CapturedNode[]): CapturedNode[] {
  const stops = documents.flatMap(({ nodes }) =>
    nodes.filter((node) => node.box !== null && isTabStop(node)),
  );
  return [...clicked, ...stops].slice(0, thresholds.mostTargets);
}

function isSmall(box: BoundingBox | null): boolean {
  return box !== null && (box.width < thresholds.size - 0.1 || box.height < thresholds.size - 0.1);
}

/** A target in a sentence is as high as its line. */
function isInText(node: CapturedNode): boolean {
  const around = flatParent(node);
  return (
    node.style?.display === 'inline' &&
    around !== null &&
    around.children.some(({ kind, text }) => kind === 'text' && /\p{L}{2}/u.test(text))
  );
}

/** A target that the circle around the middle of another one touches, or the circle of which it touches. */
function nearestOf(node: CapturedNode, all: readonly CapturedNode[]): CapturedNode | null {
  const { box } = node;
  if (!box) return null;
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  const found = all.find((other) => {
    if (other === node || other.document !== node.document || !other.box) return false;
    if (contains(other.box, box) || contains(box, other.box)) return false;
    const { box: at } = other;
    const toBox = Math.hypot(outside(x, at.x, at.width), outside(y, at.y, at.height));
    if (toBox < thresholds.size / 2 - 0.5) return isVisible(other);
    if (!isSmall(at)) return false;
    const toMiddle = Math.hypot(x - at.x - at.width / 2, y - at.y - at.height / 2);
    return toMiddle < thresholds.size - 0.5 && isVisible(other);
  });
  return found ?? null;
}

function outside(place: number, start: number, length: number): number {
  return Math.max(start - place, place - start - length, 0);
}

function contains(outer: BoundingBox, inner: BoundingBox): boolean {
  return (
    outer.x <= inner.x &&
    outer.y <= inner.y &&
    outer.x + outer.width >= inner.x + inner.width &&
    outer.y + outer.height >= inner.y + inner.height
  );
}
