import type { Issue, IssueNode } from '@curbcut/model/scan';

/** What of an issue tells which barrier it is about. */
export interface JudgedIssue extends Pick<
  Issue,
  'rule' | 'outcome' | 'title' | 'description' | 'help' | 'wcag' | 'level' | 'actRules'
> {
  nodes: readonly JudgedNode[];
}

export interface JudgedNode extends Pick<IssueNode, 'target' | 'html' | 'failureSummary'> {
  /** How it stands to the targets of the page's cases; undefined: it was not looked up, or is not there any more. */
  places?: TargetPlaces;
}

/** By the selector of the target; none for a target that has nothing to do with the element. `near`: within it, or its parent. */
export type TargetPlaces = ReadonlyMap<string, 'same' | 'near'>;

/** By the selector of an issue's element, as far as it is there. */
export type FoundElements = ReadonlyMap<string, TargetPlaces>;
