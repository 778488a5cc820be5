import { html } from 'ghtml';
import {
  isToDo,
  type Impact,
  impacts,
  nothingToScore,
  scoreWord,
  toScoreOutOf100,
  worstFirst,
  type Issue,
  type ScanReport,
  type ScanResult,
} from '@curbcut/model/scan';
import { countOf } from '@curbcut/model/text';
import { closingHtml, closingText } from './closing.ts';
import { greeting } from './greeting.ts';
import { button, heading1, heading2, mailLayout, paragraph } from './mail-layout.ts';
import type { MailContent } from './mail.ts';
import { pageUrl } from './page-url.ts';
import { pageText } from './page-text.ts';
import { changeHtml, changeOf, changeText } from './since-last-scan.ts';
import { siteName } from './site-name.ts';
import { unsubscribeHeaders } from './unsubscribe-headers.ts';
import { webUrl } from './web-url.ts';

export interface ScanCompletedMailInput {
  report: ScanReport;
  recipientName?: string;
  /**
   * It goes to the confirmed address of the scan's owner: then the subject names the site, and the text the page's own
   * title. To others somebody may have sent a page whose title says what they want to tell a stranger.
   */
  isToOwner?: boolean;
  /** The whole result; http or https. */
  resultUrl: string;
  /** Where the recipient says that somebody else typed the email; http or https. */
  notMeUrl: string;
  /** Where the recipient stops the mails of the schedule that asked for the scan; http or https. */
  unsubscribeUrl?: string;
  /** Where the recipient, who asked for the scan in their account, turns such mails off; http or https. */
  settingsUrl?: string;
  supportEmail?: string;
}

const issuesListed = 5;
const impactNames: Record<Impact, string> = {
  critical: 'Critical',
  serious: 'Serious',
  moderate: 'Moderate',
  minor: 'Minor',
};

/**
 * The mail after a completed scan: score and word, counts by severity, what has changed since the scan before, the five
 * worst issues, the way to the full report and how long it is kept. Throws a TypeError when the report has no result or a
 * link is no http or https URL.
 */
export function renderScanCompletedMail(input: ScanCompletedMailInput): MailContent {
  const { report } = input;
  if (!report.result) throw new TypeError('Only a completed scan has a result to mail.');
  const facts = factsOf(report, report.result, input.isToOwner === true);
  const news = facts.change?.newCount ? ` (${countOf(facts.change.newCount, 'new issue')})` : '';
  const site = input.isToOwner ? siteName(report.url) : null;
  const what = site === null ? 'Your accessibility report' : `Accessibility of ${site}`;
  const subject = `${what}: ${facts.standing}${news}`;
  return {
    subject,
    html: mailLayout({ title: subject, preheader: facts.headline, body: bodyHtml(input, facts) }),
    text: bodyText(input, facts),
    headers: unsubscribeHeaders(input.unsubscribeUrl),
  };
}

type Facts = ReturnType<typeof factsOf>;

function factsOf(report: ScanReport, result: ScanResult, isToOwner: boolean) {
  const score = result.overallScore === null ? null : toScoreOutOf100(result.overallScore);
  const standing =
    score === null ? nothingToScore.toLowerCase() : `${score} of 100, ${scoreWord(score)}`;
  const total = result.issuesCount;
  return {
    score,
    standing,
    page: pageUrl(report.url),
    title: isToOwner ? pageText(report.result?.page.title ?? '', 120) : '',
    what: `We have scanned this ${report.scanType === 'site' ? 'site' : 'page'}:`,
    headline: `${score === null ? nothingToScore : `Score ${standing}`}. ${countOf(total, 'issue')} found.`,
    counts: impacts.map((impact) => [impactNames[impact], result.severityCounts[impact]] as const),
    worst: worstIssues(result).map(
      (issue) => `${impactNames[issue.impact]}: ${pageText(issue.title)} (${elementsOf(issue)})`,
    ),
    more: Math.max(0, total - issuesListed),
    review: result.needsReviewCount,
    unseen: result.notAssessed.flatMap(({ kind, message }) =>
      kind === 'content' ? [pageText(message, 300)] : [],
    ),
    change: changeOf(report),
    kept: keptUntil(report),
  };
}

function bodyHtml({ recipientName, resultUrl, ...closing }: ScanCompletedMailInput, facts: Facts) {
  const counts = facts.counts.map(
    ([name, count]) => html`<li>${name}: <strong>${count}</strong></li>`,
  );
  const worst = facts.worst.map((line) => html`<li style="margin:0 0 6px">${line}</li>`);
  const worstSection = worst.length
    ? html`<h2 style="${heading2}">The worst issues</h2>
        <ol style="margin:0 0 12px;padding-left:24px">
          !${worst}
        </ol>
        !${facts.more > 0 ? paragraph(`… and ${countOf(facts.more, 'more issue')} in the full report.`) : ''}`
    : paragraph(
        'No automatic check of level A or AA failed. The report names what only a person can judge.',
      );
  const titleLine = facts.title ? html`<br />${facts.title}` : '';
  return html`<h1 style="${heading1}">Your accessibility report</h1>
    !${paragraph(greeting(recipientName))} !${paragraph(facts.what)}
    <p style="margin:0 0 12px"><strong>${facts.page}</strong>!${titleLine}</p>
    <h2 style="${heading2}">Result</h2>
    !${scoreHtml(facts.score)}
    <ul style="margin:0 0 12px;padding-left:24px">
      !${counts}
    </ul>
    !${facts.review > 0 ? paragraph(`${countOf(facts.review, 'finding')} must be checked by a person.`) : ''}
    !${facts.unseen.map(paragraph)} !${changeHtml(facts.change)} !${worstSection}
    !${button(webUrl(resultUrl), 'Open the full report')}
    !${facts.kept ? paragraph(facts.kept) : ''} !${closingHtml(closing)}`;
}

function scoreHtml(score: number | null): string {
  if (score === null) return paragraph(`${nothingToScore}.`);
  return html`<p style="margin:0 0 12px">
    <strong style="font-size:40px;line-height:1.1">${score}</strong> of 100,
    <strong>${scoreWord(score)}</strong>
  </p>`;
}

function bodyText({ recipientName, resultUrl, ...closing }: ScanCompletedMailInput, facts: Facts) {
  const blocks = [
    greeting(recipientName),
    [facts.what, facts.page, facts.title].filter((line) => line !== '').join('\n'),
    `RESULT: ${facts.standing}\n${facts.counts.map(([name, count]) => `- ${name}: ${count}`).join('\n')}`,
    facts.review > 0 ? `${countOf(facts.review, 'finding')} must be checked by a person.` : '',
    ...facts.unseen,
    changeText(facts.change),
    facts.worst.length
      ? `THE WORST ISSUES\n${facts.worst.map((line, index) => `${index + 1}. ${line}`).join('\n')}`
      : 'No automatic check of level A or AA failed. The report names what only a person can judge.',
    facts.more > 0 ? `… and ${countOf(facts.more, 'more issue')} in the full report.` : '',
    `Open the full report:\n${webUrl(resultUrl)}`,
    facts.kept,
    `--\n${closingText(closing)}`,
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

function worstIssues({ issues }: ScanResult): Issue[] {
  return worstFirst(issues.filter(isToDo)).slice(0, issuesListed);
}

const keptFormat = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

function keptUntil({ expiresAt }: ScanReport): string {
  if (expiresAt === null) return '';
  return `The report is kept until ${keptFormat.format(new Date(expiresAt))} UTC, then deleted.`;
}

/** Of a site, also on how many pages. */
function elementsOf(issue: Issue): string {
  const elements = countOf(issue.nodesTotal, 'element');
  return issue.pagesCount === undefined
    ? elements
    : `${elements} on ${countOf(issue.pagesCount, 'page')}`;
}
