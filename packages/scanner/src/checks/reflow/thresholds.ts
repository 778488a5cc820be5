import { narrowWindow } from '../page/narrow-window.ts';

export const thresholds = {
  width: narrowWindow.width,
  /** CSS pixels that an element may reach beyond the screen. */
  tolerance: 8,
} as const;
