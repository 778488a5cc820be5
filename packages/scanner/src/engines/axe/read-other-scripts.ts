const isNoLigature = /if\((!\w+\((\w+)\)\|\|\w+\(\2,\{emoji:!0,nonBmp:!0\}\))\)return!1/;

/**
 * The text of axe, which then takes words in other letters than Latin ones for words. It draws the first letter of a text and
 * the whole, and where both begin differently it takes the text for the name of an icon: letters that are joined, as those of
 * Arabic, do so always, and their contrast would never be measured. Names of icons are written in Latin letters. Throws where
 * the text of another version is not as expected.
 */
export function readOtherScripts(source: string): string {
  if (!isNoLigature.test(source)) throw new Error('This axe looks for icons in another way.');
  return source.replace(isNoLigature, String.raw`if($1||/[^\u0000-\u024f]/.test($2))return!1`);
}
