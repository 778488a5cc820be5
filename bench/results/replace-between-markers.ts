/**
 * The document with new text between two markers, which may have a name where there are several. Throws when it has
 * none of that name.
 */
export function replaceBetweenMarkers(document: string, text: string, name = ''): string {
  const [from, to] = findMarkers(document, name);
  return `${document.slice(0, from)}\n\n${text.trim()}\n\n${document.slice(to)}`;
}

/** What stands between them now. */
export function textBetweenMarkers(document: string, name: string): string {
  return document.slice(...findMarkers(document, name));
}

function findMarkers(document: string, name: string): [from: number, to: number] {
  const about = name === '' ? 'measured' : `measured ${name}`;
  const begin = `<!-- ${about}: begin -->`;
  const end = `<!-- ${about}: end -->`;
  const from = document.indexOf(begin);
  const to = document.indexOf(end);
  if (from === -1 || to < from) throw new Error(`The document has no ${begin} followed by ${end}.`);
  return [from + begin.length, to];
}
