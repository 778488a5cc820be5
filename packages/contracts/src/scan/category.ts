import type { CategorySlug } from './category-slug.ts';

/** The eight categories of the product, in the order in which they are shown. */
export const categories = [
  { slug: 'image-accessibility', name: 'Image Accessibility' },
  { slug: 'content-structure', name: 'Content Structure' },
  { slug: 'forms', name: 'Forms' },
  { slug: 'links', name: 'Links' },
  { slug: 'visual-design', name: 'Visual Design' },
  { slug: 'keyboard-navigation', name: 'Keyboard Navigation' },
  { slug: 'aria-labels', name: 'ARIA Labels' },
  { slug: 'document-structure', name: 'Document Structure' },
] as const;

export function categoryName(slug: CategorySlug): string {
  return categories.find((category) => category.slug === slug)?.name ?? slug;
}
