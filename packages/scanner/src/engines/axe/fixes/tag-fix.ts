import type { FailedCheck } from './failed-check.ts';
import type { OpeningTag } from './opening-tag.ts';
import { withAttribute, writeOpeningTag } from './opening-tag.ts';

/** A change of one element; `before` is its opening tag unless said otherwise. */
interface TagChange {
  before?: string;
  after: string;
  note: string;
}

/** Suggests a change of the element that a rule has failed; null when nothing certain can be suggested. */
export type TagFix = (tag: OpeningTag, checks: readonly FailedCheck[]) => TagChange | null;

/** Adds an attribute whose value people have to fill in. */
export function addAttribute(name: string, value: string, note: string): TagFix {
  return (tag) => ({ after: writeOpeningTag(withAttribute(tag, name, value)), note });
}

export function onlyOn(names: readonly string[], fix: TagFix): TagFix {
  return (tag, checks) => (names.includes(tag.name) ? fix(tag, checks) : null);
}
