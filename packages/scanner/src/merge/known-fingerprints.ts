import type { ElementTraits, Issue, IssueNode } from '@curbcut/model/scan';
import type { Rule } from '@curbcut/rules';

/** So many elements of the last scan are known again; others by their fingerprints alone. */
const most = 1_000;

type KnownElement = Pick<IssueNode, 'fingerprint' | 'context'>;

/** What the last scan of a page found, by the places of its elements in `elements`. */
export interface KnownFingerprints {
  elements: readonly ElementTraits[];
  /** What an element had in the issues of a topic; undefined: it was in none. */
  of(topic: string, place: number): KnownElement | undefined;
  /** The place of an element of these issues; undefined: it is known by its fingerprint alone. */
  placeOf(node: IssueNode): number | undefined;
  /** The places of all elements that were found against a rule. */
  placesOf(rule: string): ReadonlySet<number>;
}

/** Elements that one issue can't tell apart are told apart by their order. */
export function knownFingerprints(
  issues: readonly Pick<Issue, 'rule' | 'nodes'>[],
  findRule: (id: string) => Pick<Rule, 'topic'> | undefined,
): KnownFingerprints {
  const elements: ElementTraits[] = [];
  const places = new Map<string, number>();
  const byTopic: Map<string, KnownElement>[] = [];
  const placeOf = new Map<IssueNode, number>();
  const placesOf = new Map<string, Set<number>>();
  for (const { rule, nodes } of issues) {
    const topic = findRule(rule)?.topic;
    if (topic === undefined) continue;
    const seen = new Map<string, number>();
    for (const node of nodes) {
      const { traits, fingerprint, context } = node;
      if (!traits) continue;
      const text = JSON.stringify(traits);
      const number = (seen.get(text) ?? 0) + 1;
      seen.set(text, number);
      const key = `${number} ${text}`;
      const place = places.get(key) ?? elements.length;
      if (place >= most) continue;
      if (place === elements.length) {
        elements.push(traits);
        places.set(key, place);
        byTopic.push(new Map());
      }
      placeOf.set(node, place);
      const ofRule = placesOf.get(rule) ?? new Set();
      placesOf.set(rule, ofRule.add(place));
      const known = byTopic[place];
      if (known && !known.has(topic)) known.set(topic, { fingerprint, context });
    }
  }
  return {
    elements,
    of: (topic, place) => byTopic[place]?.get(topic),
    placeOf: (node) => placeOf.get(node),
    placesOf: (rule) => placesOf.get(rule) ?? new Set(),
  };
}
