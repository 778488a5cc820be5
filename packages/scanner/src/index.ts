export { createScanner, type Scanner } from './create-scanner.ts';
export { findChromium } from './browser/find-chromium.ts';
export { installChromium } from './browser/install-chromium.ts';
