import type { Issue } from '../scan/issue.ts';
import { describeComponent } from './describe-component.ts';

/** Where a cause comes from, in words, and with the colors that it is about; null where its elements have nothing in common but the rule. */
export function placeOfCause({ component, differentElements }: Issue): string | null {
  if (!component) return null;
  const name = component.name ?? describeComponent({ component, differentElements });
  return component.colors ? `${name}, ${component.colors}` : name;
}
