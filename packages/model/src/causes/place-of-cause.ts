import type { Issue } from '../scan/issue.ts';
import { describeComponent } from './describe-component.ts';

/** Where a cause comes from, in words; null where its elements have nothing in common but the rule. */
export function placeOfCause({ component, differentElements }: Issue): string | null {
  if (!component) return null;
  return component.name ?? describeComponent({ component, differentElements });
}
