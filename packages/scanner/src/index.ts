export { createScanner, type Scanner } from './create-scanner.ts';
export type { UseReach } from './use-reach.ts';
export type { ReportedFinding } from './reported-finding.ts';
export { findChromium } from './browser/find-chromium.ts';
export { installChromium } from './browser/install-chromium.ts';
export { defaultScanLimits, type ScanLimits } from './scan-limits.ts';
