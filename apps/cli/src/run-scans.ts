import { countsInScore, impacts, type Issue, type PageScan } from '@curbcut/model/scan';
import { printable } from '@curbcut/model/text';
import { createScanner } from '@curbcut/scanner';
import { parseScanUrl } from '@curbcut/model/url';
import { createTargetPolicy } from '@curbcut/url-guard';
import type { Baseline } from './baseline/baseline.ts';
import {
  compareWithBaseline,
  isNewToBaseline,
  knownIssues,
} from './baseline/compare-with-baseline.ts';
import { makeBaseline } from './baseline/make-baseline.ts';
import { createWriter } from './formats/create-writer.ts';
import { openOutput } from './open-output.ts';
import type { ScanArguments } from './parse-arguments.ts';
import { showProgress } from './show-progress.ts';

/** Where people can read who visited their site. */
const infoUrl = 'https://github.com/curbcut/curbcut#who-visits';

/** What a shell says of a program that SIGPIPE has ended. */
const brokenPipeExitCode = 141;

/** Scans all addresses and prints each result as it comes. Resolves with the exit code. */
export async function runScans(options: ScanArguments): Promise<number> {
  const output = await openOutput(options.out);
  const scanner = await createScanner({
    slots: Math.min(options.concurrency, options.urls.length),
    policy: createTargetPolicy({ allowAllPrivate: options.allowPrivate }),
    infoUrl,
    log: { warn: (message) => process.stderr.write(`${printable(message)}\n`) },
    ...(process.env['CHROME_PATH'] ? { chromePath: process.env['CHROME_PATH'] } : {}),
  });
  const { controller, stopListening } = listenForSignals();
  const interrupted = controller.signal;
  try {
    const ready = await scanner.check();
    if (!ready.ready) {
      process.stderr.write(`The browser does not start: ${ready.problem}\n`);
      return 2;
    }
    const writer = createWriter(options.format, output, options.standard);
    const progress = showProgress(process.stderr, options.urls.length);
    const pageScans = await Promise.all(
      options.urls.map(async (url) => {
        const { pageScan, screenshot, pictures } = await scanner.scanPage(url, {
          signal: interrupted,
          fast: options.fast,
          interaction: options.interaction,
          standard: options.standard,
          ...(options.baseline
            ? { lastIssues: knownIssues(canonical(url), options.baseline) }
            : {}),
          onProgress: (event) => progress.update(url, event),
        });
        interrupted.throwIfAborted();
        progress.finish(url, pageScan);
        const compared = toCompared(pageScan, options.baseline);
        const { interaction } = options;
        await writer.add({ pageScan: compared, screenshot, pictures, interaction });
        return compared;
      }),
    );
    progress.end();
    await writer.end();
    await output.close();
    if (options.writeBaseline !== undefined) await writeBaseline(options.writeBaseline, pageScans);
    return exitCode(pageScans, options);
  } catch (error) {
    if (error instanceof Interruption) return error.exitCode;
    // The reader has seen enough, as in `| head -1`. Not 0, which would call pages clean that nobody has judged.
    if ((error as NodeJS.ErrnoException).code === 'EPIPE') return brokenPipeExitCode;
    throw error;
  } finally {
    stopListening();
    // What still waits or runs has no reader any more.
    controller.abort();
    await scanner.close();
  }
}

/** As the scan calls it: people write addresses without a scheme. */
function canonical(url: string): string {
  const parsed = parseScanUrl(url);
  return parsed.ok ? parsed.url.href : url;
}

function toCompared(scan: PageScan, baseline: Baseline | undefined): PageScan {
  return baseline && scan.status === 'completed' ? compareWithBaseline(scan, baseline) : scan;
}

/** A page that could not be scanned would be taken for one without issues: then the file stays as it is. */
async function writeBaseline(file: string, scans: readonly PageScan[]): Promise<void> {
  const completed = scans.filter((scan) => scan.status === 'completed');
  if (completed.length < scans.length) {
    process.stderr.write('The baseline was not written, because a page could not be scanned.\n');
    return;
  }
  const output = await openOutput(file);
  await output.write(`${JSON.stringify(makeBaseline(completed), null, 2)}\n`);
  await output.close();
}

export function exitCode(
  pageScans: readonly PageScan[],
  options: Pick<ScanArguments, 'failOn' | 'baseline' | 'writeBaseline'>,
): 0 | 1 | 2 {
  if (pageScans.some(({ status }) => status === 'failed')) return 2;
  if (options.writeBaseline !== undefined && !options.baseline) return 0;
  const counted = impacts.slice(0, impacts.indexOf(options.failOn) + 1);
  const issues = pageScans.flatMap((scan) => (scan.status === 'completed' ? scan.issues : []));
  const counts = (issue: Issue) =>
    countsInScore(issue) &&
    counted.includes(issue.impact) &&
    (!options.baseline || isNewToBaseline(issue));
  return issues.some(counts) ? 1 : 0;
}

class Interruption extends Error {
  readonly exitCode: number;

  constructor(signal: NodeJS.Signals) {
    super(`Interrupted by ${signal}`);
    this.exitCode = signal === 'SIGINT' ? 130 : 143;
  }
}

/** The first signal ends the scans in good order; a second one ends the process as it always does. */
function listenForSignals(): { controller: AbortController; stopListening: () => void } {
  const controller = new AbortController();
  const end = (signal: NodeJS.Signals) => controller.abort(new Interruption(signal));
  process.once('SIGINT', end).once('SIGTERM', end);
  return {
    controller,
    stopListening: () => void process.off('SIGINT', end).off('SIGTERM', end),
  };
}
