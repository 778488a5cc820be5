import type { CompletedPageScan } from '@curbcut/model/scan';
import { createScanner, type ReportedFinding, type Scanner, type UseReach } from '@curbcut/scanner';
import { createTargetPolicy } from '@curbcut/url-guard';
import type { Subject } from './subject.ts';

const infoUrl = 'https://curbcut.example/who-visits';

export interface WarmScan {
  /** Around the whole call, the slot's own work included. */
  durationMs: number;
  pageScan: CompletedPageScan;
}

/**
 * A scanner as the worker has it; its browsers start with the first scan. What pages ask of `closedHosts` never comes.
 */
export function openScanner(
  chromePath: string,
  slots: number,
  closedHosts: readonly string[] = [],
): Promise<Scanner> {
  const policy = createTargetPolicy({ allowAllPrivate: true, optedOutHosts: closedHosts });
  return createScanner({ chromePath, slots, policy, infoUrl });
}

/** Scans with everything a user gets, the picture included. Throws when any part of the result is missing. */
export async function scanWarm(
  scanner: Scanner,
  url: string,
  options: {
    fast?: boolean;
    interaction?: boolean;
    onFindings?: (findings: ReportedFinding[]) => void;
    onUsed?: (reach: UseReach) => void;
  } = {},
): Promise<WarmScan> {
  const startedMs = performance.now();
  const { pageScan, screenshot } = await scanner.scanPage(url, options);
  const durationMs = performance.now() - startedMs;
  if (pageScan.status === 'failed') throw new Error(`${url}: ${pageScan.error.message}`);
  const broken = pageScan.engines.find(({ status }) => status === 'failed');
  if (broken) throw new Error(`${url}: ${broken.name} failed: ${broken.error}`);
  if (!screenshot) throw new Error(`${url}: no picture was taken`);
  return { durationMs, pageScan };
}

/** A scanner that stays open, as in the worker. `onScan` gets every result. */
export function curbcutWarm(scanner: Scanner, onScan: (scan: WarmScan) => void): Subject {
  return {
    id: 'curbcut-warm',
    title: 'Curbcut, warm',
    scan: async (url) => {
      const scan = await scanWarm(scanner, url);
      onScan(scan);
      return scan.durationMs;
    },
  };
}

/** The same scanner, without the engines that a fast scan leaves out. */
export function curbcutFast(scanner: Scanner): Subject {
  return {
    id: 'curbcut-fast',
    title: 'Curbcut, warm, fast',
    scan: async (url) => (await scanWarm(scanner, url, { fast: true })).durationMs,
  };
}

/** The same scanner, without pressing, pointing at or typing into anything. */
export function curbcutLooking(scanner: Scanner): Subject {
  return {
    id: 'curbcut-looking',
    title: 'Curbcut, warm, without use',
    scan: async (url) => (await scanWarm(scanner, url, { interaction: false })).durationMs,
  };
}
