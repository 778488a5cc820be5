import { stateOf, type ScanReport, type ScanState } from '@curbcut/model/scan';

/** How the scan of a report stands for people. */
export function reportState({ status, cancelled, failure }: ScanReport): ScanState {
  return stateOf({ status, cancelled, error_code: failure?.code ?? null });
}
