import { oneOf, type FixKind } from '../kind.ts';
import { readFailedChecks, type FailedCheck } from '../failed-check.ts';
import type { Patch } from '../patch.ts';
import { attributePatches } from './attribute-patches.ts';
import type { OpeningTag } from './opening-tag.ts';
import { readOpeningTag, withAttribute, writeOpeningTag } from './opening-tag.ts';

/** A change of one element's attributes, or of its surroundings with the patches that make it. */
type TagChange =
  | { changed: OpeningTag; note: string }
  | {
      /** The opening tag unless said otherwise. */
      before?: string;
      after: string;
      note: string;
      patches: readonly Patch[];
    };

interface TagContext {
  checks: readonly FailedCheck[];
  /** The element's number. */
  element: number;
}

/** Suggests a change from the element's opening tag alone; null when nothing certain can be suggested. */
export type TagFix = (tag: OpeningTag, context: TagContext) => TagChange | null;

/** Adds an attribute whose value people have to fill in. */
export function addAttribute(name: string, value: string, note: string): TagFix {
  return (tag) => ({ changed: withAttribute(tag, name, value), note });
}

export function onlyOn(names: readonly string[], fix: TagFix): TagFix {
  return (tag, context) => (names.includes(tag.name) ? fix(tag, context) : null);
}

export function fromTag(fix: TagFix): FixKind {
  return ({ html, data, element }) => {
    const tag = readOpeningTag(html);
    const change = tag && fix(tag, { checks: readFailedChecks(data), element });
    if (!tag || !change) return oneOf();
    if (!('changed' in change)) return oneOf({ before: tag.source, ...change });
    return oneOf({
      before: tag.source,
      after: writeOpeningTag(change.changed),
      note: change.note,
      patches: attributePatches(element, tag, change.changed),
    });
  };
}

/** Text in an element of its own, before all else inside. */
export function insertFirst(
  element: number,
  name: string,
  text: string,
  attributes: Readonly<Record<string, string>> = {},
): Patch {
  return { kind: 'insert', element, where: 'first', name, attributes, text };
}
