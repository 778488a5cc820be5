import type { FixKind } from '../kind.ts';
import { none } from '../kind.ts';
import { markupFixes } from './markup-fixes.ts';
import { fromTag, type TagFix } from './tag-fix.ts';

const inTurn = fromTag(markupFixes['tabindex'] as TagFix);

/** Where several elements have a place of their own in the tab order, to take it from one alone puts the others first. */
export const suggestTabOrderFix: FixKind = async (failure, inPage) => {
  const own = await inTurn(failure, inPage);
  return own.suggestions.length > 0 && (await inPage(countOrdered)) > 1 ? none : own;
};

/** Runs in the page's isolated world. */
function countOrdered(): number {
  return [...document.querySelectorAll<HTMLElement>('[tabindex]')].filter(
    ({ tabIndex }) => tabIndex > 0,
  ).length;
}
