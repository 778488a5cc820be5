import { type Impact, impacts, type Issue, levels } from '@curbcut/model/scan';
import type { Rule } from '@curbcut/rules';
import type { Finding, FindingNode, Pointer } from '../engines/finding.ts';
import type { ResolvedNode } from './resolve-nodes.ts';

/** A finding with the engine that it comes from and the row of the catalogue that describes it. */
export interface DescribedFinding extends Finding {
  engine: string;
  /** Whether its engine has a vote of its own. */
  independent: boolean;
  described: Rule;
}

/** One rule of one engine on one element. */
export interface Detected {
  finding: DescribedFinding;
  source: FindingNode;
}

/** One element with one topic: what every engine detected on it, in the engines' order. */
export interface Hit {
  node: ResolvedNode;
  detected: Detected[];
}

/** The hits of findings of one topic; elements that are gone have none. */
export function hitsOf(
  findings: readonly DescribedFinding[],
  resolved: ReadonlyMap<Pointer, ResolvedNode>,
): Hit[] {
  const hits = new Map<string, Hit>();
  for (const finding of findings) {
    for (const source of finding.nodes) {
      const node = resolved.get(source);
      if (!node) continue;
      const key = placeOf(node);
      const hit = hits.get(key) ?? { node, detected: [] };
      hit.detected.push({ finding, source });
      hits.set(key, hit);
    }
  }
  return [...hits.values()];
}

/** The same for pointers to the same element. */
export function placeOf({ frame, path }: Pick<ResolvedNode, 'frame' | 'path'>): string {
  return `${frame}:${path}`;
}

/** The places of what an element is in, the nearest first. */
export function placesAround({ frame, path }: ResolvedNode): string[] {
  const steps = path.split('.');
  return steps.slice(1).map((_, index) => `${frame}:${steps.slice(0, -1 - index).join('.')}`);
}

/** A failure is one that an engine is precise enough to find alone, or one that independent engines agree on. */
export function outcomeOf(hit: Hit): Issue['outcome'] {
  const failed = hit.detected.filter(({ finding }) => finding.outcome === 'failed');
  if (failed.some(({ finding }) => !finding.alone)) return 'failed';
  const voters = failed.filter(({ finding }) => finding.independent);
  return new Set(voters.map(({ finding }) => finding.engine)).size > 1 ? 'failed' : 'needs-review';
}

/** Those with the outcome that the hit came to. */
export function agreeingOn(hit: Hit): Detected[] {
  return outcomeOf(hit) === 'failed'
    ? hit.detected.filter(({ finding }) => finding.outcome === 'failed')
    : hit.detected;
}

/** The finding whose row the hit has. */
export function decisive(hit: Hit): DescribedFinding {
  return mostSevere(agreeingOn(hit).map(({ finding }) => finding));
}

/** The row must not play down the worst of what it stands for. Equal findings keep the engines' order. */
export function mostSevere(findings: readonly DescribedFinding[]): DescribedFinding {
  const [worst] = [...findings].sort(
    (a, b) =>
      impacts.indexOf(impactOf(a)) - impacts.indexOf(impactOf(b)) ||
      levels.indexOf(a.described.level) - levels.indexOf(b.described.level),
  );
  return worst as DescribedFinding;
}

export function impactOf({ impact, described }: DescribedFinding): Impact {
  return impact ?? described.impact;
}
