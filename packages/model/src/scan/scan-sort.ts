export const scanSorts = ['date', 'score', 'issues', 'url'] as const;
