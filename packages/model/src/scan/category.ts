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

export type CategorySlug = (typeof categories)[number]['slug'];

export const categorySlugs: readonly CategorySlug[] = categories.map(({ slug }) => slug);

export function isCategorySlug(text: unknown): text is CategorySlug {
  return categories.some(({ slug }) => slug === text);
}

export function categoryName(slug: CategorySlug): string {
  return categories.find((category) => category.slug === slug)?.name ?? slug;
}
