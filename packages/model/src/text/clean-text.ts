/**
 * Makes hostile text storable and showable: PostgreSQL refuses NUL in text and jsonb (22021, 22P05) and lone
 * surrogates in jsonb (22P02). Cuts to `maxLength` UTF-16 units with an ellipsis.
 */
export function cleanText(text: string, maxLength = 10_000): string {
  const cut = text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text;
  return cut.replaceAll('\u0000', '').toWellFormed();
}
