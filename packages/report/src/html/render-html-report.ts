import { html } from 'ghtml';
import { standardScope, type ScanReport, type SiteScores } from '@curbcut/model/scan';
import { fontFaces } from '../style/font-faces.ts';
import { pageNumbers } from '../style/print-style.ts';
import { reportStyle } from '../style/report-style.ts';
import { answersSection } from './answers-section.ts';
import { brandMark } from './icons.ts';
import { categoryTable } from './category-table.ts';
import { contentsList } from './contents-list.ts';
import { criteriaTable } from './criteria-table.ts';
import { firstScreen } from './first-screen.ts';
import { fixedSection, issueSections } from './issue-sections.ts';
import { manualTests } from './manual-tests.ts';
import { methodSection } from './method-section.ts';
import { noResultSection } from './no-result-section.ts';
import { notAssessedSection } from './not-assessed-section.ts';
import { reportIssues } from './report-issues.ts';
import {
  pictureStyle,
  reportPicture,
  type ReportPicture,
  type ReportScreenshot,
} from './report-picture.ts';
import { pageName } from './page-name.ts';
import { printScript, printScriptSource } from './print-script.ts';
import { settledSection } from './settled-section.ts';
import { placeStatePictures, stateVariables, type StatePictures } from './state-pictures.ts';
import { visibleText } from './visible-text.ts';
import { workList } from './work-list.ts';
import { webLink } from './web-link.ts';
import { walkSection } from './walk-section.ts';
import { dateText } from './wording.ts';

export interface HtmlReportInput {
  report: ScanReport;
  /** The picture that `report.screenshot` describes. */
  screenshot?: ReportScreenshot;
  /** The pictures that the issues' reproductions name, by their names; those that are not here are left out. */
  statePictures?: ReadonlyMap<string, ReportScreenshot>;
  /** Where the scan is shown; the report on screen then links back to it. */
  scanUrl?: string;
  /** The public address of this installation; the report then links to its page about what is tested. */
  siteUrl?: string;
  /** Of a site: the score is said to be the mean of so many pages, and the worst is named. */
  siteScores?: SiteScores | null;
  generatedAt: Date;
  /** `screen` follows the reader's light or dark theme; `print` is always light and laid out for A4. */
  medium: 'screen' | 'print';
  /** People can decide about its issues: the report says so where nothing is set aside. */
  takesVerdicts?: boolean;
  /** Opens the browser’s dialog for printing. Its script is the only one, allowed by its hash. */
  printsItself?: boolean;
}

const policy = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; font-src data:";
const printPolicy = `${policy}; script-src ${printScriptSource}`;

/**
 * The report as one HTML file that needs nothing else: no script, no request, fonts and picture inside. Only one that
 * is to print itself has a script, of ours.
 * Everything that comes from the scanned page is shown as text. A failed scan gives a report of the reason.
 */
export function renderHtmlReport(input: HtmlReportInput): string {
  const { report, medium, printsItself = false } = input;
  const name = pageName(report);
  const picture = reportPicture(report, input.screenshot);
  const states = placeStatePictures(input);
  return html`<!doctype html>
    <html lang="en" class="${medium}">
      <head>
        <meta charset="utf-8" />
        <meta
          http-equiv="Content-Security-Policy"
          content="!${printsItself ? printPolicy : policy}"
        />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="referrer" content="no-referrer" />
        <title>Accessibility report for ${name} - Curbcut</title>
        <style>
          !${fontFaces()}!${reportStyle}!${medium === 'screen' ? pageNumbers : ''}
        </style>
      </head>
      <body>
        !${backLink(input)}
        <main class="sheet" !${pictureStyle(picture, stateVariables(states))}>
          <div class="brand">
            <span class="brand__name">!${brandMark}Curbcut</span
            ><span class="muted">Accessibility report</span>
          </div>
          <header>
            <h1>${name}</h1>
            <p class="muted">
              !${urlLines(report)}Scanned on ${dateText(report.requestedAt)}. Standard:
              ${standardScope(report.standard)}.
            </p>
          </header>
          !${content(input, picture, states)}
        </main>
        !${printsItself ? `<script>${printScript}</script>` : ''}
      </body>
    </html> `;
}

function content(
  {
    report,
    siteUrl,
    generatedAt,
    medium,
    takesVerdicts = false,
    siteScores = null,
  }: HtmlReportInput,
  picture: ReportPicture | null,
  states: StatePictures,
): string {
  const method = methodSection(report, generatedAt);
  if (!report.result) return `${noResultSection(report)}${method}`;
  const issues = reportIssues(report.result);
  const sections = [
    workList(issues.failed),
    fixedSection(report),
    categoryTable(report.result),
    issueSections(issues, report, medium, picture, states),
    settledSection(issues.settled, takesVerdicts),
    walkSection(report.result, picture),
    manualTests(report, siteUrl),
    answersSection(report.manualAnswers),
    criteriaTable(report, report.result),
    notAssessedSection(report.result),
    method,
  ].join('\n');
  return [
    firstScreen(report, report.result, issues.failed, picture, siteScores),
    // On paper the headings are bookmarks.
    medium === 'screen' ? contentsList(sections) : '',
    sections,
  ].join('\n');
}

/** Only what the heading does not say. */
function urlLines({ url, finalUrl, result }: ScanReport): string {
  const title = result?.page.title ? html`Title: ${visibleText(result.page.title, 512)}<br />` : '';
  const moved = finalUrl && finalUrl !== url ? html`Led to: !${webLink(finalUrl)}<br />` : '';
  return html`Page: !${webLink(url)}<br />!${moved}!${title}`;
}

function backLink({ scanUrl, medium }: HtmlReportInput): string {
  if (!scanUrl || medium === 'print') return '';
  return html`<nav class="back" aria-label="Report">!${webLink(scanUrl, 'Back to the scan')}</nav>`;
}
