import type { ScanReport, StatePicture } from '@curbcut/model/scan';
import { reportIssues } from './report-issues.ts';
import { dataUrl, type ReportScreenshot } from './report-picture.ts';

/** Pictures of states that the report shows: the name of the style's variable and the data URL, by the picture's name. */
export type StatePictures = ReadonlyMap<string, { variable: string; source: string }>;

/** An issue is told by how the page was before and after, and so is its change of code. */
const picturesShown = 2;

/** What the pictures may take of a report of 10 MB, beside 8,000,000 characters of issues at the most. */
const charsTotal = 1_000_000;

/**
 * Those that the first issues need, as many as there is room for. On paper there are none: the steps say the same, and a
 * page of paper holds little.
 */
export function placeStatePictures(input: {
  report: ScanReport;
  medium: 'screen' | 'print';
  statePictures?: ReadonlyMap<string, ReportScreenshot>;
}): StatePictures {
  const placed = new Map<string, { variable: string; source: string }>();
  const { report, medium, statePictures } = input;
  if (!report.result || !statePictures || medium === 'print') return placed;
  const { failed, needsReview } = reportIssues(report.result);
  let chars = 0;
  for (const { issue } of [...failed, ...needsReview]) {
    const { reproduction, fix } = issue;
    const told = [reproduction?.pictures, fix?.pictures].flatMap((some) => shownOf(some ?? []));
    for (const { name } of told) {
      const picture = statePictures.get(name);
      const source = picture && !placed.has(name) ? dataUrl(picture) : null;
      if (!source || chars + source.length > charsTotal) continue;
      chars += source.length;
      placed.set(name, { variable: `--state-${placed.size + 1}`, source });
    }
  }
  return placed;
}

export function shownOf(pictures: readonly StatePicture[]): readonly StatePicture[] {
  return pictures.slice(0, picturesShown);
}

/** What the style of what holds the report says of them: each picture once, whatever number of issues show it. */
export function stateVariables(pictures: StatePictures): string[] {
  return [...pictures.values()].map(({ variable, source }) => `${variable}:url(${source})`);
}
