import { markdownTable } from '../results/markdown-table.ts';
import type { PageComparison } from './compare-page.ts';
import type { EvidenceDisplay } from './displays.ts';

export interface ComparedPage {
  name: string;
  display: EvidenceDisplay;
  comparison: PageComparison;
}

/** Pixels by which a box or a crop may differ. */
const tolerance = 1;

/** Whether everything that a scan shows of the page is where the browser shows it. */
export function holds({ comparison }: ComparedPage): boolean {
  const { boxDifference, cropOffset, undrawn, unplaced, unclear } = comparison;
  return (
    boxDifference.value <= tolerance &&
    cropOffset.value <= tolerance &&
    undrawn.length === 0 &&
    unplaced.length === 0 &&
    unclear.length === 0
  );
}

/** A row for each page and display, as Markdown. */
export function describeEvidence(compared: readonly ComparedPage[]): string {
  const left = (title: string) => ({ title, align: 'left' as const });
  const right = (title: string) => ({ title, align: 'right' as const });
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
      right('Largest offset px'),
      right('Pixels that differ %'),
    ],
    compared.map(({ name, display, comparison }) => [
      name,
      String(display.width),
      display.colorScheme,
      String(comparison.boxes),
      comparison.boxDifference.value.toFixed(2),
      String(comparison.unplaced.length),
      String(comparison.moving),
      String(comparison.crops),
      String(comparison.cropOffset.value),
      (100 * comparison.cropDiffering.value).toFixed(1),
    ]),
  );
}
