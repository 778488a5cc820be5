/** What a title names, one after the other: often the page, then what it is part of, then the site. */
export function titleParts(title: string): string[] {
  return title.split(/\s+[|–—·:•-]\s+|: /).map((part) => part.trim());
}
