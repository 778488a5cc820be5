import { stateOf, type ScanReport, type ScanState } from '@curbcut/model/scan';
import { formatSeconds } from '../../lib/format.ts';

/** How the scan of a report stands for people. */
export function reportState({ status, cancelled, failure }: ScanReport): ScanState {
  return stateOf({ status, cancelled, error_code: failure?.code ?? null });
}

/** `41.6 seconds`; `N/A` when it is not known. */
export function durationText({ durationMs }: Pick<ScanReport, 'durationMs'>, decimals = 1): string {
  return formatSeconds(durationMs === null ? null : durationMs / 1_000, decimals);
}
