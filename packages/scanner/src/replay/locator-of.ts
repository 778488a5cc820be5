import type { ResolvedNode } from '../merge/resolve-nodes.ts';

/** An element on the way, with the words that people know it by; empty: it has none. */
export interface ReplayElement extends Pick<ResolvedNode, 'target' | 'frameSteps'> {
  words: string;
}

/** Playwright code that finds an element, through frames and open shadow trees. */
export function locatorOf({ target, frameSteps }: ReplayElement): string {
  const steps = target.map(
    (selector, at) =>
      `.locator(${literal(selector)})${frameSteps.includes(at) ? '.contentFrame()' : ''}`,
  );
  return `page${steps.join('')}`;
}

/** A text of the page as a literal of JavaScript. */
export function literal(text: string): string {
  const inside = JSON.stringify(text.toWellFormed())
    .slice(1, -1)
    .replaceAll('\\"', '"')
    .replaceAll("'", "\\'")
    .replace(/[\p{C}\u2028\u2029]/gu, escaped);
  return `'${inside}'`;
}

function escaped(character: string): string {
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}
