import { decisive, type Hit, placeOf, placesAround } from './hit.ts';

/**
 * The hits of one topic in document order. One engine may blame the label and another the field: by the same rule that is
 * one problem, not two.
 */
export function collapseRelated(hits: readonly Hit[]): Hit[] {
  const kept = new Map<string, Hit>();
  for (const hit of [...hits].sort(inDocumentOrder)) {
    const around = placesAround(hit.node).find((place) => kept.has(place));
    const outer = around === undefined ? undefined : kept.get(around);
    if (outer && !shareAnEngine(hit, outer) && haveOneRule(hit, outer)) {
      outer.detected.push(...hit.detected);
    } else {
      kept.set(placeOf(hit.node), hit);
    }
  }
  return [...kept.values()];
}

/** What the one says must be true of the element that the other is about. */
function haveOneRule(a: Hit, b: Hit): boolean {
  return decisive(a).described.id === decisive(b).described.id;
}

function shareAnEngine(a: Hit, b: Hit): boolean {
  return a.detected.some(({ finding }) =>
    b.detected.some((other) => other.finding.engine === finding.engine),
  );
}

function inDocumentOrder(a: Hit, b: Hit): number {
  return a.node.frame - b.node.frame || comparePaths(a.node.path, b.node.path);
}

function comparePaths(a: string, b: string): number {
  const [left, right] = [a.split('.'), b.split('.')];
  for (let index = 0; index < Math.min(left.length, right.length); index += 1) {
    const difference = orderOf(left[index]) - orderOf(right[index]);
    if (difference) return difference;
  }
  return left.length - right.length;
}

/** A shadow tree comes before the children that its host was written with. */
function orderOf(step: string | undefined): number {
  return step === 's' ? -1 : Number(step);
}
