import { rules, trustOf } from '@curbcut/rules';
import { type Column, markdownTable } from '../results/markdown-table.ts';
import type { AlfaRuleCounts } from './alfa-rule-counts.ts';

export interface MeasuredAlfaRule {
  id: string;
  act: AlfaRuleCounts;
  govuk: AlfaRuleCounts;
  w3c: AlfaRuleCounts;
  /** On the documentation page, beyond what rules before it worked out. */
  ms: number;
}

const left = (title: string): Column => ({ title, align: 'left' });
const right = (title: string): Column => ({ title, align: 'right' });

/** A row for each rule of Alfa, run or not. */
export function describeAlfa(measured: readonly MeasuredAlfaRule[]): string {
  const titles = 'ACT found,gain,vote,wrong,GOV.UK,other,W3C,alarms,ms'.split(',');
  return markdownTable(
    [left('Rule'), left('Use'), ...titles.map(right)],
    measured.map(({ id, act, govuk, w3c, ms }) => [
      id,
      useOf(id),
      ...[act.found, act.gain, act.found - act.gain, act.wrong].map(String),
      ...[govuk.found, govuk.other, w3c.found, w3c.wrong].map(String),
      String(Math.round(ms)),
    ]),
  );
}

function useOf(rule: string): string {
  const rows = rules.filter(({ detectedBy }) => detectedBy['alfa']?.includes(rule));
  const uses = new Set(rows.map((row) => trustOf('alfa', rule, row)));
  return uses.size === 0 ? 'off' : [...uses].join(', ');
}
