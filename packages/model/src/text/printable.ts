/**
 * Shows control characters instead of letting a terminal obey them; line feeds stay. Also what turns the direction of
 * writing: it can make a terminal show other words than were printed.
 */
export function printable(text: string): string {
  return text.replace(/[^\P{Cc}\n]|\p{Bidi_Control}/gu, '\uFFFD');
}
