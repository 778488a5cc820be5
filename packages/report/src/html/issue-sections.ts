import {
  describeChanges,
  noneFailed,
  nothingToScore,
  standardName,
  type Issue,
  type ScanReport,
  type Standard,
} from '@curbcut/model/scan';
import { html } from 'ghtml';
import { amount, countOf, withoutIndent } from '@curbcut/model/text';
import { headingOf } from '@curbcut/rules/questions';
import { impactNames } from './icons.ts';
import { issueArticle } from './issue-article.ts';
import type { NumberedIssue, reportIssues } from './report-issues.ts';
import type { ReportPicture } from './report-picture.ts';
import { verdictLine } from './verdict-text.ts';
import type { StatePictures } from './state-pictures.ts';
import { visibleText } from './visible-text.ts';

/** Characters of all elements together, shared evenly between the issues, and of everything the report lists. */
const evidenceCharsTotal = 4_000_000;
const issueCharsTotal = 8_000_000;
const furtherTitles = 200;

/** Chromium takes about 10 ms to lay out an issue for a PDF, and 9 kB to write it. */
const issuesPrintedInFull = 250;
/** Advice has a row each. */
const adviceRows = { screen: 500, print: 100 };

/** The failed issues, the advice beyond the standard and the findings that need a person. */
export function issueSections(
  { failed, beyond, needsReview }: ReturnType<typeof reportIssues>,
  { result, standard }: Pick<ScanReport, 'result' | 'standard'>,
  medium: 'screen' | 'print',
  picture: ReportPicture | null,
  statePictures: StatePictures,
): string {
  const issuesCount = failed.length + beyond.length + needsReview.length;
  const shown = {
    evidenceChars: Math.floor(evidenceCharsTotal / (issuesCount + 1)),
    medium,
    picture,
    statePictures,
  };
  let charsLeft = issueCharsTotal;
  let issuesLeft = medium === 'print' ? issuesPrintedInFull : Infinity;
  const articles = (issues: readonly NumberedIssue[]) => {
    const written: string[] = [];
    for (const issue of issues) {
      if (charsLeft <= 0 || issuesLeft <= 0) break;
      const article = issueArticle(issue, result?.engines ?? [], shown);
      charsLeft -= article.length;
      issuesLeft -= 1;
      written.push(article);
    }
    return [...written, furtherIssues(issues.slice(written.length))];
  };
  const failures =
    failed.length === 0
      ? noFailures(standard, {
          isScored: result?.overallScore !== null,
          hasBeyond: beyond.length > 0,
        })
      : failedSection(failed, articles);
  return `${failures}${reviewSection(needsReview, articles)}${adviceSection(beyond, standardName(standard), adviceRows[medium])}`;
}

/** Those that would make the report too large are at least counted, by title. */
function furtherIssues(issues: readonly NumberedIssue[]): string {
  if (issues.length === 0) return '';
  const counts = new Map<string, number>();
  for (const { issue } of issues) {
    const severity = issue.outcome === 'needs-review' ? '' : ` (${impactNames[issue.impact]})`;
    const line = `${headingOf(issue)}${severity}`;
    counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  const lines = [...counts].slice(0, furtherTitles).map(([title, count]) => {
    const times = count === 1 ? '' : `, ${countOf(count, 'time')}`;
    return html`<li>${visibleText(title, 512)}${times}</li>`;
  });
  return html`<p>
      This report would grow too large with ${countOf(issues.length, 'further issue')}. The JSON
      report holds them all.
    </p>
    <ul class="plain-list">
      !${lines}
    </ul>`;
}

type WriteArticles = (issues: readonly NumberedIssue[]) => string[];

function noFailures(
  standard: Standard,
  { isScored, hasBeyond }: { isScored: boolean; hasBeyond: boolean },
): string {
  const none = noneFailed(standard, hasBeyond);
  const [heading, text] = isScored
    ? ['No Issues Found', `${none}.`]
    : [nothingToScore, `${none} on what the page has.`];
  return html`<section class="keep" aria-labelledby="issues">
    <h2 id="issues">${heading}</h2>
    <p>${text} What only a person can judge is listed below.</p>
  </section>`;
}

function failedSection(failed: readonly NumberedIssue[], articles: WriteArticles): string {
  const isSite = failed.some(({ issue }) => issue.pagesCount !== undefined);
  return html`<section aria-labelledby="issues">
    <div class="intro">
      <h2 id="issues">Issues</h2>
      <p class="muted">
        ${isSite ? 'Each with one fix. The result of each page has pictures and lists its elements.' : 'Each with one picture and one fix. The CSV report lists their elements.'}
      </p>
    </div>
    !${articles(failed)}
  </section>`;
}

/** Advice in a few words each: what it is about, how it is now and how it would be better. */
function adviceSection(
  beyond: readonly NumberedIssue[],
  standard: string,
  rowsShown: number,
): string {
  if (beyond.length === 0) return '';
  const rows = beyond.slice(0, rowsShown).map(
    ({ number, issue }) =>
      html`<tr>
        <th scope="row" id="issue-${number}">
          ${number}. ${visibleText(issue.title, 512)}!${verdictLine(issue)}
        </th>
        <td class="figure">
          <span class="only-stacked">Elements </span>${amount(Math.max(issue.nodesTotal, 1))}
        </td>
        <td>!${codeNow(issue)}</td>
        <td>!${codeBetter(issue)}</td>
      </tr>`,
  );
  const more = beyond.length - rows.length;
  return html`<section aria-labelledby="beyond">
    <div class="intro">
      <h2 id="beyond">Beyond ${standard}</h2>
      <p class="muted">
        ${countOf(beyond.length, 'finding')} that ${standard} does not ask for. They are advice and
        count nowhere.
      </p>
    </div>
    <table class="stacked">
      <caption class="unseen">
        Findings beyond ${standard}
      </caption>
      <thead>
        <tr>
          <th scope="col">Finding</th>
          <th scope="col" class="figure">Elements</th>
          <th scope="col">Now</th>
          <th scope="col">Better</th>
        </tr>
      </thead>
      <tbody>
        !${rows}
      </tbody>
    </table>
    !${more > 0 ? html`<p class="small muted">… and ${amount(more)} more: the CSV report has them all.</p>` : ''}
  </section>`;
}

const codeShown = 160;

function codeNow({ fix, nodes }: Issue): string {
  return shortCode(fix?.before ?? nodes[0]?.html ?? '');
}

function codeBetter({ fix, help }: Issue): string {
  return fix ? shortCode(fix.after) : html`${visibleText(help)}`;
}

function shortCode(code: string): string {
  if (code === '') return '';
  const whole = withoutIndent(code);
  const text = whole.length > codeShown ? `${whole.slice(0, codeShown)}…` : whole;
  return html`<code class="lines">${visibleText(text)}</code>`;
}

function reviewSection(needsReview: readonly NumberedIssue[], articles: WriteArticles): string {
  if (needsReview.length === 0) return '';
  return html`<section aria-labelledby="needs-review">
    <div class="intro">
      <h2 id="needs-review">Needs review</h2>
      <p class="muted">
        ${countOf(needsReview.length, 'finding')} that a person must decide. They do not count in
        the score.
      </p>
    </div>
    !${articles(needsReview)}
  </section>`;
}

/** Issues of the scan before that this scan no longer finds; empty when there is nothing to compare with. */
export function fixedSection({ comparison }: Pick<ScanReport, 'comparison'>): string {
  const fixed = comparison ? describeChanges(comparison, []).fixed : [];
  if (fixed.length === 0) return '';
  const items = fixed.slice(0, 500).map(({ title, where }) => {
    const place = where === '' ? '' : ` (${where})`;
    return html`<li>${visibleText(title + place, 512)}</li>`;
  });
  return html`<section class="keep" aria-labelledby="fixed">
    <h2 id="fixed">Fixed since the last scan</h2>
    <ul class="plain-list">
      !${items}
    </ul>
  </section>`;
}
