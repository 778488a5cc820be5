/** On everything that `npm run stripe:setup` makes, so that it finds it again. */
export const setupMark = { field: 'curbcut', value: 'setup' } as const;
