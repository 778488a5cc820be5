import type { IssueComponent } from '../scan/issue-component.ts';
import type { IssueNode } from '../scan/issue.ts';
import { componentOf, type Component } from './component-of.ts';

/** Whether an element of a page is one of those that a cause of its site puts together. */
export function isOfComponent(
  node: Pick<IssueNode, 'target' | 'html' | 'failureSummary' | 'traits'>,
  { pattern, colors, reach }: IssueComponent,
): boolean {
  if (reach === 'every') return true;
  const own = componentOf(node);
  if (colors !== null || own.colors !== null) return own.colors === colors;
  return pattern.split(', ').some((one) => isOfPattern(own, one, reach));
}

function isOfPattern(own: Component, pattern: string, reach: IssueComponent['reach']): boolean {
  if (own.pattern === pattern || own.selectorPattern === pattern) return true;
  // Where a page has only one such element, its selector leaves out where it stands.
  const isWithoutPlace = !own.pattern.includes(' ') && pattern.endsWith(` ${own.pattern}`);
  return (
    (isWithoutPlace && (reach === 'only-place' || reach === undefined)) ||
    (own.loosePattern === pattern && (reach === 'loose' || reach === undefined))
  );
}
