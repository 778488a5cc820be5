import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Outcome } from '@curbcut/model/scan';

/** A page on which a check is tried. */
export interface Case {
  rule: string;
  /** What the page shows, unique within the rule. */
  name: string;
  /** What the rule has to come to. */
  outcome: Outcome;
  /** Other rules of ours that fail on the page when it is only read, in alphabetical order. */
  alsoFails: readonly string[];
  /** The document. Elements that the check must report, and no others, carry `data-found`. */
  html: string;
}

const header = /^<!-- (failed|needs-review|passed|inapplicable|untested): (.+) -->$/;
const also = /^<!-- also fails: (.+) -->$/;

/**
 * The cases of a check, from `checks/<rule>/cases.html`. Each begins with a comment that holds its outcome and its name,
 * `<!-- failed: link named by an icon font only -->`; a second comment may list other rules that fail there,
 * `<!-- also fails: target-size, tiny-text -->`. The document follows. Throws for a file that does not begin with a case
 * and for two cases of one name.
 */
export function readCases(rule: string): Case[] {
  const file = path.join(import.meta.dirname, '../../src/checks', rule, 'cases.html');
  const cases: (Case & { lines: string[] })[] = [];
  for (const line of readFileSync(file, 'utf8').split(/\r?\n/)) {
    const [, outcome, name] = header.exec(line) ?? [];
    const current = cases.at(-1);
    if (outcome && name) {
      if (cases.some((one) => one.name === name)) throw new Error(`${file}: two cases: ${name}`);
      cases.push({ rule, name, outcome: outcome as Outcome, alsoFails: [], html: '', lines: [] });
      continue;
    }
    if (!current) throw new Error(`${file} must begin with <!-- OUTCOME: NAME -->.`);
    const others = current.lines.length === 0 ? also.exec(line)?.[1] : undefined;
    if (others) current.alsoFails = others.split(', ');
    else current.lines.push(line);
  }
  return cases.map(({ lines, ...one }) => ({ ...one, html: `${lines.join('\n').trim()}\n` }));
}

/** How many elements of a case must be reported. */
export function countExpected({ html }: Case): number {
  return html.split('data-found').length - 1;
}
