import { articleCategories, type ArticleCategory, type ArticleSummary } from './article.ts';

export const allArticles = 'All Articles';
export type ArticleFilter = typeof allArticles | ArticleCategory;

export const articleFilters: readonly ArticleFilter[] = [allArticles, ...articleCategories];

export function filterArticles<A extends Pick<ArticleSummary, 'category'>>(
  articles: readonly A[],
  filter: ArticleFilter,
): A[] {
  return articles.filter(({ category }) => filter === allArticles || category === filter);
}

/** How many articles each category has, in the order of the filter. */
export function countTopics(
  articles: readonly Pick<ArticleSummary, 'category'>[],
): { category: ArticleCategory; count: number }[] {
  return articleCategories.map((category) => ({
    category,
    count: filterArticles(articles, category).length,
  }));
}
