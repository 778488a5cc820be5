export { checkNewScanUrl, checkScanUrl, type ScanTarget } from './check-scan-url.ts';
