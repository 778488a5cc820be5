import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Outcome } from '@curbcut/model/scan';
import { amount } from '@curbcut/model/text';
import type { Engine, EngineOutput, Unassessed } from '../engine.ts';
import type { PageUnderTest } from '../page-under-test.ts';
import type { AlfaAnswer } from './alfa-process.ts';
import { alfaRules } from './alfa-rules.ts';
import { alfaId } from './our-rules.ts';
import type { TooMuch } from './snapshot-in-page.ts';
import { takeSnapshotsOnce } from './take-snapshots.ts';
import { rowsOf, toFindings, toOutcomes } from './to-findings.ts';

/** Its own process loads Alfa: the scanner must not spend a second and 50 MB on it as well. */
const version = (
  JSON.parse(
    readFileSync(
      path.join(
        createRequire(import.meta.url).resolve('@siteimprove/alfa-rules'),
        '../../package.json',
      ),
      'utf8',
    ),
  ) as { version: string }
).version;

/**
 * Siteimprove's engine, which shares nothing with axe. It runs on a snapshot in a process of its own, beside the engines
 * that run in the page.
 */
export const alfaEngine: Engine = {
  id: alfaId,
  name: 'Alfa',
  version,
  independent: true,
  comprehensive: false,
  thorough: true,
  read: async (page) => {
    await takeSnapshotsOnce(page);
  },
  async run(page) {
    const { documents, notAssessed, tooMuch } = await takeSnapshotsOnce(page);
    if (tooMuch !== null) return untested(sayTooMuch(tooMuch, page));
    const { alfaMs, nodesPerIssue } = page.limits;
    const request = { documents, rules: alfaRules, maxTargets: nodesPerIssue };
    const answer = await page.guard.race(page.alfa.run(request, alfaMs));
    if (answer.end !== 'done') page.warn(`Alfa: ${answer.reason}`);
    for (const { rule, error } of answer.runs) if (error) page.warn(`Alfa ${rule}: ${error}`);
    const ended = answer.runs.filter(({ error }) => error === null);
    return {
      outcomes: toOutcomes(ended),
      findings: toFindings(ended, nodesPerIssue),
      notAssessed: [...notAssessed, ...sayUntested(answer, ended.length)],
      score: null,
    };
  },
};

function untested(message: string): EngineOutput {
  const outcomes = new Map<string, Outcome>(rowsOf(alfaRules).map(({ id }) => [id, 'untested']));
  return { outcomes, findings: [], notAssessed: [engineLimit(message)], score: null };
}

function sayTooMuch(what: TooMuch, { limits }: PageUnderTest): string {
  if (what === 'time')
    return 'Alfa did not judge this page, which took too long to read; the other engines did.';
  const most =
    what === 'elements'
      ? `${amount(limits.alfaElements)} elements`
      : `${amount(limits.alfaCharacters)} characters of text and markup`;
  return `Alfa did not judge this page, which has more than ${most}; the other engines did.`;
}

const because = {
  'too-slow': 'took too long',
  'too-large': 'needed too much memory',
  broken: 'stopped with an error',
} as const;

/** What people are told of rules that did not come to an end. */
function sayUntested({ end }: AlfaAnswer, ended: number): Unassessed[] {
  const missing = alfaRules.length - ended;
  if (missing === 0) return [];
  const reason = end === 'done' ? because.broken : because[end];
  return [
    engineLimit(
      `Alfa ${reason} on this page: ${missing} of its ${alfaRules.length} rules were not tested; the other engines judged it.`,
    ),
  ];
}

function engineLimit(message: string): Unassessed {
  return { kind: 'engine', at: null, code: 'ENGINE_LIMIT', message };
}
