import { markdownTable } from '../results/markdown-table.ts';
import { mostDiffering } from './compare-crops.ts';
import type { PageComparison } from './compare-page.ts';
import { displays, type EvidenceDisplay } from './displays.ts';

export interface ComparedPage {
  name: string;
  display: EvidenceDisplay;
  comparison: PageComparison;
}

/** Pixels by which a box or a crop may differ. */
export const tolerance = 1;

/** Whether everything that a scan shows of the page is where the browser shows it. */
export function holds({ comparison }: ComparedPage): boolean {
  const { boxDifference, cropDiffering, cropOffset, undrawn, unplaced, unclear } = comparison;
  const { markDifference, markOffset, markDiffering } = comparison;
  return (
    markDifference.value <= tolerance &&
    markOffset.value <= tolerance &&
    markDiffering.value <= mostDiffering &&
    boxDifference.value <= tolerance &&
    cropOffset.value <= tolerance &&
    cropDiffering.value <= mostDiffering &&
    undrawn.length === 0 &&
    unplaced.length === 0 &&
    unclear.length === 0
  );
}

interface KnownRows {
  names: readonly string[];
  /** What was measured before, by page and display. */
  before: Map<string, string[]>;
  date: string;
}

/** Boxes and crops: a row for each page and display, those of `before` where it was not compared now, in the order of `names`. */
export function describeEvidence(compared: readonly ComparedPage[], known: KnownRows): string {
  const columns = [
    'Boxes',
    'Largest difference px',
    'Drawn, no box',
    'Moving',
    'Crops',
    'Crops that move',
    'Largest offset px',
    'Pixels that differ %',
  ];
  return describe(compared, columns, known, ({ comparison }) => [
    String(comparison.boxes),
    comparison.boxDifference.value.toFixed(2),
    String(comparison.unplaced.length),
    String(comparison.moving),
    String(comparison.crops),
    String(comparison.movingCrops),
    String(comparison.cropOffset.value),
    (100 * comparison.cropDiffering.value).toFixed(1),
  ]);
}

/** The same of the marks on pictures of states. */
export function describeMarks(compared: readonly ComparedPage[], known: KnownRows): string {
  const columns = [
    'Marks',
    'Largest difference px',
    'Largest offset px',
    'Pixels that differ %',
    'Not reached',
  ];
  return describe(compared, columns, known, ({ comparison }) => [
    String(comparison.marks),
    comparison.markDifference.value.toFixed(2),
    String(comparison.markOffset.value),
    (100 * comparison.markDiffering.value).toFixed(1),
    String(comparison.unreached.length),
  ]);
}

function describe(
  compared: readonly ComparedPage[],
  columns: readonly string[],
  { names, before, date }: KnownRows,
  cellsOf: (one: ComparedPage) => string[],
): string {
  const left = (title: string) => ({ title, align: 'left' as const });
  const right = (title: string) => ({ title, align: 'right' as const });
  const rows = new Map(
    compared.map((one) => {
      const key = keyOf(one.name, one.display);
      return [key.join(' '), [...key, ...cellsOf(one), date]];
    }),
  );
  return markdownTable(
    [left('Page'), right('Width'), left('Colors'), ...columns.map(right), left('Measured')],
    names.flatMap((name) =>
      displays.flatMap((display) => {
        const key = keyOf(name, display).join(' ');
        const row = rows.get(key) ?? before.get(key);
        return row ? [row] : [];
      }),
    ),
  );
}

function keyOf(name: string, { width, colorScheme }: EvidenceDisplay): string[] {
  return [name, String(width), colorScheme];
}
