import {
  nothingToScore,
  shutOut,
  toScoreOutOf100,
  type Issue,
  type ScanReport,
  type ScanResult,
} from '@curbcut/model/scan';
import type { SitePage, SiteScanAnswer } from '@curbcut/wire/scan';
import { Link } from 'react-router';
import { useImageSource } from '../../../entities/result/api/use-image-source.ts';
import { ScoreBadge } from '../../../components/ui/score-badge.tsx';
import { SinceLastScan } from '../../../entities/result/components/first/since-last-scan.tsx';
import { ScoreChange } from '../../../components/ui/score-change.tsx';
import { severities } from '../../../components/ui/severity-badge.tsx';
import { amount, plural } from '../../../lib/format.ts';
import { pageName } from '../site-page-lists.ts';
import { causeAnchor, isRepairedOnce } from '../site-causes.ts';

interface FirstScreenProps {
  scan: ScanReport;
  result: ScanResult;
  site: SiteScanAnswer | undefined;
  /** It is still to come: its places are kept free, so that nothing moves then. */
  isSiteToCome: boolean;
}

/** What a site scan comes to: its pages, the score and why, who is shut out, and what to do first. */
export function SiteFirstScreen({ scan, result, site, isSiteToCome }: FirstScreenProps) {
  const worst = site?.pages.find(({ status }) => status === 'completed');
  return (
    <section className="site-first" aria-label="Result">
      {worst && site && <Picture page={worst} pages={site.done} />}
      {isSiteToCome && <div className="site-shot" />}
      <div className="stack gap-4">
        <Score scan={scan} result={result} />
        {isSiteToCome && <div className="site-spread-to-come" />}
        {site && site.score_words.length > 0 && <Spread words={site.score_words} />}
        {result.overallScore !== null && site && (
          <p className="text-sm text-muted">
            <b>Why {toScoreOutOf100(result.overallScore)}:</b> the mean of{' '}
            {plural(
              site.score_words.reduce((sum, { pages }) => sum + pages, 0),
              'page',
            )}
            .
            {worst?.scan_id && worst.overall_score !== null && site.done > 1 && (
              <>
                {' '}
                The worst is <Link to={`/scan/${worst.scan_id}`}>{pageName(worst)}</Link> with{' '}
                {toScoreOutOf100(worst.overall_score)}.
              </>
            )}
          </p>
        )}
        {site && site.pages_to_recount > 0 && (
          <output className="text-sm text-muted">
            The score follows what was decided: {plural(site.pages_to_recount, 'page')} still to
            count.
          </output>
        )}
        <ShutOutSentence result={result} />
        {scan.comparison && <SinceLastScan scan={scan} comparison={scan.comparison} isOwn />}
      </div>
      <FirstThings result={result} />
    </section>
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

function Score({ scan, result: { overallScore } }: Pick<FirstScreenProps, 'scan' | 'result'>) {
  if (overallScore === null) return <p className="text-xl">{nothingToScore}</p>;
  const score = toScoreOutOf100(overallScore);
  const before = scan.comparison?.previousScore ?? null;
  return (
    <div className="row items-end gap-4">
      <p className="bignum">
        <span className="sr-only">Score </span>
        {score}
        <small>/100</small>
      </p>
      <p className="row gap-3">
        <ScoreBadge outOf100={score} />
        {before !== null && <ScoreChange points={score - toScoreOutOf100(before)} />}
      </p>
    </div>
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
        <span className="sr-only">Pages by score: </span>
        {words.map(({ word, pages }) => (
          <span key={word}>
            <b>{amount(pages)}</b> {word}
          </span>
        ))}
      </p>
    </div>
  );
}

function ShutOutSentence({ result }: { result: ScanResult }) {
  const { sentences } = shutOut(result.issues);
  return (
    <div className="stack gap-1">
      <h2 className="sr-only">Summary</h2>
      {sentences.length === 0 ? (
        <p className="text-lg">{result.summary}</p>
      ) : (
        <p className="text-lg">
          {sentences.map(({ who, verb, what }) => (
            <span key={who}>
              {who} {verb} <b>{what}</b>.{' '}
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

const headings = ['Do this first', 'Do these two first', 'Do these three first'] as const;

function FirstThings({ result }: { result: ScanResult }) {
  const first = result.bestFixes.flatMap(({ fingerprint, todo }) => {
    const cause = result.issues.find((issue) => issue.fingerprint === fingerprint);
    return cause ? [{ cause, todo }] : [];
  });
  if (first.length === 0) return null;
  const isOnce = first.every(({ cause }) => isRepairedOnce(cause));
  return (
    <section className="site-todo" aria-labelledby="first-things">
      <div className="row justify-between">
        <h2 id="first-things" className="text-lg">
          {headings[first.length - 1]}
        </h2>
        <span className="text-sm text-subtle">Repairs</span>
      </div>
      <ol>
        {first.map(({ cause, todo }) => (
          <FirstThing key={cause.fingerprint} cause={cause} todo={todo} />
        ))}
      </ol>
      {isOnce && (
        <p className="site-todo__foot">Each is one change in a template or style sheet.</p>
      )}
    </section>
  );
}

function FirstThing({ cause, todo }: { cause: Issue; todo: string }) {
  const { Icon, word } = severities[cause.impact];
  const [criterion] = cause.wcag;
  const pages = cause.pagesCount ?? 1;
  return (
    <li>
      <div>
        <a className="font-medium" href={`#${causeAnchor(cause.fingerprint)}`}>
          {todo}
        </a>
        <p className="meta">
          <span className={`ink-${cause.impact}`}>
            <Icon className="icon icon--sm" aria-hidden="true" />
            {word}
          </span>
          {cause.nodesTotal > 0 && <span>{plural(cause.nodesTotal, 'element')}</span>}
          {criterion !== undefined && <span>WCAG {criterion}</span>}
        </p>
      </div>
      <p className="site-todo__pages">
        <b>{amount(pages)}</b> <span>{pages === 1 ? 'page' : 'pages'}</span>
      </p>
    </li>
  );
}
