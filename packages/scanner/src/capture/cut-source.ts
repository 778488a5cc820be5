/** Of the code of a listener so much is kept, in characters. */
export const longestSource = 4_000;

export function cutSource(source: string): string {
  return source.slice(0, longestSource);
}
