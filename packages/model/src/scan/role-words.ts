/** A role as people read it; empty for what has none that assistive technology tells. */
export function roleWords(role: string): string {
  return /^(none|generic|presentation)$/i.test(role) ? '' : role;
}
