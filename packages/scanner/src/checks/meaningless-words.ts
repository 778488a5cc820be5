/** In lower case, without signs at its ends and with single spaces. */
export function plain(text: string): string {
  return (
    text
      .toLowerCase()
      // Of the Turkish capital İ a dot of its own is left.
      .replaceAll('i\u0307', 'i')
      .replace(/\s+/g, ' ')
      .replace(/^[^\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, '')
      .trim()
  );
}

/** What a template leaves behind that got no value. */
export function isTemplateLeak(text: string): boolean {
  return (
    /^\s*(undefined|null|nan|\[object \w+\])\s*$/i.test(text) ||
    /\{\{[^{}]*\}\}|<%[^%]*%>|\$\{[^{}]*\}|%%\w+%%/.test(text)
  );
}

/** The text that designers put where words are to come. */
export function isFiller(text: string): boolean {
  return /^lorem ipsum( dolor| \d|$)/.test(plain(text));
}
