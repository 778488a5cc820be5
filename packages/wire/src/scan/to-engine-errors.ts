import type { ScanFailureCode } from '@curbcut/model/scan';
import { givenEngine } from './given-names.ts';

const noEngineRan: ScanFailureCode = 'ENGINES_FAILED';
const noBrowser: ScanFailureCode = 'BROWSER_FAILED';

/** The two flags of the API's lists, from the ids of the engines that failed and the code of the scan's failure. */
export function toEngineErrors(scan: {
  failed_engines: readonly string[];
  error_code: string | null;
}): { engine_error: boolean; lighthouse_error: boolean } {
  const nothingRan = scan.error_code === noEngineRan;
  return {
    engine_error:
      nothingRan ||
      scan.error_code === noBrowser ||
      scan.failed_engines.some((engine) => engine !== givenEngine.id),
    lighthouse_error: nothingRan || scan.failed_engines.includes(givenEngine.id),
  };
}
