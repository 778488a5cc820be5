/** How long a share link can work. */
export const shareDays = [7, 30, 90] as const;
