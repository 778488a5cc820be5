/** What Tab leads through within one element: parts of a date, buttons of a player, a page of another origin. */
export const mostInside = 14;

/** So often the focus may stay on anything else before other keys are tried. */
export const mostStays = 2;

/** Tab leads through parts of it, which the page does not tell apart. */
export function hasParts({ tag, type }: { tag: string; type: string }): boolean {
  return (
    /^(iframe|frame|object|embed|video|audio)$/.test(tag) ||
    /^(date|time|datetime-local|month|week|file|color)$/.test(type)
  );
}
