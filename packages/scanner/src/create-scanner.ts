import type { PageScan, Screenshot, TakenPicture } from '@curbcut/model/scan';
import type { TargetPolicy } from '@curbcut/url-guard';
import { type BrowserProcess, startBrowserProcess } from './browser/browser-process.ts';
import { BrowserSlot } from './browser/browser-slot.ts';
import { findChromium } from './browser/find-chromium.ts';
import { removeStaleProfiles } from './browser/remove-stale-profiles.ts';
import { SlotQueue } from './browser/slot-queue.ts';
import { AlfaProcess } from './engines/alfa/alfa-process.ts';
import { TextReader } from './ocr/text-reader.ts';
import { drawInSlot, printInSlot } from './print-in-slot.ts';
import type { ThumbnailOptions } from './browser/draw-thumbnail.ts';
import { ScanFailureError } from './scan-failure-error.ts';
import { scanInSlot } from './scan-in-slot.ts';
import { defaultScanLimits, type ScanLimits } from './scan-limits.ts';
import type { ScanOptions } from './scan-options.ts';
import { scannerUserAgent } from './scanner-user-agent.ts';

export interface ScannerOptions {
  /** Overrides the search for an installed browser. */
  chromePath?: string | undefined;
  /** Page scans at once; each has a browser of its own. */
  slots: number;
  policy: TargetPolicy;
  /** Where people can read who visits their site; stands in the User-Agent. */
  infoUrl: string;
  limits?: Partial<ScanLimits>;
  /** False: no page is used, whatever a scan asks for; see ScanOptions. */
  interaction?: boolean;
  /** Appended to Chromium's command line: for tests of the egress guard, which need a browser without it. */
  extraArguments?: readonly string[];
  log?: { warn(message: string): void };
}

export interface Scanner {
  /** Never throws for trouble with the page: that is a failed page scan. */
  scanPage(
    url: string,
    options?: ScanOptions,
  ): Promise<{ pageScan: PageScan; screenshot: Screenshot | null; pictures: TakenPicture[] }>;
  /** A tagged A4 PDF of a self-contained HTML document. Throws when the browser can't print it. */
  printPdf(html: string, options: { footerHtml: string }): Promise<Uint8Array>;
  /** A small JPEG of how a picture begins. Throws when the browser can't draw it. */
  drawThumbnail(options: ThumbnailOptions): Promise<Uint8Array>;
  /** Can the browser start here? */
  check(): Promise<{ ready: boolean; browserVersion: string | null; problem: string | null }>;
  /**
   * Ends every browser and every process of an engine. Scans under way and those that still wait for a slot fail. `untilReaped`: also waits, 5 s at
   * most, until the system's table of processes has none of them, so that whoever counts finds nothing left behind.
   */
  close(options?: { untilReaped?: boolean }): Promise<void>;
}

/** Opens the scanner; browsers start when they are first needed and stay warm. */
export async function createScanner(options: ScannerOptions): Promise<Scanner> {
  const limits: ScanLimits = { ...defaultScanLimits, ...options.limits };
  const warn = (message: string) => options.log?.warn(message);
  await removeStaleProfiles();
  const start = () => startBrowser(options, warn);
  const places = Array.from({ length: options.slots }, () => ({
    slot: new BrowserSlot(start),
    alfa: new AlfaProcess({ heapBytes: limits.alfaHeapBytes }),
    reader: new TextReader(),
  }));
  const queue = new SlotQueue(places);
  const printer = new BrowserSlot(start);
  const printQueue = new SlotQueue([printer]);

  return {
    scanPage: (url, scanOptions = {}) =>
      queue.use(({ slot, alfa, reader }) =>
        scanInSlot(slot, url, {
          ...scanOptions,
          interaction: (options.interaction ?? true) && (scanOptions.interaction ?? true),
          limits,
          alfa,
          reader,
          policy: options.policy,
          warn,
        }),
      ),
    printPdf: (html, { footerHtml }) =>
      printQueue.use((slot) => printInSlot(slot, html, footerHtml)),
    drawThumbnail: (thumbnail) => printQueue.use((slot) => drawInSlot(slot, thumbnail)),
    check: () => queue.use(({ slot }) => checkSlot(slot)),
    close: async ({ untilReaped = false } = {}) => {
      const slots = [...places.map(({ slot }) => slot), printer];
      await Promise.all([
        ...slots.map((slot) => slot.close({ untilReaped })),
        ...places.flatMap(({ alfa, reader }) => [alfa.close(), reader.close()]),
      ]);
    },
  };
}

async function startBrowser(
  options: ScannerOptions,
  warn: (message: string) => void,
): Promise<BrowserProcess> {
  const found = await findChromium({ chromePath: options.chromePath }).catch((cause: unknown) => {
    throw new ScanFailureError('BROWSER_FAILED', { cause });
  });
  if (!found) {
    const cause = new Error(
      'No Chromium was found. Set CHROME_PATH, or run `npm start`, which installs one.',
    );
    throw new ScanFailureError('BROWSER_FAILED', { cause });
  }
  return startBrowserProcess({
    ...found,
    userAgent: scannerUserAgent(found.version, options.infoUrl),
    extraArguments: options.extraArguments,
    warn,
  });
}

async function checkSlot(slot: BrowserSlot): ReturnType<Scanner['check']> {
  try {
    const { browser } = await slot.browser();
    return { ready: true, browserVersion: await browser.version(), problem: null };
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return {
      ready: false,
      browserVersion: null,
      problem: cause instanceof Error ? cause.message : String(cause),
    };
  }
}
