import {
  categoryName,
  type CodeChange,
  type CompletedPageScan,
  countsInScore,
  defaultStandard,
  foundBy,
  isBeyondStandard,
  type Issue,
  nothingToScore,
  type PageScan,
  scoreWord,
  standardName,
  toScoreOutOf100,
  wcagLabel,
  worstFirst,
} from '@curbcut/model/scan';
import { amount, countOf, printable } from '@curbcut/model/text';
import { isNewToBaseline } from '../baseline/compare-with-baseline.ts';

const elementsShown = 3;

/** A scan for reading on a terminal. Control characters of the page's own text are shown, not obeyed. */
export function toText(scan: PageScan): string {
  if (scan.status === 'failed') {
    return printable(
      `${scan.url}\n  Could not be scanned: ${scan.error.message} (${scan.error.code})\n\n`,
    );
  }
  const failed = worstFirst(scan.issues.filter(countsInScore));
  const beyond = worstFirst(scan.issues.filter(isBeyondStandard));
  const standard = standardName(scan.standard ?? defaultStandard);
  const review = scan.issues.filter(({ outcome }) => outcome === 'needs-review');
  return printable(
    [
      scan.finalUrl,
      `  ${standing(scan)}. ${countOf(failed.length, 'issue')} of ${standard}${againstBaseline(failed)}, ${amount(review.length)} to review by hand. ${(scan.durationMs / 1000).toFixed(1)} s.`,
      ...scan.warnings.map((warning) => `  Note: ${warning}`),
      ...scan.notAssessed.map(
        ({ message, target }) => `  Not assessed: ${[...target, message].join(' ')}`,
      ),
      '',
      ...failed.flatMap((issue) => issueLines(issue, scan.engines)),
      ...titleLines(`Beyond ${standard}, which counts nowhere`, beyond),
      ...titleLines('Needs review by a person', review),
      '',
    ].join('\n'),
  );
}

/** A heading and a line for each; nothing without issues. */
function titleLines(heading: string, issues: readonly Issue[]): string[] {
  if (issues.length === 0) return [];
  return [
    `  ${heading}:`,
    ...issues.map(({ title, nodesTotal }) => `    - ${title} (${countOf(nodesTotal, 'element')})`),
    '',
  ];
}

function issueLines(issue: Issue, engines: CompletedPageScan['engines']): string[] {
  const criteria = issue.wcag.map(wcagLabel).join(', ') || 'Best practice';
  const more = issue.nodesTotal - elementsShown;
  return [
    `  ${issue.impact.toUpperCase()}  ${issue.title}${lifecycleOf(issue)}`,
    `    ${categoryName(issue.category)}; ${criteria}`,
    `    ${foundBy(issue, engines)}`,
    ...seenLines(issue),
    `    How to fix: ${issue.help}`,
    ...changeLines(issue),
    ...newFirst(issue.nodes)
      .slice(0, elementsShown)
      .map(({ target, html }) => `    - ${target.join(' › ')}\n      ${oneLine(html)}`),
    ...(more > 0 ? [`    … and ${countOf(more, 'more element')}`] : []),
    '',
  ];
}

/** Where it was seen, and how to see it again. */
function seenLines({ reproduction }: Issue): string[] {
  if (!reproduction) return [];
  const { state, steps } = reproduction;
  return [
    ...(state === null ? [] : [`    Seen ${state}.`]),
    ...(steps.length === 0 ? [] : ['    What we did:']),
    ...steps.map((step, index) => `      ${index + 1}. ${step.replace(/\s+/g, ' ')}`),
  ];
}

/** The suggested change of the first element's code, and those that do as well. */
function changeLines({ fix }: Issue): string[] {
  if (!fix) return [];
  const line = (caption: string, { before, after }: CodeChange) =>
    `    ${caption}: ${before ? `${oneLine(before)} → ` : ''}${oneLine(after)}`;
  return [
    line('Suggested change', fix),
    ...(fix.alternatives ?? []).map((change) => line('Or instead', change)),
  ];
}

/** Empty without a baseline. */
function againstBaseline(failed: readonly Issue[]): string {
  if (!failed.some(({ lifecycle }) => lifecycle)) return '';
  const changed = failed.filter(({ lifecycle }) => lifecycle === 'rule-changed').length;
  return ` (${amount(failed.filter(isNewToBaseline).length)} new to the baseline${changed > 0 ? `, ${amount(changed)} under rules that have changed since` : ''})`;
}

function lifecycleOf(issue: Issue): string {
  const { lifecycle, nodes, nodesTotal } = issue;
  if (!lifecycle) return '';
  if (lifecycle === 'rule-changed') return ' (the rule has changed since the baseline)';
  const added = nodes.filter((node) => node.lifecycle === 'new').length;
  if (lifecycle === 'new' && added === nodes.length) return ' (new)';
  if (added > 0) return ` (${amount(added)} of ${countOf(nodesTotal, 'element')} new)`;
  return lifecycle === 'new' ? ' (more elements than in the baseline)' : ' (in the baseline)';
}

function newFirst(nodes: Issue['nodes']): Issue['nodes'] {
  return nodes.toSorted((a, b) => Number(b.lifecycle === 'new') - Number(a.lifecycle === 'new'));
}

function oneLine(html: string): string {
  const line = html.replace(/\s+/g, ' ');
  return line.length > 120 ? `${line.slice(0, 119)}…` : line;
}

function standing(scan: CompletedPageScan): string {
  if (scan.overallScore === null) return nothingToScore;
  const score = toScoreOutOf100(scan.overallScore);
  return `Score ${score} of 100 (${scoreWord(score)}), ${engineScores(scan)}`;
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
