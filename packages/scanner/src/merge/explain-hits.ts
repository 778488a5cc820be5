import type { Cause } from '@curbcut/rules';
import type { Pointer } from '../engines/finding.ts';
import { decisive, type Hit, outcomeOf, placeOf, placesAround } from './hit.ts';
import type { ResolvedNode } from './resolve-nodes.ts';

export interface ExplainedHits {
  /** What a hit goes back to in the end, which nothing explains. */
  causeOf: ReadonlyMap<Hit, Hit>;
  explainedBy(cause: Hit): readonly Hit[];
}

/** Hits of one rule. */
interface HitsOfRule {
  byPlace: Map<string, Hit>;
  /** By the places of the elements that the engine blames for them. */
  byBlamed: Map<string, Hit>;
  /** By the places that they are in. */
  byOuter: Map<string, Hit>;
}

/**
 * Finds what explains what, by the causes that rows of the catalogue name. What a person has to look at explains no
 * failure.
 */
export function explainHits(
  hits: readonly Hit[],
  resolved: ReadonlyMap<Pointer, ResolvedNode>,
): ExplainedHits {
  const wanted = new Set(
    hits.flatMap((hit) => decisive(hit).described.explainedBy ?? []).flatMap(({ rules }) => rules),
  );
  const rules = new Map<string, HitsOfRule>();
  for (const hit of hits) {
    const { id } = decisive(hit).described;
    if (wanted.has(id)) addTo(rules, id, hit);
  }
  const nearest = new Map<Hit, Hit>();
  for (const hit of hits) {
    const cause = (decisive(hit).described.explainedBy ?? [])
      .map((one) => findCause(hit, one))
      .find((found) => found !== undefined && isAsCertain(found, hit));
    if (cause) nearest.set(hit, cause);
  }
  const causeOf = new Map([...nearest.keys()].map((hit) => [hit, rootOf(hit)]));
  const explained = Map.groupBy(causeOf.keys(), (hit) => causeOf.get(hit) as Hit);
  return { causeOf, explainedBy: (cause) => explained.get(cause) ?? [] };

  function addTo(known: Map<string, HitsOfRule>, id: string, hit: Hit): void {
    const ofRule = known.get(id) ?? { byPlace: new Map(), byBlamed: new Map(), byOuter: new Map() };
    known.set(id, ofRule);
    ofRule.byPlace.set(placeOf(hit.node), hit);
    for (const place of blamedBy(hit)) ofRule.byBlamed.set(place, hit);
    for (const place of placesAround(hit.node)) {
      if (!ofRule.byOuter.has(place)) ofRule.byOuter.set(place, hit);
    }
  }

  function blamedBy(hit: Hit): string[] {
    const pointers = hit.detected.flatMap(({ source }) => source.blamed ?? []);
    return pointers.flatMap((pointer) => {
      const node = resolved.get(pointer);
      return node ? [placeOf(node)] : [];
    });
  }

  function findCause(hit: Hit, { rules: ids, where }: Cause): Hit | undefined {
    const place = placeOf(hit.node);
    const around = placesAround(hit.node);
    const causes = ids.flatMap((id) => rules.get(id) ?? []);
    const first = (find: (ofRule: HitsOfRule) => Hit | undefined) =>
      causes.map(find).find((found) => found !== undefined);
    switch (where) {
      case 'same':
        return first(({ byPlace }) => byPlace.get(place));
      case 'inside':
        return first(({ byOuter }) => byOuter.get(place));
      case 'around':
        return first(({ byPlace }) => lookUp(byPlace, around));
      case 'blames':
        return first(({ byBlamed }) => byBlamed.get(place));
      case 'blames-around':
        return first(({ byBlamed }) => {
          const outer = lookUp(byBlamed, around);
          return byBlamed.get(place) ?? (outer && isParentFor(outer, hit) ? outer : undefined);
        });
      case 'all-blamed': {
        const blamed = blamedBy(hit);
        return first(({ byPlace }) =>
          blamed.every((one) => byPlace.has(one)) ? byPlace.get(blamed[0] ?? '') : undefined,
        );
      }
    }
  }

  function rootOf(hit: Hit): Hit {
    const cause = nearest.get(hit);
    return cause ? rootOf(cause) : hit;
  }
}

function lookUp(byPlace: ReadonlyMap<string, Hit>, places: readonly string[]): Hit | undefined {
  const place = places.find((one) => byPlace.has(one));
  return place === undefined ? undefined : byPlace.get(place);
}

function isAsCertain(cause: Hit, hit: Hit): boolean {
  return outcomeOf(cause) === 'failed' || outcomeOf(hit) === 'needs-review';
}

/** Whether an element is what the other one lacks around it; where nothing says what it lacks, it may be. */
function isParentFor(outer: Hit, inner: Hit): boolean {
  const wanted = inner.detected.find(({ source }) => source.parentRoles)?.source.parentRoles;
  const role = /^<[^>]*?\srole\s*=\s*["']?\s*([\w-]+)/i.exec(outer.node.html)?.[1];
  return !wanted || (role !== undefined && wanted.includes(role.toLowerCase()));
}
