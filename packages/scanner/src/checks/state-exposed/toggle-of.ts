/** What the code of a button switches: a part of the page, something on and off, or which one of several is chosen. */
export type Toggle = 'part' | 'switch' | 'choice' | 'order';

/**
 * What a click handler switches, when all that it does can be read in its own code and none of it tells assistive
 * technology; null where it switches nothing, tells it, or does more than its code shows. `canRename` says whether words
 * that the code writes into what a selector means change the name of the button; null stands for any other place.
 */
export function toggleOf(
  source: string,
  canRename: (selector: string | null) => boolean,
): Toggle | null {
  const code = source.replace(/\/\*[\s\S]*?\*\/|(^|[^:'"])\/\/[^\n]*/g, '$1');
  if (tells.test(code) || opensDialog.test(code)) return null;
  const writes = [
    ...code.matchAll(
      /(?:querySelector\(\s*(['"`])([^'"`]+)\1\s*\)|[\w$\])])\s*\.(?:textContent|innerText|innerHTML|nodeValue|title|alt|value)\s*\+?=(?!=)/g,
    ),
  ];
  if (choosesOne.test(code)) return 'choice';
  if (sorts.test(code)) return writes.length === 0 ? 'order' : null;
  if (writes.some(([, , selector]) => canRename(selector ?? null))) return null;
  if (callsOthers(code)) return null;
  if (folds.some((pattern) => pattern.test(code))) return 'part';
  return switches.some((pattern) => pattern.test(code)) ? 'switch' : null;
}

/** States of ARIA, and attributes that are not known to say something else. */
const tells =
  /aria|\bchecked\b|\brole\b|\.(?:toggle|remove)Attribute\(|setAttribute\(\s*(?!['"`](?:data-|class|style|hidden))/i;
const opensDialog =
  /dialog|modal|overlay|popup|popover|lightbox|\.(?:focus|submit|scrollTo|scrollIntoView|remove|close|open|play|pause)\(|location/i;

const choosesOne =
  /\b(\w+)\.classList\.toggle\([^,()]+,\s*(?:\1\s*===?\s*\w+|\w+\s*===?\s*\1)\s*\)/;
/** Rows are put into another order, and back into their table. */
const sorts = /\.sort\([\s\S]*(?:\.append\(|\.appendChild\(|\.append\b|insertBefore\()/;

const folds = [
  /([\w$.()'"#-]+)\.hidden\s*=\s*!\s*\1\.hidden/,
  /([\w$.]+)\.style\.display\s*={2,3}\s*['"`](?:none|block|)['"`][\s\S]{0,80}?\1\.style\.display\s*=(?!=)/,
  /([\w$.]+)\.style\.display\s*=\s*\(?\s*\1\.style\.display\s*[!=]={1,2}/,
  /([\w$.]+)\.style\.maxHeight[\s\S]{0,60}?\1\.style\.maxHeight\s*=(?!=)/,
];
const passing = 'anim|spin|shake|pulse|bounce|load|hover|focus|rotat|flash|dark|theme|scroll';
const switches = [
  new RegExp(
    `(?<!body)(?<!documentElement)\\.classList\\.toggle\\(\\s*['"\`](?![^'"\`]*(?:${passing}))`,
    'i',
  ),
  /([\w$.]+)\.dataset\.(\w+)\s*=[^;=]*\1\.dataset\.\2\s*[!=]==?/,
];

/** What only reads, or does what the patterns know of. */
const harmless = new Set(
  `function if for while switch catch return typeof String Number Boolean toggle add remove contains replace
  querySelector querySelectorAll getElementById getElementsByClassName getElementsByTagName closest matches forEach
  preventDefault stopPropagation stopImmediatePropagation setItem getItem stringify log getAttribute hasAttribute
  getComputedStyle setAttribute from $ $$ byId qs qsa all one`.split(/\s+/),
);

function callsOthers(code: string): boolean {
  return [...code.matchAll(/([\w$]+)\s*\(/g)].some(
    ([, name], at) =>
      !harmless.has(name ?? '') && !(at === 0 && /^\s*(?:async\s+)?\w+\s*\(/.test(code)),
  );
}
