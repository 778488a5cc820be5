import { isBeyondStandard, type Issue } from '@curbcut/model/scan';
import { sarifMarkdown, sarifText } from './sarif-text.ts';
import { webUri } from './sarif-uri.ts';

const maxIdChars = 200;

export const levels = {
  critical: 'error',
  serious: 'error',
  moderate: 'warning',
  minor: 'note',
} as const;

const severities = { error: 'error', warning: 'warning', note: 'recommendation' } as const;

export function ruleId(issue: Issue): string {
  return sarifText(issue.rule, maxIdChars) || 'unnamed';
}

/** The rules that found something, in the order of the issues; the first issue of a rule words it. */
export function sarifRules(issues: readonly Issue[]) {
  const byRule = Map.groupBy(issues, ruleId);
  return [...byRule].map(([id, found]) => rule(id, found));
}

function rule(id: string, found: readonly Issue[]) {
  const [first] = found as [Issue];
  const level = found.every(isBeyondStandard) ? 'note' : levels[first.impact];
  const name = pascalCase(id);
  const helpUri = webUri(first.helpUrl);
  const failed = found.some(({ outcome }) => outcome === 'failed');
  return {
    id,
    ...(name ? { name } : {}),
    shortDescription: { text: sarifText(first.title) || id },
    fullDescription: { text: sarifText(first.description) || id },
    help: {
      text: `How to fix: ${sarifText(first.help)}`,
      markdown: `**How to fix:** ${sarifMarkdown(first.help)}`,
    },
    ...(helpUri ? { helpUri } : {}),
    defaultConfiguration: { level },
    properties: {
      tags: tags(found),
      precision: failed ? 'high' : 'low',
      'problem.severity': severities[level],
    },
  };
}

function tags(found: readonly Issue[]): string[] {
  const all = found.flatMap((issue) => [
    issue.category,
    ...issue.tags,
    ...(issue.level === 'best-practice' ? [issue.level] : [`wcag-${issue.level.toLowerCase()}`]),
    ...issue.wcag.map((criterion) => `external/wcag/${criterion}`),
    ...issue.actRules.map((rule) => `external/act/${rule}`),
  ]);
  return ['accessibility', ...new Set(all.map((tag) => sarifText(tag, maxIdChars)))];
}

/** `image-alt` becomes `ImageAlt`. */
function pascalCase(id: string): string {
  const words = id.match(/[A-Za-z0-9]+/g) ?? [];
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}
