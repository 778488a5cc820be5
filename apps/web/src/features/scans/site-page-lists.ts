import { nearCopies, toScoreOutOf100 } from '@curbcut/model/scan';
import type { SitePage, SiteScanAnswer } from '@curbcut/wire/scan';
import { plural } from '../../lib/format.ts';

/** A page of a site as people name it: its title, or else its path. */
export function pageName({ title, url }: Pick<SitePage, 'title' | 'url'>): string {
  return title ?? pagePath(url);
}

/** Of one of several pages: with its path where others have its title. */
export function pageNameAmong(
  page: Pick<SitePage, 'title' | 'url'>,
  pages: readonly Pick<SitePage, 'title' | 'url'>[],
): string {
  const name = pageName(page);
  const isShared = pages.some((other) => other.url !== page.url && pageName(other) === name);
  return isShared ? `${name} (${pagePath(page.url)})` : name;
}

/** `/wiki/Elbe?x=1` of a page's URL; the whole URL where it can't be read. */
export function pagePath(url: string): string {
  const parsed = URL.parse(url);
  return parsed ? `${parsed.pathname}${parsed.search}` : url;
}

/** Points of 100 since the scan of the site before; null where one of the scores is missing. */
export function scoreChange({
  overall_score: now,
  previous_score: before,
}: Pick<SitePage, 'overall_score' | 'previous_score'>): number | null {
  return now === null || before === null ? null : toScoreOutOf100(now) - toScoreOutOf100(before);
}

/** `41 elements, score 71` of a page that a cause is on. */
export function onPageSentence(page: { elements: number; overall_score: number | null }): string {
  const elements = page.elements === 0 ? 'the page' : plural(page.elements, 'element');
  const score = page.overall_score;
  return score === null ? elements : `${elements}, score ${toScoreOutOf100(score)}`;
}

/** How many addresses were left out because they show what other pages of the site show. */
export function countNearCopies({
  not_scanned: groups,
}: Pick<SiteScanAnswer, 'not_scanned'>): number {
  return groups
    .filter(({ kind }) => nearCopies.some((known) => known === kind))
    .reduce((sum, { count }) => sum + count, 0);
}
