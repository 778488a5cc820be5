import { manualAnswerWords, type Issue } from '@curbcut/model/scan';
import { withoutFormulas } from '@curbcut/model/text';
import { stateTitle, type StatedCriterion } from './criteria-sections.ts';

const columns = ['Number', 'Criterion', 'Level', 'State', 'Issues', 'Answer of a person', 'Note'];

/** The criteria as a table for spreadsheets (RFC 4180, with a mark of UTF-8): one in each line. `issues`: by fingerprint. */
export function criteriaCsv(
  criteria: readonly StatedCriterion[],
  issues: ReadonlyMap<string, Pick<Issue, 'title'>>,
): string {
  const rows = criteria.map(({ number, name, level, state, issues: own, answer }) => [
    number,
    name,
    level,
    stateTitle({ state, answer }),
    own.map((fingerprint) => issues.get(fingerprint)?.title ?? '').join('; '),
    answer === null ? '' : manualAnswerWords[answer.answer],
    answer?.note ?? '',
  ]);
  const lines = [columns, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`);
  return `\uFEFF${lines.join('')}`;
}

function cell(text: string): string {
  return `"${withoutFormulas(text).replaceAll('"', '""')}"`;
}
