/** The engines that evaluate a page, as people call them. */
export const engineNames = ['axe-core', 'Lighthouse', 'Our checks'] as const;
