import type { IssueGuide } from '@curbcut/model/scan';
import { findRule } from './catalogue.ts';

/** What the catalogue says of a rule to whoever works on its issues; null for a rule that it does not have. */
export function guideOf(id: string): IssueGuide | null {
  const rule = findRule(id);
  if (!rule) return null;
  const { todo, verification, techniques } = rule;
  return { todo, verification, techniques };
}
