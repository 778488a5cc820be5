import type { IssueNode } from '../scan/issue.ts';

/** The parts of a page that landmarks make, by the roles of ARIA. */
export type PartOfPage = 'banner' | 'contentinfo' | 'navigation' | 'main' | 'complementary';

const byElement: Readonly<Record<string, PartOfPage>> = {
  header: 'banner',
  footer: 'contentinfo',
  nav: 'navigation',
  main: 'main',
  aside: 'complementary',
};

/**
 * The outermost landmark that an element is in, or is; null where it is in none or in a frame, or where that was not kept.
 */
export function partOfPage({ traits }: Pick<IssueNode, 'traits'>): PartOfPage | null {
  if (traits?.around.startsWith('iframe')) return null;
  for (const step of [...(traits?.around.split('>') ?? []), traits?.tag ?? '']) {
    const [, element = '', role] = /^([^#[]*)(?:#[^[]*)?(?:\[(.*)\])?$/.exec(step) ?? [];
    const part = role === undefined ? byElement[element] : roles.find((one) => one === role);
    if (part) return part;
  }
  return null;
}

const roles = Object.values(byElement);
