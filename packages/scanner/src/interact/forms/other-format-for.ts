/** A day as people write it in other countries, by the sign between its parts. */
const days: readonly (readonly [sign: string, text: string])[] = [
  ['-', '2031-03-28'],
  ['.', '28.03.2031'],
  ['/', '28/03/2031'],
];

/**
 * What people may write who are not told of a form: the same in another one that is usual. `format`: the regular expression
 * of the form that is taken, which is only read, as one that never ends would hold up whoever tries it.
 */
export function otherFormatFor(format: string): string {
  const signs = new Set(
    [...format.matchAll(/(?<=\\d|\]|\}|\))\[?\\?([-/:.])/g)].map(([, sign]) => sign),
  );
  if (signs.has(':')) return '9.30';
  const parts = format.match(/(?<=\\d|\]|\}|\))\[?\\?[-/.]/g)?.length ?? 0;
  return (parts === 2 ? days.find(([sign]) => !signs.has(sign))?.[1] : undefined) ?? 'abc';
}
