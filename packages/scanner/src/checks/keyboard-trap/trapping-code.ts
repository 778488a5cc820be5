/** A test of the key for Tab and nothing else, as `event.key !== 'Tab'`. */
const onlyTab =
  /if\s*\(\s*[\w$.]*(?:key|code|keyCode|which)\s*(!==?|===?)\s*(?:['"]Tab['"]|9)\s*\)\s*(?:(return;?)|(\{)|(?=[\w$]))/g;

/** The same at the beginning of an expression, as tools that shorten code write it: `event.key === 'Tab' && (…)`. */
const onlyTabShort =
  /(?:=>|[{;(])\s*[\w$.]*\.(?:key|code|keyCode|which)\s*===?\s*(?:['"]Tab['"]|9)\s*(?:\?|&&)\s*(?=\()/g;

/** What would make it depend on something whether Tab is kept. */
const condition = /\bif\b|&&|\|\||\breturn\b|\bcase\b|\bswitch\b|\bdefault\b/;

/**
 * Whether code that hears keys keeps Tab from moving the focus at every press, Shift held or not: without moving the focus
 * itself, or in a circle. Null where it may let Tab through.
 */
export function keepsTab(source: string): 'no-move' | 'circle' | null {
  for (const test of source.matchAll(onlyTab)) {
    const isLeft = test[1]?.startsWith('!') === true;
    // Left at other keys, or done at this one.
    if (isLeft !== (test[2] !== undefined)) continue;
    const rest = source.slice(test.index + test[0].length);
    const prevents = /\.preventDefault\(\)/.exec(rest);
    if (!prevents || condition.test(rest.slice(0, prevents.index))) continue;
    const before = source.slice(source.indexOf('{'), test.index);
    if (/\breturn\b/.test(before)) continue;
    if (!/focus|blur|tab/i.test(rest.replaceAll(/execCommand|insertText/g, ''))) return 'no-move';
    if (/%\s*[\w$.]+\.length[^;]*\.focus\(|%[^;]*;[^}]*\.focus\(/.test(rest)) return 'circle';
  }
  for (const test of source.matchAll(onlyTabShort)) {
    const rest = source.slice(test.index + test[0].length);
    const own = rest.slice(0, endOfGroup(rest));
    const prevents = /\.preventDefault\(\)/.exec(own);
    if (!prevents || /\?|&&|\|\|/.test(own.slice(0, prevents.index))) continue;
    if (/\breturn\b/.test(source.slice(0, test.index))) continue;
    if (!/focus|blur|tab/i.test(own.replaceAll(/execCommand|insertText/g, ''))) return 'no-move';
  }
  return null;
}

/** Where the parenthesis with which the code begins is closed. */
function endOfGroup(code: string): number {
  let depth = 0;
  for (let at = 0; at < code.length; at += 1) {
    if (code[at] === '(') depth += 1;
    if (code[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  return code.length;
}

/** Whether code that hears the loss of the focus gives it back to the same element, whatever happened. */
export function takesFocusBack(source: string): boolean {
  if (/\bif\b|&&|\|\||\?|relatedTarget|activeElement|matches|contains/.test(source)) return false;
  return /\bthis\.focus\(\)|(?:^|[^\w.])(?:e|ev|evt|event)\.(?:currentTarget|target)\.focus\(\)/.test(
    source,
  );
}

/** The id of the element that code that hears the loss of the focus gives the focus to. */
export function movesFocus(source: string): string | null {
  if (/\bif\b|&&|\|\||\?|relatedTarget/.test(source)) return null;
  const call =
    /(?:getElementById|byId|\$)\(\s*['"]#?([\w-]+)['"]\s*\)\.focus\(\)|\b\w*[fF]ocus\w*\(\s*['"]#?([\w-]+)['"]\s*\)/.exec(
      source,
    );
  return call?.[1] ?? call?.[2] ?? null;
}
