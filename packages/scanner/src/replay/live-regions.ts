/** What screen readers say when it changes, as a selector. */
export const liveRegions =
  '[role="alert"], [role="status"], [role="log"], output, [aria-live="polite"], [aria-live="assertive"]';
