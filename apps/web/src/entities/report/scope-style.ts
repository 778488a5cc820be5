/**
 * A stylesheet that holds inside `scope` only, for screens in light colors. Its `html`, `:root` and `body` become the
 * scope itself; fonts and page boxes, which cannot be nested, fall away.
 */
export function scopeStyle(css: string, scope: string): string {
  const nested = css
    .replace(/@(?:font-face|page)[^{]*\{(?:[^{}]|\{[^{}]*\})*\}/g, '')
    .replace(/(^|[\s,{}>])(?:html|body|:root)(?=[\s,{.:[>])/g, '$1&');
  return `${scope} {\n${nested}\ncolor-scheme: light;\nbackground: white;\n}`;
}
