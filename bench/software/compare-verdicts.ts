import type { FoundIssue } from './found-issue.ts';
import type { Verdict } from './verdicts.ts';

export interface VerdictComparison {
  judged: { issue: FoundIssue; verdict: Verdict }[];
  /** Of these, what is not quite what was looked at; a sentence says how. */
  changed: { issue: FoundIssue; verdict: Verdict; how: string }[];
  unjudged: FoundIssue[];
  /** Verdicts on issues of the scanned pages that are not found any more. */
  gone: Verdict[];
  /** The same, where the rule was not run to its end, as on a busy machine. */
  untested: Verdict[];
}

/** By page: the rules that a scan could not run to their end. */
export type UntestedRules = ReadonlyMap<string, ReadonlySet<string>>;

/** An issue is known by its page, its rule and the state it was seen in. Throws when two verdicts are about the same one. */
export function compareVerdicts(
  found: readonly FoundIssue[],
  verdicts: readonly Verdict[],
  scanned: UntestedRules,
): VerdictComparison {
  const open = new Map<string, Verdict>();
  for (const verdict of verdicts) {
    if (open.has(keyOf(verdict)))
      throw new Error(
        `There are two verdicts on ${verdict.rule} of ${verdict.page}${verdict.state ? `, ${verdict.state}` : ''}.`,
      );
    open.set(keyOf(verdict), verdict);
  }
  const comparison: VerdictComparison = {
    judged: [],
    changed: [],
    unjudged: [],
    gone: [],
    untested: [],
  };
  for (const issue of found) {
    const verdict = open.get(keyOf(issue));
    if (!verdict) {
      comparison.unjudged.push(issue);
      continue;
    }
    open.delete(keyOf(issue));
    comparison.judged.push({ issue, verdict });
    const how = describeChange(issue, verdict);
    if (how !== '') comparison.changed.push({ issue, verdict, how });
  }
  for (const verdict of open.values()) {
    const untested = scanned.get(verdict.page);
    if (untested) comparison[untested.has(verdict.rule) ? 'untested' : 'gone'].push(verdict);
  }
  return comparison;
}

function keyOf({
  page,
  rule,
  state,
}: Pick<Verdict, 'page' | 'rule'> & { state?: string | null | undefined }): string {
  return `${page} ${rule} ${state ?? ''}`;
}

function describeChange(issue: FoundIssue, { level, elements, sample }: Verdict): string {
  const lost = sample.filter((target) => !issue.targets.includes(target));
  return [
    ...(issue.level === level ? [] : [`its level was ${level}`]),
    ...(issue.elements === elements ? [] : [`it had ${elements} elements`]),
    ...(lost.length === 0 ? [] : [`${lost.length} of ${sample.length} in the sample are gone`]),
  ].join(', ');
}
