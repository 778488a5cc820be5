export {
  createScanner,
  type Scanner,
  type ScannerOptions,
  type ScanOptions,
} from './create-scanner.ts';
export { findChromium } from './browser/find-chromium.ts';
export { installChromium } from './browser/install-chromium.ts';
