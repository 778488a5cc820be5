/** In lower case, without signs at its ends and with single spaces. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/^[^\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, '')
    .trim();
}

/** What a template leaves behind that got no value. */
export function isTemplateLeak(text: string): boolean {
  return (
    /^\s*(undefined|null|nan|\[object \w+\])\s*$/i.test(text) ||
    /\{\{[^{}]*\}\}|<%[^%]*%>|\$\{[^{}]*\}|%%\w+%%/.test(text)
  );
}
