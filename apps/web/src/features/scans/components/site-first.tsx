import type { ScanResult } from '@curbcut/model/scan';
import type { SitePage, SiteScanAnswer } from '@curbcut/wire/scan';
import { useImageSource } from '../../../entities/result/api/use-image-source.ts';
import type { SiteFirst } from '../../../entities/result/components/first/first-screen.tsx';
import { amount, plural } from '../../../lib/format.ts';
import { pageName } from '../site-page-lists.ts';
import { isRepairedOnce } from '../site-causes.ts';

/**
 * What the first screen of a site has of its own: the picture of its worst page, and how the scores are spread.
 * `isSiteToCome`: its places are kept free, so that nothing moves then.
 */
export function toSiteFirst(
  result: ScanResult,
  site: SiteScanAnswer | undefined,
  isSiteToCome: boolean,
): SiteFirst {
  const worst = site?.pages.find(({ status }) => status === 'completed');
  return {
    picture: isSiteToCome ? (
      <div className="site-shot" />
    ) : (
      worst && site && <Picture page={worst} pages={site.done} />
    ),
    spread: isSiteToCome ? (
      <div className="site-spread-to-come" />
    ) : (
      site && site.score_words.length > 0 && <Spread words={site.score_words} />
    ),
    scores: scoresOf(site, worst),
    foot: areRepairedOnce(result) ? 'Each is one change in a template or style sheet.' : null,
  };
}

/** What the site's score is the mean of; null where that is not known. */
function scoresOf(site: SiteScanAnswer | undefined, worst: SitePage | undefined) {
  if (!site || !worst || worst.overall_score === null) return null;
  return {
    pages: site.score_words.reduce((sum, { pages }) => sum + pages, 0),
    worst: { name: pageName(worst), score: worst.overall_score },
  };
}

function areRepairedOnce({ bestFixes, issues }: ScanResult): boolean {
  return bestFixes.every(({ fingerprint }) =>
    issues.some((issue) => issue.fingerprint === fingerprint && isRepairedOnce(issue)),
  );
}

function Picture({ page, pages }: { page: SitePage; pages: number }) {
  const { src } = useImageSource(
    page.scan_id === null ? null : `/scan/${encodeURIComponent(page.scan_id)}/screenshot`,
  );
  return (
    <figure className="site-shot">
      {src !== undefined && <img src={src} alt="" />}
      <figcaption>
        {plural(pages, 'page')}, this is {pageName(page)}
      </figcaption>
    </figure>
  );
}

/** How many pages have which word, the worst first. */
function Spread({ words }: { words: SiteScanAnswer['score_words'] }) {
  const color = (word: string) =>
    word === 'Critical' ? 'red' : word === 'Poor' || word === 'Fair' ? 'yellow' : 'green';
  return (
    <div className="stack gap-2">
      <div className="spread" aria-hidden="true">
        {words.map(({ word, pages }) => (
          <span key={word} className={`spread__part--${color(word)}`} style={{ flexGrow: pages }} />
        ))}
      </div>
      <p className="spread__words">
        {words.map(({ word, pages }) => (
          <span key={word}>
            <b>{amount(pages)}</b> {pages === 1 ? 'page' : 'pages'} {word.toLowerCase()}
          </span>
        ))}
      </p>
    </div>
  );
}
