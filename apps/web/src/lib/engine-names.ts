/** The engines that judge a page, as people call them. */
export const engineNames = ['axe-core', 'Lighthouse', 'Our checks'] as const;
