import { markdownTable } from '../results/markdown-table.ts';
import { mostDiffering, type PageComparison } from './compare-page.ts';
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
  return (
    boxDifference.value <= tolerance &&
    cropOffset.value <= tolerance &&
    cropDiffering.value <= mostDiffering &&
    undrawn.length === 0 &&
    unplaced.length === 0 &&
    unclear.length === 0
  );
}

/** A row for each page and display, those of `before` where it was not compared now, in the order of `names`. */
export function describeEvidence(
  compared: readonly ComparedPage[],
  {
    names,
    before,
    date,
  }: { names: readonly string[]; before: Map<string, string[]>; date: string },
): string {
  const left = (title: string) => ({ title, align: 'left' as const });
  const right = (title: string) => ({ title, align: 'right' as const });
  const keyOf = (name: string, { width, colorScheme }: EvidenceDisplay) =>
    [name, width, colorScheme].join(' ');
  const rows = new Map(compared.map((one) => [keyOf(one.name, one.display), rowOf(one, date)]));
  return markdownTable(
    [
      left('Page'),
      right('Width'),
      left('Colors'),
      right('Boxes'),
      right('Largest difference px'),
      right('Drawn, no box'),
      right('Moving'),
      right('Crops'),
      right('Crops that move'),
      right('Largest offset px'),
      right('Pixels that differ %'),
      left('Measured'),
    ],
    names.flatMap((name) =>
      displays.flatMap((display) => {
        const key = keyOf(name, display);
        const row = rows.get(key) ?? before.get(key);
        return row ? [row] : [];
      }),
    ),
  );
}

function rowOf({ name, display, comparison }: ComparedPage, date: string): string[] {
  return [
    name,
    String(display.width),
    display.colorScheme,
    String(comparison.boxes),
    comparison.boxDifference.value.toFixed(2),
    String(comparison.unplaced.length),
    String(comparison.moving),
    String(comparison.crops),
    String(comparison.movingCrops),
    String(comparison.cropOffset.value),
    (100 * comparison.cropDiffering.value).toFixed(1),
    date,
  ];
}
