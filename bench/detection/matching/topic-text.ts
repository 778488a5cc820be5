import type { JudgedIssue } from './judged-issue.ts';
import { oneLine, type PageWords } from './page-words.ts';

const entities: readonly [RegExp, string][] = [
  [/&lt;/g, '<'],
  [/&gt;/g, '>'],
  [/&(?:quot|#x22|#34);/gi, '"'],
  [/&(?:#x3d|#61);/gi, '='],
  [/&amp;/g, '&'],
];
const address = /\bhttps?:\/\/[^\s"'<>]+/gi;
const tagWithAttributes = /<([a-z][\w-]*)\s[^>]*>/gi;
const quoted = /"([^"]*)"|'([^']*)'|“([^”]*)”|‘([^’]*)’|`([^`]*)`/g;
/** A single word in quotes is a rule's own, such as the name of an attribute. */
const shortestQuote = 12;

/**
 * What an issue says, without what it only repeats from the page: test pages carry the name of their barrier in
 * addresses, titles and headings. Without `page` nothing is known of that.
 */
export function topicText(issue: JudgedIssue, page: PageWords | null): string {
  const said = [
    issue.rule.replace(/[-_/.]+/g, ' '),
    issue.title,
    issue.description,
    issue.help,
    ...issue.nodes.map(({ failureSummary }) => failureSummary),
  ];
  let text = said
    .filter((part) => part !== '')
    .map(oneLine)
    .join(' . ');
  for (const [entity, character] of entities) text = text.replace(entity, character);
  text = text.replace(address, ' ').replace(tagWithAttributes, '<$1>');
  if (page === null) return text;
  for (const heading of page.headings) text = text.replaceAll(heading, ' ');
  return text.replace(quoted, (all, ...groups: unknown[]) => {
    const inner = groups.slice(0, 5).find((group) => group !== undefined);
    const quote = oneLine(String(inner ?? '')).toLowerCase();
    const isLong = quote.length >= shortestQuote || quote.includes(' ');
    return isLong && page.text.includes(quote) ? ' ' : all;
  });
}
