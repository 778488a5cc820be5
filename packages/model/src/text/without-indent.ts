/** Code of an element as it is shown: its first line begins where the element does, all others where the page has them. */
export function withoutIndent(code: string): string {
  const [first = '', ...rest] = code.split('\n');
  const indents = rest.flatMap((line) =>
    line.trim() === '' ? [] : [/^\s*/.exec(line)?.[0] ?? ''],
  );
  const common = indents.reduce(inCommon, indents[0] ?? '');
  const shown = rest.map((line) => (line.startsWith(common) ? line.slice(common.length) : line));
  return [first, ...shown].join('\n');
}

function inCommon(one: string, other: string): string {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return one.slice(0, length);
}
