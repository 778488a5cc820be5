import type { WantedReport } from '@curbcut/services/reports';
import { z } from 'zod';

/** Beside `format`, of calls whose report opens in a window of its own. */
export const printParameter = z
  .stringbool()
  .default(false)
  .describe('With `format=html`: the report opens the browser’s dialog for printing');

export function wantedReport<Format extends WantedReport>({
  format,
  print,
}: {
  format: Format;
  print: boolean;
}): Format | 'print' {
  return print && format === 'html' ? 'print' : format;
}
