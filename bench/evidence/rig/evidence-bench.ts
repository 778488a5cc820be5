import type { Scanner } from '@curbcut/scanner';
import { scannerTest } from '@curbcut/scanner/rig';
import { afterAll, beforeAll } from 'vitest';
import {
  type BrowserProcess,
  startBrowserProcess,
} from '../../../packages/scanner/src/browser/browser-process.ts';
import { findChromium } from '../../../packages/scanner/src/browser/find-chromium.ts';
import { comparePage, type PageComparison } from '../compare-page.ts';
import { type StateBrowser, startStateBrowser } from '../compare-states.ts';
import { displays, type EvidenceDisplay } from '../displays.ts';
import { serveEvidencePages } from '../serve-evidence-pages.ts';

export const [large, , , phone] = displays as [
  EvidenceDisplay,
  EvidenceDisplay,
  EvidenceDisplay,
  EvidenceDisplay,
];

type ScanPage = Pick<Scanner, 'scanPage'>;

export interface EvidenceBench {
  /** The scanner that the files of one worker share. */
  scanner: () => Scanner;
  /** The same for the places of what a page shows as it loads: it uses nothing. */
  withoutUse: ScanPage;
  /** Compares what a scanner says of a page with what a browser draws. */
  compare: (name: string, display: EvidenceDisplay, by?: ScanPage) => Promise<PageComparison>;
}

/** Serves the pages, and starts the browsers that they are compared in, for the tests of one file. */
export function openEvidenceBench(): EvidenceBench {
  let served: Awaited<ReturnType<typeof serveEvidencePages>>;
  let reference: BrowserProcess;
  let scanner: Scanner;
  let stateBrowser: StateBrowser;

  scannerTest.beforeAll(({ scanner: shared }) => {
    scanner = shared;
  });

  beforeAll(async () => {
    const found = await findChromium({ chromePath: process.env['CHROME_PATH'] });
    if (!found) throw new Error('No Chromium was found.');
    reference = await startBrowserProcess({ ...found, warn: () => {} });
    stateBrowser = await startStateBrowser(found.path);
    served = await serveEvidencePages();
  });

  afterAll(async () => {
    await reference.kill();
    await stateBrowser.close();
    await served.close();
  });

  const withoutUse: ScanPage = {
    scanPage: (url, options) => scanner.scanPage(url, { ...options, interaction: false }),
  };
  return {
    scanner: () => scanner,
    withoutUse,
    compare: (name, display, by = withoutUse) => {
      const page = served.pages.find((one) => one.name === name);
      if (!page) throw new Error(`There is no page ${name}.`);
      return comparePage(by, reference.browser, page, display, stateBrowser);
    },
  };
}
