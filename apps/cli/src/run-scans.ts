import { impacts, type Impact, type PageScan } from '@curbcut/model/scan';
import { printable } from '@curbcut/model/text';
import { createScanner } from '@curbcut/scanner';
import { createTargetPolicy } from '@curbcut/url-guard';
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
    const writer = createWriter(options.format, output, options.urls.length);
    const progress = showProgress(process.stderr, options.urls.length);
    const pageScans = await Promise.all(
      options.urls.map(async (url) => {
        const result = await scanner.scanPage(url, {
          signal: interrupted,
          onProgress: (event) => progress.update(url, event),
        });
        interrupted.throwIfAborted();
        progress.finish(url, result.pageScan);
        await writer.add(result);
        return result.pageScan;
      }),
    );
    progress.end();
    await writer.end();
    await output.close();
    return exitCode(pageScans, options.failOn);
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

export function exitCode(pageScans: readonly PageScan[], failOn: Impact): 0 | 1 | 2 {
  if (pageScans.some(({ status }) => status === 'failed')) return 2;
  const counted = impacts.slice(0, impacts.indexOf(failOn) + 1);
  const issues = pageScans.flatMap((scan) => (scan.status === 'completed' ? scan.issues : []));
  return issues.some(({ outcome, impact }) => outcome === 'failed' && counted.includes(impact))
    ? 1
    : 0;
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
