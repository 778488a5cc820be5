/** Which URLs may be scanned here. */

export { checkNewScanUrl, checkScanUrl, type ScanTarget } from './check-scan-url.ts';
