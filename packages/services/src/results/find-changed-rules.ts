import {
  defaultStandard,
  standardName,
  type CompletedPageScan,
  type Issue,
} from '@curbcut/model/scan';
import { countOf } from '@curbcut/model/text';

export interface ChangedRules {
  /** False when one of the scans did not record its rules: then engine versions stand for them. */
  areKnown: boolean;
  /** Whether the rule behind an issue is another than it was, or did not exist. */
  has: (issue: Pick<Issue, 'rule' | 'detectedBy'>) => boolean;
  /** Sentences about the rules, the score's formula and the standard. */
  notes: string[];
}

/** Which rules changed between two scans, by their revisions. */
export function findChangedRules(older: CompletedPageScan, newer: CompletedPageScan): ChangedRules {
  const formula = [
    ...(older.scoreFormula === newer.scoreFormula ? [] : [formulaNote]),
    ...standardNote(older, newer),
  ];
  if (older.rules.length === 0 || newer.rules.length === 0) {
    return { areKnown: false, has: hasOtherEngine(older, newer), notes: formula };
  }
  const before = new Map(older.rules.map(({ rule, revision }) => [rule, revision]));
  // Of rules from before revisions it is only known that they have changed since then.
  const others = newer.rules.filter(
    ({ rule, revision }) => before.get(rule) !== revision || revision === 0,
  );
  const added = others.filter(({ rule }) => !before.has(rule)).length;
  const names = new Set(others.map(({ rule }) => rule));
  return {
    areKnown: true,
    has: ({ rule }) => names.has(rule),
    notes: [...changeNote(others.length - added, added), ...formula],
  };
}

const formulaNote =
  'The formula of the score has changed since then, so that the two scores can’t be compared.';

function standardNote(older: CompletedPageScan, newer: CompletedPageScan): string[] {
  const [before, now] = [older, newer].map(({ standard = defaultStandard }) => standard);
  if (before === undefined || now === undefined || before === now) return [];
  return [
    `The standard was ${standardName(before)} then and is ${standardName(now)} now, so that the two scores can’t be compared. What changed is told by ${standardName(now)}.`,
  ];
}

function changeNote(changed: number, added: number): string[] {
  const parts = [
    changed > 0 ? `${countOf(changed, 'rule')} ${changed === 1 ? 'has' : 'have'} changed` : '',
    added > 0 ? `${countOf(added, 'rule')} ${added === 1 ? 'is' : 'are'} new` : '',
  ].filter((part) => part !== '');
  return parts.length > 0 ? [`${parts.join(' and ')} since then.`] : [];
}

/** Found only by engines that had another version then, or did not run. */
function hasOtherEngine(older: CompletedPageScan, newer: CompletedPageScan): ChangedRules['has'] {
  const version = (scan: CompletedPageScan, engine: string) =>
    scan.engines.find((run) => run.engine === engine)?.version;
  return ({ detectedBy }) =>
    detectedBy.length > 0 &&
    detectedBy.every(({ engine }) => version(older, engine) !== version(newer, engine));
}
