import { none, oneOf, type FixKind } from '../kind.ts';
import { roleRules } from '../role-rules.ts';
import type { Suggestion } from '../suggestion.ts';
import { attributePatches } from '../tag/attribute-patches.ts';
import { readOpeningTag, withoutAttribute, writeOpeningTag } from '../tag/opening-tag.ts';
import { type NestedControls, readNestedControls } from './read-nested-controls.ts';

/**
 * Leaves one control of two: what only takes the focus no longer does, what only plays a control no longer is one, and a
 * control in a real control moves out of it.
 */
export const suggestNestedControlFix: FixKind = async ({ html, element }, inPage) => {
  const nested = await inPage(readNestedControls, element);
  if (!nested || nested.inner.length === 0) return none;
  const idle = nested.inner.find(({ isNative }) => !isNative);
  if (nested.inner.length === 1 && idle)
    return oneOf(
      unwrap(
        idle.element,
        idle.html,
        'The control around it takes the focus and is announced; what is inside is only its look.',
      ),
    );
  if (!nested.isNative)
    return oneOf(
      unwrap(
        element,
        html,
        'What is inside is a control already, and people can only reach one of two. Let it do what its surroundings did when they were clicked.',
      ),
    );
  return oneOf(moveOut(element, nested));
};

function unwrap(element: number, html: string, note: string): Suggestion | null {
  const tag = readOpeningTag(html);
  if (!tag) return null;
  const changed = ['role', 'tabindex'].reduce(withoutAttribute, tag);
  return {
    before: tag.source,
    after: writeOpeningTag(changed),
    note,
    patches: attributePatches(element, tag, changed),
    mayBreak: roleRules,
    alone: true,
  };
}

function moveOut(outer: number, { inner, moved }: NestedControls): Suggestion | null {
  if (!moved) return null;
  return {
    ...moved,
    note: 'Screen readers announce everything in the outer control as its name. Put the inner one behind it, and use styles to let them look like one.',
    // From the last to the first: each goes right behind the outer control.
    patches: inner
      .map(({ element }) => ({ kind: 'move-after', element, outer }) as const)
      .reverse(),
    mayBreak: roleRules,
    alone: true,
  };
}
