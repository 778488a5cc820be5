import {
  categoryName,
  type CompletedPageScan,
  foundBy,
  type Issue,
  type PageScan,
  scoreWord,
  toScoreOutOf100,
  wcagLabel,
  worstFirst,
} from '@curbcut/model/scan';
import { countOf, printable } from '@curbcut/model/text';

const elementsShown = 3;

/** A scan for reading on a terminal. Control characters of the page's own text are shown, not obeyed. */
export function toText(scan: PageScan): string {
  if (scan.status === 'failed') {
    return printable(
      `${scan.url}\n  Could not be scanned: ${scan.error.message} (${scan.error.code})\n\n`,
    );
  }
  const failed = worstFirst(scan.issues.filter(({ outcome }) => outcome === 'failed'));
  const review = scan.issues.filter(({ outcome }) => outcome === 'needs-review');
  const score = toScoreOutOf100(scan.overallScore);
  return printable(
    [
      scan.finalUrl,
      `  Score ${score} of 100 (${scoreWord(score)}), ${engineScores(scan)}. ${countOf(failed.length, 'issue')}, ${review.length} to review by hand. ${(scan.durationMs / 1000).toFixed(1)} s.`,
      ...scan.warnings.map((warning) => `  Note: ${warning}`),
      ...scan.notAssessed.map(
        ({ message, target }) => `  Not assessed: ${[...target, message].join(' ')}`,
      ),
      '',
      ...failed.flatMap((issue) => issueLines(issue, scan.engines)),
      ...(review.length > 0
        ? [
            '  Needs review by a person:',
            ...review.map(
              ({ title, nodesTotal }) => `    - ${title} (${countOf(nodesTotal, 'element')})`,
            ),
            '',
          ]
        : []),
      '',
    ].join('\n'),
  );
}

function issueLines(issue: Issue, engines: CompletedPageScan['engines']): string[] {
  const criteria = issue.wcag.map(wcagLabel).join(', ') || 'Best practice';
  const more = issue.nodesTotal - elementsShown;
  return [
    `  ${issue.impact.toUpperCase()}  ${issue.title}`,
    `    ${categoryName(issue.category)}; ${criteria}`,
    `    ${foundBy(issue, engines)}`,
    `    How to fix: ${issue.help}`,
    ...issue.nodes
      .slice(0, elementsShown)
      .map(({ target, html }) => `    - ${target.join(' › ')}\n      ${oneLine(html)}`),
    ...(more > 0 ? [`    … and ${countOf(more, 'more element')}`] : []),
    '',
  ];
}

function oneLine(html: string): string {
  const line = html.replace(/\s+/g, ' ');
  return line.length > 120 ? `${line.slice(0, 119)}…` : line;
}

/** Of the engines that score pages themselves, and of those that may have failed to. */
function engineScores({ engines }: CompletedPageScan): string {
  return engines
    .filter(({ score, independent }) => score !== null || !independent)
    .map(
      ({ name, score }) => `${name} ${score === null ? 'not available' : toScoreOutOf100(score)}`,
    )
    .join(', ');
}
