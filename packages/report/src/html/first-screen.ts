import { html } from 'ghtml';
import {
  countFixed,
  countsInScore,
  alsoConcernedSentence,
  bandColor,
  type BestFix,
  hasErrors,
  impacts,
  nothingFailed,
  nothingToScore,
  promiseOf,
  type ScanReport,
  type ScanResult,
  scoreWord,
  settledWords,
  shutOut,
  type SiteScores,
  toScoreOutOf100,
  whyScore,
} from '@curbcut/model/scan';
import { countByState, criteriaStates } from '@curbcut/rules/coverage';
import { amount, countOf } from '@curbcut/model/text';
import { impactNames, severityWord } from './icons.ts';
import { pagePicture, type ReportPicture } from './report-picture.ts';
import type { NumberedIssue } from './report-issues.ts';
import { visibleText } from './visible-text.ts';
import { dayText } from './wording.ts';

/** What the screen says first: picture, score and why, who is shut out, what changed, what to do and the figures. */
export function firstScreen(
  report: ScanReport,
  result: ScanResult,
  failed: readonly NumberedIssue[],
  picture: ReportPicture | null,
  siteScores: SiteScores | null,
): string {
  return html`<section aria-label="Result">
    <div class="first${picture ? '' : ' first--bare'}">
      !${pagePicture(report, picture)}
      <div class="why">
        !${score(result)} !${whoIsShutOut(result)} !${changes(report)}
        !${why(report, result, siteScores)}
      </div>
    </div>
    !${doFirst(report, result, failed)} !${figures(report, result)}
  </section>`;
}

function score({ overallScore }: ScanResult): string {
  if (overallScore === null)
    return html`<p class="score"><span class="score__none">${nothingToScore}</span></p>`;
  const outOf100 = toScoreOutOf100(overallScore);
  const band = bandColor(outOf100);
  return html`<p class="score">
    <b>${outOf100}</b><span>/100</span>
    <span class="badge tint-${band}">${scoreWord(outOf100)}</span>
  </p>`;
}

function why(report: ScanReport, result: ScanResult, siteScores: SiteScores | null): string {
  if (result.overallScore === null) return '';
  return html`<p class="small muted">
    <b>Why ${toScoreOutOf100(result.overallScore)}?</b> ${visibleText(
      whyScore(report, result, siteScores).join(' '),
      1_000,
    )}
  </p>`;
}

function whoIsShutOut(result: ScanResult): string {
  const { clauses, alsoConcerned } = shutOut(result.issues);
  const unseen = result.notAssessed
    .filter(({ kind }) => kind === 'content')
    .map(({ message }) => html`<p class="lines">${visibleText(message)}</p>`);
  if (clauses.length === 0) {
    const words = !result.issues.some(countsInScore) ? nothingFailed : result.summary;
    return html`<p class="lead">${visibleText(words)}</p>
      !${unseen}`;
  }
  const lines = clauses.map(({ who, verb, what }) => html`${who} <b>${verb} ${what}</b>`);
  const others = alsoConcerned.length > 0 ? html` ${alsoConcernedSentence(alsoConcerned)}` : '';
  return html`<p class="lead">!${lines.join(', and ')}.!${others}</p>
    !${unseen}`;
}

function changes({ comparison }: ScanReport): string {
  if (!comparison) return '';
  const { previousDate, previousScore, newCount, cameBackCount, recurringCount, ruleChangedCount } =
    comparison;
  const before =
    previousScore === null ? 'nothing to score' : String(toScoreOutOf100(previousScore));
  const back = cameBackCount > 0 ? `, ${amount(cameBackCount)} came back` : '';
  const changed =
    ruleChangedCount > 0 ? `, ${amount(ruleChangedCount)} found by changed rules` : '';
  return html`<p>
    <b>Since ${dayText(previousDate)}</b> (${before}): ${amount(countFixed(comparison))} fixed,
    ${amount(newCount)} new${back}${changed}, ${amount(recurringCount)} still there.
  </p>`;
}

const numbers = ['', 'this', 'these two', 'these three'];

function doFirst(
  { scanType }: ScanReport,
  result: ScanResult,
  failed: readonly NumberedIssue[],
): string {
  const fixes = result.bestFixes.slice(0, 3);
  if (fixes.length === 0) return '';
  const items = fixes.map((fix) => doItem(fix, failed, scanType));
  const isScored = fixes.some(({ scoreAfter }) => scoreAfter !== null);
  const now =
    isScored && result.overallScore !== null
      ? html`<p class="muted small">Score then (now ${toScoreOutOf100(result.overallScore)})</p>`
      : '';
  return html`<section class="todo keep" aria-labelledby="todo">
    <div class="todo__head">
      <h2 id="todo">Do ${numbers[fixes.length]} first</h2>
      !${now}
    </div>
    <ol class="steps">
      !${items}
    </ol>
  </section>`;
}

function doItem(
  { fingerprint, todo, scoreAfter }: BestFix,
  failed: readonly NumberedIssue[],
  scanType: ScanReport['scanType'],
): string {
  const listed = failed.find(({ issue }) => issue.fingerprint === fingerprint);
  const name = html`${visibleText(todo, 512)}`;
  const issue = listed?.issue;
  const reach = issue
    ? scanType === 'site' && issue.pagesCount
      ? countOf(issue.pagesCount, 'page')
      : (promiseOf(issue) ?? countOf(Math.max(1, issue.nodesTotal), 'element'))
    : '';
  const about = issue
    ? html`<span class="facts"
        >!${severityWord(issue.impact)}<span>${reach}</span
        ><span
          >${issue.wcag.length > 0 ? `WCAG ${visibleText(issue.wcag.join(', '), 100)}` : ''}</span
        ></span
      >`
    : '';
  const then =
    scoreAfter === null
      ? ''
      : html`<span class="todo__then"
          ><span class="unseen">Score then </span>${toScoreOutOf100(scoreAfter)}</span
        >`;
  return html`<li>
    <div>
      <b>!${listed ? html`<a href="#issue-${listed.number}">!${name}</a>` : name}</b>
      !${about}
    </div>
    !${then}
  </li>`;
}

function figures(report: ScanReport, result: ScanResult): string {
  const criteria = criteriaStates(result, report.standard);
  const facts: [name: string, value: string][] = [
    [
      'Issues Found',
      [amount(result.issuesCount), ...settledWords(result.settledCounts)].join(', '),
    ],
    ...impacts.map((impact): [string, string] => [
      impactNames[impact],
      amount(result.severityCounts[impact]),
    ]),
    ['To review', amount(result.needsReviewCount)],
    ['Criteria failed', `${countByState(criteria).failed} of ${criteria.length}`],
    ...result.engineScores.map(({ name, score: their }): [string, string] => [
      `${name} Score`,
      String(toScoreOutOf100(their)),
    ]),
    [
      'Status',
      hasErrors(report) || result.notAssessed.some(({ code }) => code === 'PAGES_FAILED')
        ? 'Has Errors'
        : 'No Errors',
    ],
  ];
  const terms = facts.map(
    ([name, value]) =>
      html`<div>
        <dt>${visibleText(name, 200)}</dt>
        <dd>${value}</dd>
      </div>`,
  );
  return html`<dl class="figures">!${terms}</dl>`;
}
