import { colors } from '@curbcut/design-tokens';
import { html } from 'ghtml';
import {
  bandColor,
  type BandColor,
  countsInScore,
  isIgnored,
  isToDo,
  type Impact,
  impacts,
  nothingToScore,
  scoreWord,
  shutOutText,
  standardName,
  toScoreOutOf100,
  whyScore,
  worstFirst,
  type Issue,
  type ScanReport,
  type ScanResult,
} from '@curbcut/model/scan';
import { amount, countOf } from '@curbcut/model/text';
import { closingHtml, closingText } from './closing.ts';
import { greeting } from './greeting.ts';
import { walkHtml, walkOf, walkText } from './keyboard-walk.ts';
import { button, heading1, heading2, mailLayout, paragraph } from './mail-layout.ts';
import type { InlinePicture, MailContent } from './mail.ts';
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
  /** A small picture of the page; left out for anybody but the owner, as the page's own title is. */
  picture?: InlinePicture;
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

const issuesListed = 3;
const impactNames: Record<Impact, string> = {
  critical: 'Critical',
  serious: 'Serious',
  moderate: 'Moderate',
  minor: 'Minor',
};

/**
 * The mail after a completed scan begins as the result does: picture, score and word, why, who is shut out, what to do
 * first with the score that each step leads to, and what has changed since the scan before. Then counts by severity, the
 * way to the full report and how long it is kept. Throws a TypeError when the report has no result or a link is no http
 * or https URL.
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
    ...(input.isToOwner && input.picture ? { pictures: [input.picture] } : {}),
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
    standard: standardName(report.standard),
    what: `We have scanned this ${report.scanType === 'site' ? 'site' : 'page'}:`,
    headline: `${score === null ? nothingToScore : `Score ${standing}`}. ${countOf(total, 'issue')} found.`,
    total,
    counts: impacts.map((impact) => [impactNames[impact], result.severityCounts[impact]] as const),
    why:
      score === null ? '' : `Why ${score}? ${pageText(whyScore(report, result).join(' '), 1_000)}`,
    shutOut: shutOutText(result.issues),
    work: workOf(result),
    more: Math.max(0, result.issues.filter(isToDo).length - issuesListed),
    ignored: result.issues.filter((issue) => countsInScore(issue) && isIgnored(issue)).length,
    review: result.needsReviewCount,
    unseen: result.notAssessed.flatMap(({ kind, message }) =>
      kind === 'content' ? [pageText(message, 300)] : [],
    ),
    change: changeOf(report),
    walk: walkOf(result),
    kept: keptUntil(report),
  };
}

function bodyHtml(
  { recipientName, resultUrl, picture, isToOwner, ...closing }: ScanCompletedMailInput,
  facts: Facts,
) {
  const counts = facts.counts.map(([name, count]) => `${name} ${amount(count)}`).join(', ');
  const titleLine = facts.title ? html`<br />${facts.title}` : '';
  return html`<h1 style="${heading1}">Your accessibility report</h1>
    !${paragraph(greeting(recipientName))} !${paragraph(facts.what)}
    <p style="margin:0 0 12px"><strong>${facts.page}</strong>!${titleLine}</p>
    !${isToOwner ? pictureHtml(picture) : ''} !${scoreHtml(facts.score)}
    !${facts.shutOut === '' ? '' : paragraph(facts.shutOut)} !${facts.unseen.map(paragraph)}
    !${facts.why === '' ? '' : paragraph(facts.why)} !${workHtml(facts)}
    !${button(webUrl(resultUrl), 'Open the full report')} !${walkHtml(facts.walk, resultUrl)}
    !${changeHtml(facts.change)}
    <h2 style="${heading2}">What was found</h2>
    !${paragraph(`${countOf(facts.total, 'issue')} of ${facts.standard}: ${counts}.`)}
    !${facts.ignored > 0 ? paragraph(ignoredSentence(facts.ignored)) : ''}
    !${facts.review > 0 ? paragraph(`${countOf(facts.review, 'finding')} must be checked by a person.`) : ''}
    !${facts.kept ? paragraph(facts.kept) : ''} !${closingHtml(closing)}`;
}

function pictureHtml(picture: InlinePicture | undefined): string {
  if (!picture) return '';
  return html`<p style="margin:0 0 16px">
    <img
      src="cid:${picture.contentId}"
      width="${picture.width}"
      height="${picture.height}"
      alt="Picture of the scanned page"
      style="display:block;max-width:100%;height:auto;border:1px solid ${
        colors['line-strong'].light
      }"
    />
  </p>`;
}

function workHtml({ work, more, score }: Facts): string {
  if (work.length === 0) return '';
  const items = work.map(
    ({ todo, about, next }) =>
      html`<li style="margin:0 0 10px"><strong>${todo}</strong><br />${about}${next}</li>`,
  );
  return html`<h2 style="${heading2}">Do ${these(work.length)} first</h2>
    !${score === null ? '' : paragraph(`The score is ${score} now.`)}
    <ol style="margin:0 0 12px;padding-left:24px">
      !${items}
    </ol>
    !${more > 0 ? paragraph(`… and ${countOf(more, 'more issue')} in the full report.`) : ''}`;
}

function these(count: number): string {
  return ['', 'this', 'these two', 'these three'][count] ?? 'these';
}

/** A tint that both themes of mail programs show, and the word: color alone says nothing. */
const bandTints: Record<BandColor, { light: string; dark: string }> = {
  green: colors['band-green-tint'],
  yellow: colors['band-yellow-tint'],
  red: colors['band-red-tint'],
};
const bandTexts: Record<BandColor, { light: string; dark: string }> = {
  green: colors['band-green'],
  yellow: colors['band-yellow'],
  red: colors['band-red'],
};

function scoreHtml(score: number | null): string {
  if (score === null) return paragraph(`${nothingToScore}.`);
  const band = bandColor(score);
  return html`<p style="margin:0 0 12px">
    <strong style="font-size:40px;line-height:1.1">${score}</strong> of 100,
    <strong
      style="padding:2px 8px;border-radius:4px;background:${bandTints[band].light};color:${bandTexts[band].light}"
      >${scoreWord(score)}</strong
    >
  </p>`;
}

function bodyText({ recipientName, resultUrl, ...closing }: ScanCompletedMailInput, facts: Facts) {
  const counts = facts.counts.map(([name, count]) => `- ${name}: ${amount(count)}`).join('\n');
  const blocks = [
    greeting(recipientName),
    [facts.what, facts.page, facts.title].filter((line) => line !== '').join('\n'),
    `RESULT: ${facts.standing}`,
    facts.shutOut,
    ...facts.unseen,
    facts.why,
    workText(facts),
    `Open the full report:\n${webUrl(resultUrl)}`,
    walkText(facts.walk, resultUrl),
    changeText(facts.change),
    `WHAT WAS FOUND: ${countOf(facts.total, 'issue')} of ${facts.standard}\n${counts}`,
    facts.ignored > 0 ? ignoredSentence(facts.ignored) : '',
    facts.review > 0 ? `${countOf(facts.review, 'finding')} must be checked by a person.` : '',
    facts.kept,
    `--\n${closingText(closing)}`,
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

function ignoredSentence(count: number): string {
  return `${countOf(count, 'more issue')} ${count === 1 ? 'is' : 'are'} ignored; ${count === 1 ? 'it stays' : 'they stay'} in the score.`;
}

function workText({ work, more, score }: Facts): string {
  if (work.length === 0) return '';
  return [
    `DO ${these(work.length).toUpperCase()} FIRST${score === null ? '' : ` (the score is ${score} now)`}`,
    ...work.map(({ todo, about, next }, index) => `${index + 1}. ${todo}\n   ${about}${next}`),
    ...(more > 0 ? [`… and ${countOf(more, 'more issue')} in the full report.`] : []),
  ].join('\n');
}

/** What the result says to do first, in its order. */
function workOf({ bestFixes, issues }: ScanResult) {
  const failed = worstFirst(issues.filter(isToDo));
  return bestFixes.slice(0, issuesListed).map(({ fingerprint, todo, scoreAfter }) => {
    const issue = failed.find((one) => one.fingerprint === fingerprint);
    const about = issue
      ? `${impactNames[issue.impact]}: ${pageText(issue.title)} (${elementsOf(issue)}).${seenIn(issue)}`
      : '';
    const next = scoreAfter === null ? '' : ` Score then: ${toScoreOutOf100(scoreAfter)}.`;
    return { todo: pageText(todo), about, next };
  });
}

/** The state of the page that it was seen in; nothing where it is there as the page loads. */
function seenIn({ reproduction }: Issue): string {
  return reproduction?.state ? ` Seen ${pageText(reproduction.state, 200)}.` : '';
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
