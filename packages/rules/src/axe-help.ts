/** The minor version of axe-core whose rules the catalogue names; a test of the scanner compares it with the one installed. */
const axeVersion = '4.14';

/** Deque's own page about a rule of axe-core. */
export function axeHelp(rule: string): string {
  return `https://dequeuniversity.com/rules/axe/${axeVersion}/${rule}?application=axeAPI`;
}
