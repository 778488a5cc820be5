/**
 * The single characters that a handler of keys looks for, in lower case, where it asks for no other key with them. Code that
 * turns away while Ctrl is down hears the character alone; code that wants Ctrl down does not.
 */
export function charactersIn(source: string): string[] {
  if (/(?<![\w$.]|!\s*\(?\s*)(?:[\w$]+\.)*(ctrlKey|metaKey|altKey)\s*\)?\s*&&/.test(source))
    return [];
  if (/&&\s*\(?\s*\w*\.?(ctrlKey|metaKey|altKey)\b/.test(source)) return [];
  if (wantsAnother.test(source)) return [];
  const compared = [
    ...namesOfKey(source).flatMap((name) => [
      ...source.matchAll(
        new RegExp(
          `(?<![\\w$.])${name.replaceAll('$', String.raw`\$`)}\\s*===?\\s*(['"\`])([^'"\`\\s])\\1`,
          'g',
        ),
      ),
    ]),
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

/** Code that turns away at once unless another key is down. */
const wantsAnother =
  /\bif\s*\(\s*!\s*(?:[\w$]+\.)?(?:ctrlKey|metaKey|altKey)\b(?:\s*(?:\|\||&&)\s*!?\s*(?:[\w$]+\.)?(?:ctrlKey|metaKey|altKey|shiftKey)\b)*\s*\)\s*\{?\s*return\b/;

/** Variables that hold the key that was pressed. */
function namesOfKey(source: string): string[] {
  const kept = source.matchAll(
    /([\w$]+)\s*=\s*[\w$]+\.key(?:\.to(?:Lower|Upper)Case\(\))?\s*(?=[;,\n)])/g,
  );
  const parted = /\(\s*\{[^{}()]*\bkey\b(?!\s*:)[^{}()]*\}\s*\)/.test(source) ? ['key'] : [];
  return [...new Set([...[...kept].map(([, name = '']) => name), ...parted])];
}

/** Letters and digits have the same number in both upper case and key codes. */
function characterOf(code: number): string[] {
  const isCharacter = (code >= 48 && code <= 57) || (code >= 65 && code <= 90);
  return isCharacter ? [String.fromCharCode(code).toLowerCase()] : [];
}
