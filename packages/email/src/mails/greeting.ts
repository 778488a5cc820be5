/** Letters, spaces, apostrophes, hyphens, and a dot that ends a word (`Dr. Okafor`): nothing a mail program links. */
const plainName = /^[\p{L}\p{M}]+(?:(?:\. |[ '’-])[\p{L}\p{M}]+)*\.?$/u;
const longestName = 80;

/** `Hello Maya Okafor,`; just `Hello,` when the name could carry a link or an instruction. */
export function greeting(name: string | undefined): string {
  const trimmed = name?.trim() ?? '';
  return trimmed.length <= longestName && plainName.test(trimmed) ? `Hello ${trimmed},` : 'Hello,';
}
