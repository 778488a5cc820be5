/**
 * The document with new text between two markers, which may have a name where there are several. Throws when it has
 * none of that name.
 */
export function replaceBetweenMarkers(document: string, text: string, name = ''): string {
  const about = name === '' ? 'measured' : `measured ${name}`;
  const begin = `<!-- ${about}: begin -->`;
  const end = `<!-- ${about}: end -->`;
  const from = document.indexOf(begin);
  const to = document.indexOf(end);
  if (from === -1 || to < from) throw new Error(`The document has no ${begin} followed by ${end}.`);
  return `${document.slice(0, from + begin.length)}\n\n${text.trim()}\n\n${document.slice(to)}`;
}
