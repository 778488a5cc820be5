/** Elements of a site were put together in another way before: that counts as another rule, so that nothing is told as new. */
const grouping = '-causes';

/** The hash of a rule in the sum of a site's pages, by that on its pages. */
export function groupedHash(hash: string): string {
  return hash + grouping;
}

/** The hash of a rule on a page, by that of any result. */
export function pageHash(hash: string): string {
  return hash.endsWith(grouping) ? hash.slice(0, -grouping.length) : hash;
}
