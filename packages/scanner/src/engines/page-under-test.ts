import type { Frame, Page } from 'puppeteer-core';
import type { PageDocument } from '../browser/page-document.ts';
import type { PageListeners } from '../browser/page-listeners.ts';
import type { ScanGuard } from '../scan-guard.ts';
import type { ScanLimits } from '../scan-limits.ts';
import { clientOf } from '../browser/isolated-world.ts';
import { StatePictures } from '../states/state-pictures.ts';
import type { WayOfUse } from '../interact/way-of-use.ts';
import type { TextReader } from '../ocr/text-reader.ts';
import type { AlfaProcess } from './alfa/alfa-process.ts';
import type { Pointer } from './finding.ts';

export interface ScanFrame {
  /** Place in `PageUnderTest.frames`; 0 is the page itself. */
  index: number;
  frame: Frame;
  parent: number | null;
}

/** The one loaded page that all engines and checks evaluate. They read it; only checks may change it, when its picture has been taken. */
export interface PageUnderTest {
  page: Page;
  frames: ScanFrame[];
  document: PageDocument;
  listeners: Pick<PageListeners, 'hearOf' | 'beginTimersAgain' | 'mayCome' | 'clockwork'>;
  /** Addresses of windows that the page has asked for before anybody did anything with it. */
  windows: readonly string[];
  guard: ScanGuard;
  limits: ScanLimits;
  /** Only what takes little time is to run. */
  fast: boolean;
  /** Of our own checks only the one for this rule looks at the page and its states, and axe at none of these: where one check is tried. */
  onlyRule?: string;
  /** The page is used in these ways only: where one check is tried. */
  onlyWays?: ReadonlySet<WayOfUse>;
  /** The process that runs Alfa for this page scan's slot. */
  alfa: AlfaProcess;
  /** Reads what is written in pictures. */
  reader: TextReader;
  /** Logs for operators what went wrong; people who read the result do not see it. */
  warn: (message: string) => void;
  /** Tells people who wait what is done with the page at present. */
  tell: (what: string) => void;
  /** Cuts the page off from everything outside, for good: nothing that happens in it afterwards reaches anybody. */
  shutOff: () => Promise<void>;
  /** Of states that the page is brought into, for whoever wants to see them again. */
  pictures: StatePictures;
  /** The places of the elements that the last scan found against a rule; undefined: no last scan is known. */
  lastFound?: (rule: string) => ReadonlySet<number>;
  /** What a check has found while it has the page changed is told here before the page is taken back. */
  onFoundChanged?: (rule: string, nodes: readonly Pointer[]) => Promise<void>;
  /** Runs work once per page scan and shares its result between engines. */
  shared<T>(key: string, work: () => Promise<T>): Promise<T>;
}

export function createPageUnderTest(
  options: Omit<PageUnderTest, 'frames' | 'shared' | 'pictures'>,
): PageUnderTest {
  const known = new Map<string, Promise<unknown>>();
  return {
    ...options,
    pictures: new StatePictures(clientOf(options.page.mainFrame()), options.guard, options.limits),
    frames: listFrames(options.page, options.limits.frames),
    shared: <T>(key: string, work: () => Promise<T>) => {
      const promise = known.get(key) ?? work();
      known.set(key, promise);
      return promise as Promise<T>;
    },
  };
}

function listFrames(page: Page, max: number): ScanFrame[] {
  const frames = page.frames().slice(0, max);
  return frames.map((frame, index) => {
    const parent = frames.indexOf(frame.parentFrame() as Frame);
    return { index, frame, parent: parent === -1 ? null : parent };
  });
}
