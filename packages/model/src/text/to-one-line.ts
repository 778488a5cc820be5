/** Text of one line: what breaks a line, and every other control character, becomes a space; none at the ends. */
export function toOneLine(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\u2028\u2029]/gu, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
}
