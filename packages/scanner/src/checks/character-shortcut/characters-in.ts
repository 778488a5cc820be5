/**
 * The single characters that a handler of keys looks for, in lower case, where it asks for no other key with them. Code that
 * turns away while Ctrl is down hears the character alone; code that wants Ctrl down does not.
 */
export function charactersIn(source: string): string[] {
  if (/(?<![\w$.]|!\s*\(?\s*)(?:[\w$]+\.)*(ctrlKey|metaKey|altKey)\s*\)?\s*&&/.test(source))
    return [];
  if (/&&\s*\(?\s*\w*\.?(ctrlKey|metaKey|altKey)\b/.test(source)) return [];
  const compared = [
    ...source.matchAll(
      /\.(?:key|code)(?:\.toLowerCase\(\))?\s*===?\s*(['"`])(?:Key)?([^'"`\s])\1/g,
    ),
    ...source.matchAll(/(['"`])(?:Key)?([^'"`\s])\1\s*===?\s*\w+\.(?:key|code)\b/g),
    ...(/\.(key|code)\b/.test(source)
      ? source.matchAll(/\bcase\s*(['"`])(?:Key)?([^'"`\s])\1\s*:/g)
      : []),
    ...[...source.matchAll(/(\[[^\]\n]{3,200}\])\.includes\(\s*\w+\.key/g)].flatMap(
      ([, list = '']) => [...list.matchAll(/(['"`])([^'"`\s])\1/g)],
    ),
  ].map(([, , character = '']) => character.toLowerCase());
  const coded = [...source.matchAll(/\.(?:keyCode|which|charCode)\s*===?\s*(\d{2,3})\b/g)].flatMap(
    ([, code]) => characterOf(Number(code)),
  );
  return [...new Set([...compared, ...coded])];
}

/** Letters and digits have the same number in both upper case and key codes. */
function characterOf(code: number): string[] {
  const isCharacter = (code >= 48 && code <= 57) || (code >= 65 && code <= 90);
  return isCharacter ? [String.fromCharCode(code).toLowerCase()] : [];
}
