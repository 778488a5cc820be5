/**
 * Whether a regular expression, without its slashes, demands a form that nobody can guess: signs at fixed places between
 * digits, or a fixed number of letters before digits. What leaves room, as for amounts and mail addresses, does not.
 */
export function isStrictFormat(pattern: string): boolean {
  const written = pattern.replace(/^\^|\$$/g, '');
  const body = written.replace(/\{1,2\}/g, '{2}');
  if (body.length > 80 || /[@*|]|\\[sSwW]|\(\?|\+|\?|\{\d*,|(?<!\\)\.(?![\]}])/.test(body))
    return false;
  const digits = body.match(/\\d|\[\d-\d\]/g)?.length ?? 0;
  if (digits === 0) return false;
  // A day or an hour of one digit or two leaves no room beside what parts it from others.
  if (body !== written && (body.match(parting)?.length ?? 0) < (body.includes(':') ? 1 : 2))
    return false;
  const hasSign = body.search(parting) >= 0;
  const hasLetters = /\[\p{L}-\p{L}(\p{L}-\p{L})?\](\{[2-9]\}|\[\p{L}-\p{L}\])/u.test(body);
  return hasSign || (hasLetters && /(\\d|\[\d-\d\])\{\d\}/.test(body));
}

/** A sign between digits. */
const parting = /(?<=\\d|\]|\}|\))(\\?[-/:]|\[[-/:.]\]|\\\.)(?=\\d|\[|\()/g;

/** A demand of the code on a field. */
export interface FormatInCode {
  /** The id of the field. */
  id: string;
  pattern: string;
}

/** Forms that some code tests of fields, which it finds by their ids. */
export function formatsIn(script: string): FormatInCode[] {
  const found: FormatInCode[] = [];
  for (const match of script.matchAll(/\/(\^[^\n]{4,80}?\$)\/[a-z]*\.test\(([^;{}\n]{1,80})/g)) {
    const [, pattern = '', behind = ''] = match;
    const argument = /^(?:[^()]|\([^()]*\))*/.exec(behind)?.[0] ?? '';
    if (!isStrictFormat(pattern)) continue;
    const direct = /['"]#?([\w-]+)['"]/.exec(argument)?.[1];
    const variable = /^\s*([A-Za-z_$]\w*)\b/.exec(argument)?.[1];
    const id =
      direct ??
      (variable && idOf(variable, script.slice(Math.max(0, match.index - 1_500), match.index)));
    if (id) found.push({ id, pattern });
  }
  return found;
}

/** The id by which a variable was found that stands before. */
function idOf(variable: string, before: string): string | undefined {
  const name = variable.replace('$', '\\$');
  const found = [
    ...before.matchAll(
      new RegExp(`(?<![\\w$.])${name}\\s*=\\s*[^;\\n]{0,60}?['"]#?([\\w-]+)['"]`, 'g'),
    ),
  ];
  return found.at(-1)?.[1];
}
