import { parseLastStep, parseOpeningTag } from './element-pattern.ts';
import type { JudgedIssue } from './judged-issue.ts';

/** What stands around an example on its page. */
const shellTags = new Set(['html', 'head', 'body', 'title', 'meta']);
const shellIds = new Set(['page-content', 'page-title']);

/** False for an element of the page that an example was put into. */
export function hitsExample({ html, target }: JudgedIssue['nodes'][number]): boolean {
  const tag = parseOpeningTag(html);
  const found = tag
    ? { tag: tag.tag, id: tag.attributes['id'] ?? null }
    : parseLastStep(target.at(-1) ?? '');
  if (!found) return false;
  return !shellTags.has(found.tag) && !(found.id !== null && shellIds.has(found.id));
}
