import { html } from 'ghtml';
import {
  bandLimits,
  impacts,
  nothingToScore,
  scoreWord,
  toScoreOutOf100,
} from '@curbcut/model/scan';
import { countOf } from '@curbcut/model/text';
import { type ScanResult } from '@curbcut/model/scan';
import { impactIcon, impactNames } from './icons.ts';
import type { NumberedIssue } from './report-issues.ts';
import { visibleText } from './visible-text.ts';

const { yellow, green } = bandLimits;
const scaleColumns = `${yellow}fr ${green - yellow}fr ${100 - green}fr`;
const scaleLabels = [0, yellow, green, 100].map(
  (cut) => html`<span style="left:${cut}%">${cut}</span>`,
);

/** Score, word, scale, severities, summary and the fixes that help most. */
export function resultSection(result: ScanResult, failed: readonly NumberedIssue[]): string {
  return html`<section class="keep" aria-labelledby="result">
    <h2 id="result">Result</h2>
    !${scoreOnScale(result.overallScore)}
    <p>${visibleText(result.summary)}</p>
    !${severities(result)} !${bestFixes(result, failed)}
  </section>`;
}

function scoreOnScale(overallScore: number | null): string {
  if (overallScore === null)
    return html`<p class="score__number"><span class="score__word">${nothingToScore}</span></p>`;
  const score = toScoreOutOf100(overallScore);
  return html`<div class="score">
    <p class="score__number">${score}<span class="score__word">/100, ${scoreWord(score)}</span></p>
    <div class="scale" aria-hidden="true">
      <div class="scale__bar" style="grid-template-columns:${scaleColumns}">
        <span></span><span></span><span></span>
      </div>
      <i class="scale__needle" style="left:${score}%"></i>
      <div class="scale__labels">!${scaleLabels}</div>
    </div>
  </div>`;
}

function severities({ severityCounts: counts }: ScanResult): string {
  const bars = impacts
    .filter((impact) => counts[impact] > 0)
    .map((impact) => html`<span class="solid-${impact}" style="flex:${counts[impact]}"></span>`);
  const terms = impacts.map(
    (impact) =>
      html`<div>
        <dt class="text-${impact}">!${impactIcon(impact)}${impactNames[impact]}</dt>
        <dd>${counts[impact]}</dd>
      </div>`,
  );
  return html`<div class="severity-bar" aria-hidden="true">!${bars}</div>
    <dl class="severities">!${terms}</dl>`;
}

function bestFixes(result: ScanResult, failed: readonly NumberedIssue[]): string {
  if (result.bestFixes.length === 0) return '';
  const items = result.bestFixes.map(({ fingerprint, title, gain }) => {
    const listed = failed.find(({ issue }) => issue.fingerprint === fingerprint);
    const name = html`${visibleText(title, 512)}`;
    const link = listed ? html`<a href="#issue-${listed.number}">!${name}</a>` : name;
    const impact = listed ? html`${impactNames[listed.issue.impact]}: ` : '';
    const more = gain > 0 ? `, ${countOf(gain, 'point')} more` : '';
    return html`<li><span>!${impact}!${link}${more}</span></li>`;
  });
  return html`<h3>Fix these first</h3>
    <ol class="steps">
      !${items}
    </ol>`;
}
