const begin = '<!-- measured: begin -->';
const end = '<!-- measured: end -->';

/** The document with new text between its markers. Throws when it has none. */
export function replaceBetweenMarkers(document: string, text: string): string {
  const from = document.indexOf(begin);
  const to = document.indexOf(end);
  if (from === -1 || to < from) throw new Error(`The document has no ${begin} followed by ${end}.`);
  return `${document.slice(0, from + begin.length)}\n\n${text.trim()}\n\n${document.slice(to)}`;
}
