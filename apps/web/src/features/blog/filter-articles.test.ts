import { expect, it } from 'vitest';
import { articleSummaries } from './article-summaries.ts';
import { articleCategories } from './article.ts';
import { allArticles, articleFilters, countTopics, filterArticles } from './filter-articles.ts';

it('shows every article without a category, and only its own with one', () => {
  expect(articleFilters).toEqual([allArticles, ...articleCategories]);
  expect(filterArticles(articleSummaries, 'All Articles')).toEqual(articleSummaries);
  for (const category of articleCategories) {
    const found = filterArticles(articleSummaries, category);
    expect(found.length).toBeGreaterThan(0);
    expect(found.every((article) => article.category === category)).toBe(true);
  }
});

it('counts articles per category', () => {
  expect(countTopics([{ category: 'SEO' }, { category: 'SEO' }])).toContainEqual({
    category: 'SEO',
    count: 2,
  });
  const total = countTopics(articleSummaries).reduce((sum, { count }) => sum + count, 0);
  expect(total).toBe(articleSummaries.length);
});
