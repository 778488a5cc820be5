import type { HistorySite } from './history-site.ts';

/** What is true of a site: by page, the elements that are broken there. */
export type Truth = ReadonlyMap<string, ReadonlySet<string>>;

export function truthOf({ header, pages }: HistorySite): Truth {
  return new Map(
    pages.map(({ path, main, aside }) => [
      path,
      new Set([...header, ...main, ...aside].flatMap(({ id, isBroken }) => (isBroken ? [id] : []))),
    ]),
  );
}

/**
 * Elements of the whole site that broke, and that were repaired: what only pages had that are gone is neither, nor is what
 * was a false alarm wherever it was. `decided`: pages and elements, as `/contact e7`.
 */
export function changeOf(
  before: Truth,
  now: Truth,
  decided: ReadonlySet<string>,
): { broke: number; repaired: number } {
  const all = (truth: Truth, pages: Iterable<string>) =>
    new Set([...pages].flatMap((page) => [...(truth.get(page) ?? [])]));
  const then = all(before, before.keys());
  const today = all(now, now.keys());
  const onGonePages = all(
    before,
    [...before.keys()].filter((page) => !now.has(page)),
  );
  const onKeptPages = all(
    before,
    [...before.keys()].filter((page) => now.has(page)),
  );
  const isOpen = (element: string) =>
    [...before].some(([page, broken]) => broken.has(element) && !decided.has(`${page} ${element}`));
  return {
    broke: [...today].filter((element) => !then.has(element)).length,
    repaired: [...onKeptPages].filter(
      (element) => !today.has(element) && !onGonePages.has(element) && isOpen(element),
    ).length,
  };
}
