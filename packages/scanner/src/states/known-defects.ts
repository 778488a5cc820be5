import { findRule } from '@curbcut/rules';
import type { Issue } from '@curbcut/model/scan';
import type { Pointer } from '../engines/finding.ts';
import type { EngineFindings } from '../merge/merge-findings.ts';

/**
 * What was found so far, by element and topic: no state repeats it. An element that the page has made anew in between is known
 * by its fingerprint.
 */
export class KnownDefects {
  readonly #places = new Set<string>();
  readonly #fingerprints = new Set<string>();

  addFindings(found: readonly EngineFindings[]): void {
    for (const { findings } of found)
      for (const { rule, nodes } of findings)
        for (const node of nodes) this.#places.add(placeOf(rule, node));
  }

  addIssues(issues: readonly Pick<Issue, 'nodes'>[]): void {
    for (const { nodes } of issues)
      for (const { fingerprint } of nodes) this.#fingerprints.add(fingerprint);
  }

  /** Findings without the elements that are known; from here on these are known as well. */
  onlyNew(found: readonly EngineFindings[]): EngineFindings[] {
    const fresh = found.map((one) => ({
      ...one,
      findings: one.findings.flatMap((finding) => {
        const nodes = finding.nodes.filter(
          (node) => !this.#places.has(placeOf(finding.rule, node)),
        );
        return nodes.length === 0 ? [] : [{ ...finding, nodes, nodesTotal: nodes.length }];
      }),
    }));
    this.addFindings(fresh);
    return fresh;
  }

  /** An issue without the elements that are known; null where all are. */
  withoutKnownNodes(issue: Issue): Issue | null {
    const nodes = issue.nodes.filter(({ fingerprint }) => !this.#fingerprints.has(fingerprint));
    return nodes.length === 0 ? null : { ...issue, nodes, nodesTotal: nodes.length };
  }
}

/** An element and what is wrong with it. */
export function placeOf(rule: string, { frame, element }: Pointer): string {
  return `${findRule(rule)?.topic ?? rule} ${frame}:${element}`;
}
