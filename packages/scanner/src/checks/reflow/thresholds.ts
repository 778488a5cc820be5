export const thresholds = {
  /** CSS pixels: 1280 at 400 percent zoom. */
  width: 320,
  /** CSS pixels that an element may reach beyond the screen. */
  tolerance: 8,
} as const;
