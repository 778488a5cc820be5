import type { Db } from '@curbcut/db';
import { mostKept } from '@curbcut/model/causes';
import type { LookedAgain } from './looked-again.ts';
import { readCausePages, type CausePages } from './read-cause-pages.ts';
import { readPagesApart } from './with-pages-apart.ts';

/**
 * Tells of the issues of a site's last scan whether every page that they were on was scanned again, and used again where they
 * show only in use: only then one that is gone is fixed. False for those whose pages are not known.
 */
export async function findPagesLookedAgain(
  db: Db,
  lastId: string,
  nowId: string,
): Promise<LookedAgain> {
  const again = await db
    .selectFrom('site_pages as before')
    .innerJoin('site_pages as now', 'now.url', 'before.url')
    .leftJoin('scans as scan_before', 'scan_before.id', 'before.scan_id')
    .leftJoin('scans as scan_now', 'scan_now.id', 'now.scan_id')
    .select(['before.position', 'before.status'])
    .select(['scan_before.use_ms as used_before', 'scan_now.use_ms as used_now'])
    .where('before.site_scan_id', '=', lastId)
    .where('now.site_scan_id', '=', nowId)
    .where('now.status', '=', 'completed')
    .execute();
  const positions = new Set(again.map(({ position }) => position));
  const [pagesBefore, pagesNow] = [await readPages(db, lastId), await readPages(db, nowId)];
  // A page that was one of the site then, and has no result.
  const failedBefore = new Set(
    [...pagesBefore.values()].flatMap(({ url, isCompleted }) => (isCompleted ? [] : [url])),
  );
  const unseen = new Set(
    [...pagesNow].flatMap(([position, { url }]) => (failedBefore.has(url) ? [position] : [])),
  );
  const usedPositions = new Set(
    again.filter((page) => hadTime(page.used_now)).map(({ position }) => position),
  );
  const [causesBefore, causesNow] = [
    await readCausePages(db, lastId),
    await readCausePages(db, nowId),
  ];
  const apart = await readPagesApart(db, lastId);
  const looked = new Set<string>();
  const usedAgain = new Set<string>();
  for (const [fingerprint, { pages }] of causesBefore) {
    if (pages.every(({ position }) => positions.has(position))) looked.add(fingerprint);
    if (pages.every(({ position }) => usedPositions.has(position))) usedAgain.add(fingerprint);
  }
  const scans = await db
    .selectFrom('scans')
    .select(['id', 'interaction'])
    .where('id', 'in', [lastId, nowId])
    .execute();
  const isUsed = (id: string) => scans.some((scan) => scan.id === id && scan.interaction);
  const isNewToUse = again.some(
    (page) => page.status === 'completed' && !hadTime(page.used_before) && hadTime(page.used_now),
  );
  const placesOf = (causes: typeof causesNow, fingerprint: string, element: string) =>
    causes.get(fingerprint)?.elements.find(({ digits }) => digits === element)?.positions ?? [];
  const urlsOf = (pages: typeof pagesNow, positions: readonly number[]) =>
    positions.flatMap((position) => pages.get(position)?.url ?? []);
  const has: LookedAgain['has'] = ({ fingerprint, splitFrom, reproduction }) => {
    const whole = splitFrom ?? fingerprint;
    return reproduction === undefined ? looked.has(whole) : isUsed(nowId) && usedAgain.has(whole);
  };
  // Of a page that was not found this time nobody knows: what leads to it may have failed.
  const gone = new Set([...pagesNow.values()].flatMap(({ url, isGone }) => (isGone ? [url] : [])));
  return {
    has,
    gonePages: ({ fingerprint, splitFrom }) => {
      const places = causesBefore.get(splitFrom ?? fingerprint)?.pages ?? [];
      const urls = urlsOf(
        pagesBefore,
        places.map(({ position }) => position),
      );
      return urls.every((url) => gone.has(url)) ? urls : [];
    },
    hasElement: (issue, element) => {
      const places = placesOf(causesBefore, issue.splitFrom ?? issue.fingerprint, element);
      // All of its pages are known up to as many as are kept.
      if (places.length === 0 || places.length >= mostKept.pages) return has(issue);
      return issue.reproduction === undefined
        ? places.every((position) => positions.has(position))
        : isUsed(nowId) && places.every((position) => usedPositions.has(position));
    },
    wasNoBarrier: ({ rule, splitFrom, fingerprint }, element) => {
      const places = placesOf(causesBefore, splitFrom ?? fingerprint, element);
      const pages = apart?.byRule.get(rule) ?? [];
      const isDecided = (position: number) =>
        pages.some(
          (page) =>
            page.position === position &&
            page.parts.some(
              ({ verdict, digits }) =>
                verdict !== null &&
                digits?.includes(element) &&
                apart?.verdictOf(verdict)?.kind === 'false-alarm',
            ),
        );
      return places.length > 0 && places.length < mostKept.pages && places.every(isDecided);
    },
    couldBeSeen: (fingerprint, element) => {
      const places = placesOf(causesNow, fingerprint, element);
      return places.length === 0 || places.some((position) => !unseen.has(position));
    },
    pagesBefore: (fingerprint, element) =>
      urlsOf(pagesBefore, placesOf(causesBefore, fingerprint, element)),
    pagesNow: (fingerprint, element) => urlsOf(pagesNow, placesOf(causesNow, fingerprint, element)),
    wasUsed: !isUsed(lastId) ? 'no' : isNewToUse ? 'in-part' : 'yes',
    elementsBefore: (fingerprint) => digitsOfElements(causesBefore.get(fingerprint)),
    elementsNow: (fingerprint) => digitsOfElements(causesNow.get(fingerprint)),
  };
}

function digitsOfElements(cause: CausePages | undefined): string[] {
  return cause?.elements.map(({ digits }) => digits) ?? [];
}

interface SitePage {
  url: string;
  isCompleted: boolean;
  /** The website answers with an error in its place. */
  isGone: boolean;
}

async function readPages(db: Db, siteScanId: string): Promise<ReadonlyMap<number, SitePage>> {
  const rows = await db
    .selectFrom('site_pages')
    .leftJoin('scans', 'scans.id', 'site_pages.scan_id')
    .select(['site_pages.position', 'site_pages.url', 'site_pages.status', 'scans.error_code'])
    .where('site_scan_id', '=', siteScanId)
    .execute();
  return new Map(
    rows.map(({ position, url, status, error_code: code }) => [
      position,
      { url, isCompleted: status === 'completed', isGone: code === 'HTTP_ERROR' },
    ]),
  );
}

/** Pages of a site share the time for their use: where none was left, a page was not used. */
function hadTime(useMs: number | null): boolean {
  return useMs === null || useMs > 0;
}
