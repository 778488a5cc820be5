import type { ArticleSummary } from './article.ts';

const team = { author: 'Curbcut team', authorUrl: '/contact' } as const;

/** Without the texts, so that titles and feeds can be made without them. The newest first. */
export const articleSummaries: readonly ArticleSummary[] = [
  {
    ...team,
    id: 1,
    slug: 'what-barriers-cost',
    title: 'What barriers cost, and how to measure it on your own site',
    excerpt:
      'Skip the big market figures. Three journeys, one week and your own numbers show which barriers lose orders, and which to fix first.',
    date: '2026-11-12',
    readTime: '5 min read',
    category: 'Business Impact',
    featured: true,
    icon: 'chart',
  },
  {
    ...team,
    id: 2,
    slug: 'wcag-2-2-in-code',
    title: 'WCAG 2.2 in code: the six new criteria at levels A and AA',
    excerpt:
      'Focus that is not hidden, targets that can be hit, logins without puzzles: what WCAG 2.2 adds, each with its exceptions.',
    date: '2026-10-27',
    readTime: '5 min read',
    category: 'Guidelines',
    featured: false,
    icon: 'rules',
  },
  {
    ...team,
    id: 3,
    slug: 'what-automated-tests-miss',
    title: 'What automated tests find, what they miss, and a routine for the rest',
    excerpt:
      'A scanner is quick and never tired, but it cannot tell whether a text alternative is true. How to share the work between tools and people.',
    date: '2026-10-06',
    readTime: '4 min read',
    category: 'Testing Tools',
    featured: false,
    icon: 'flask',
  },
  {
    ...team,
    id: 4,
    slug: 'one-markup-two-readers',
    title: 'One markup, two readers: what search engines and screen readers share',
    excerpt:
      'Titles, headings, links and text alternatives serve both. Where the interests agree, where they do not, and what Google itself says.',
    date: '2026-09-15',
    readTime: '4 min read',
    category: 'SEO',
    featured: true,
    icon: 'search',
  },
  {
    ...team,
    id: 5,
    slug: 'four-ways-through-a-form',
    title: 'Four ways through one form: how people really use it',
    excerpt:
      'By ear, by key, by voice and at 400 percent zoom: one order form, four ways of using it, and the line of code that decides each.',
    date: '2026-08-25',
    readTime: '4 min read',
    category: 'User Stories',
    featured: false,
    icon: 'people',
  },
];
