import { amount } from '@curbcut/model/text';
import { markdownTable } from '../results/markdown-table.ts';
import type { ScanOfHistory } from './run-history.ts';

/** The part of what was said that must be true, and of what is true that must be said. */
const least = 0.98;

interface Counted {
  truth: number;
  said: number;
  /** Said and true, as far as counts tell. */
  right: number;
}

function count(scans: readonly ScanOfHistory[], what: 'new' | 'fixed'): Counted {
  const counted: Counted = { truth: 0, said: 0, right: 0 };
  for (const { said, truth } of scans) {
    counted.truth += truth[what];
    counted.said += said[what];
    counted.right += Math.min(truth[what], said[what]);
  }
  return counted;
}

function sum(scans: readonly ScanOfHistory[], of: (scan: ScanOfHistory) => number): number {
  return scans.reduce((total, scan) => total + of(scan), 0);
}

export function isRight(scans: readonly ScanOfHistory[]): boolean {
  const isEnough = ({ truth, said, right }: Counted) => right >= Math.max(truth, said) * least;
  const isKept =
    sum(scans, ({ decided }) => decided) === sum(scans, ({ stillDecided }) => stillDecided);
  // Where nothing broke or was repaired, nothing may be said.
  const isSilent = scans.every(
    ({ truth, said }) => truth.new + truth.fixed > 0 || said.new + said.fixed === 0,
  );
  return isEnough(count(scans, 'new')) && isEnough(count(scans, 'fixed')) && isKept && isSilent;
}

export function describeScans(histories: number, scans: readonly ScanOfHistory[]): string {
  const part = (right: number, all: number) =>
    all === 0 ? '' : `${((100 * right) / all).toFixed(1)} %`;
  const changes = (['new', 'fixed'] as const).map((what) => {
    const { truth, said, right } = count(scans, what);
    const cells = [amount(truth), amount(said), part(right, said), part(right, truth)];
    return [`Elements of a site that are ${what}`, ...cells];
  });
  const kept = sum(scans, (scan) => scan.kept);
  const same = kept + sum(scans, (scan) => scan.renamed);
  const decided = sum(scans, (scan) => scan.decided);
  const still = sum(scans, (scan) => scan.stillDecided);
  const identities = [
    'Elements of a page that it had before',
    amount(same),
    amount(kept),
    '',
    part(kept, same),
  ];
  const verdicts = [
    'Verdicts whose element is still there',
    amount(decided),
    amount(still),
    '',
    part(still, decided),
  ];
  const unchanged = scans.filter((scan) => scan.truth.new + scan.truth.fixed === 0);
  const silent = unchanged.filter(({ said }) => said.new + said.fixed === 0).length;
  const table = markdownTable(
    [
      { title: `${histories} histories, ${scans.length} comparisons`, align: 'left' },
      { title: 'True', align: 'right' },
      { title: 'Said', align: 'right' },
      { title: 'Of what is said, true', align: 'right' },
      { title: 'Of what is true, said', align: 'right' },
    ],
    [...changes, identities, verdicts],
  );
  return [
    table,
    `${sum(scans, (scan) => scan.mistaken)} elements of a page were taken for others. Of ${unchanged.length} comparisons in which nothing had broken or been repaired, ${silent} said so.`,
  ].join('\n\n');
}
