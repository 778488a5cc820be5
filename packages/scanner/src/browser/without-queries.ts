/** The text with its URLs cut before their queries, which may hold what only the requester should know. */
export function withoutQueries(text: string): string {
  return text.replaceAll(/(https?:\/\/[^\s?#]*)[?#]\S*/gi, '$1');
}
