/** The page that an address leads to, for comparing; null for parts of the same page and for what is no page. */
export function placeOf(href: string | undefined): string | null {
  const address = href?.trim() ?? '';
  if (
    address === '' ||
    address.startsWith('#') ||
    /^(javascript|mailto|tel|data|blob):/i.test(address)
  )
    return null;
  const [place = ''] = address.split('#');
  return place
    .replace(/^https?:\/\/(www\.)?/i, '//')
    .replace(/\/(index|default)\.\w{2,5}(?=$|\?)/i, '/')
    .replace(/\/(?=$|\?)/, '');
}
