import type { CaseChange, MeasuredChanges } from './compare-measured.ts';

/** A line for everything that is not as in the last run; says so where nothing changed. */
export function describeChanges(suite: string, changes: MeasuredChanges): string {
  const { cases, newNoise, goneNoise } = changes;
  const of = (wanted: (change: CaseChange) => boolean) => cases.filter(wanted).map(describeCase);
  const parts: [string, string[]][] = [
    ['newly found', of(({ after }) => after === 'found')],
    ['lost', of(({ before }) => before === 'found')],
    ['new false alarms', of(({ after }) => after === 'false-alarm')],
    ['false alarms that are gone', of(({ before }) => before === 'false-alarm')],
    [
      'otherwise changed',
      of(({ before, after }) => ![before, after].some((one) => /^(found|false-alarm)$/.test(one))),
    ],
    ['new noise', newNoise.map(({ of: { id }, rule }) => `${id}: ${rule}`)],
    ['noise that is gone', goneNoise.map(({ of: { id }, rule }) => `${id}: ${rule}`)],
  ];
  const told = parts.filter(([, lines]) => lines.length > 0);
  if (told.length === 0) return `${suite}: nothing changed.`;
  return told
    .map(([what, lines]) => `${suite}, ${what} (${lines.length}):\n${lines.map(indent).join('\n')}`)
    .join('\n');
}

function describeCase({ of, before, after, rules, error }: CaseChange): string {
  const why = error ?? rules.join(', ');
  return `${of.id} ${of.groupName}: ${before} -> ${after}${why === '' ? '' : ` (${why})`}`;
}

function indent(line: string): string {
  return `  ${line}`;
}
