import type { ComponentType } from 'react';

/** In the order of the filter. */
export const articleCategories = [
  'Business Impact',
  'Guidelines',
  'Testing Tools',
  'SEO',
  'User Stories',
] as const;
export type ArticleCategory = (typeof articleCategories)[number];

export type ArticleIcon = 'chart' | 'rules' | 'flask' | 'search' | 'people';

/** What lists, feeds and search engines are told of an article. */
export interface ArticleSummary {
  id: number;
  /** Its page is `/blog/{slug}`. */
  slug: string;
  title: string;
  /** At most 160 characters: also the page's description. */
  excerpt: string;
  author: string;
  /** A page of ours; the operator's About page stands in its place where one is configured. */
  authorUrl: string;
  /** ISO 8601 day. */
  date: string;
  /** For example `5 min read`. */
  readTime: string;
  category: ArticleCategory;
  featured: boolean;
  icon: ArticleIcon;
}

export interface Article extends ArticleSummary {
  content: ComponentType;
}
