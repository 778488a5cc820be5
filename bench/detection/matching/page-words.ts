/** What a page says of itself: findings that quote it are not about it for that. */
export interface PageWords {
  /** Its title and headings, as far as they are long enough to be told from a rule's own words. */
  headings: readonly string[];
  /** All of its text, in lower case. */
  text: string;
}

const shortestHeading = 6;

export function readPageWords(html: string): PageWords {
  const textIn = (pattern: RegExp) =>
    [...html.matchAll(pattern)].map(([, inner = '']) => withoutTags(inner));
  const headings = [
    ...textIn(/<title[^>]*>([\s\S]*?)<\/title>/gi),
    ...textIn(/<h[1-6][^>]*>([\s\S]*?)<\/h[1-6]>/gi),
  ];
  return {
    headings: headings.filter(({ length }) => length >= shortestHeading),
    text: withoutTags(html.replace(/<(script|style)[\s\S]*?<\/\1>/gi, ' ')).toLowerCase(),
  };
}

function withoutTags(html: string): string {
  return oneLine(html.replace(/<[^>]*>/g, ' '));
}

export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
