import { countOf } from '@curbcut/model/text';
import type { HelpArticle, HelpBlock, HelpCategory } from './help-article.ts';
import type { HelpContent } from './help-content.ts';

export const allHelp = 'All';
export type HelpFilter = typeof allHelp | HelpCategory;

/**
 * What is shown for a search and a category: articles and questions of the category in whose title or text every
 * word of the search occurs. Upper and lower case are one.
 */
export function searchHelp(
  { articles, questions }: HelpContent,
  { text, filter }: { text: string; filter: HelpFilter },
): HelpContent {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const isFound = (searched: string) => {
    const lower = searched.toLowerCase();
    return words.every((word) => lower.includes(word));
  };
  const isInside = ({ category }: { category: HelpCategory }) =>
    filter === allHelp || filter === category;
  return {
    articles: articles.filter((article) => isInside(article) && isFound(articleText(article))),
    questions: questions.filter(
      (item) => isInside(item) && isFound(`${item.question} ${item.answer}`),
    ),
  };
}

/** `4 articles and 2 questions`. */
export function countFound({ articles, questions }: HelpContent): string {
  return `${countOf(articles.length, 'article')} and ${countOf(questions.length, 'question')}`;
}

/** Title and content as one text. */
export function articleText({ title, content }: Pick<HelpArticle, 'title' | 'content'>): string {
  return [title, ...content.flatMap(blockTexts)].join(' ');
}

function blockTexts(block: HelpBlock): readonly string[] {
  if (typeof block === 'string') return [block];
  if ('steps' in block) return block.steps;
  if ('points' in block) return block.points;
  if ('facts' in block) return block.facts.flat();
  if ('code' in block) return [block.label, block.code];
  if ('links' in block) return block.links.map(({ label }) => label);
  return [];
}
