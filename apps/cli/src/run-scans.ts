import { impacts, type Impact, type PageScan } from '@curbcut/contracts';
import { createScanner, type Scanner } from '@curbcut/scanner';
import { createTargetPolicy } from '@curbcut/url-guard';
import { createWriter } from './formats/create-writer.ts';
import { openOutput } from './open-output.ts';
import type { ScanArguments } from './parse-arguments.ts';
import { showProgress } from './show-progress.ts';

/** Where people can read who visited their site. */
const infoUrl = 'https://github.com/curbcut/curbcut#who-visits';

/** Scans all addresses and prints each result as it comes. Resolves with the exit code. */
export async function runScans(options: ScanArguments): Promise<number> {
  const scanner = await createScanner({
    slots: Math.min(options.concurrency, options.urls.length),
    policy: createTargetPolicy({ allowAllPrivate: options.allowPrivate }),
    infoUrl,
    ...(process.env['CHROME_PATH'] ? { chromePath: process.env['CHROME_PATH'] } : {}),
  });
  const output = await openOutput(options.out);
  const stop = closeOnSignal(scanner);
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
          onProgress: (event) => progress.update(url, event),
        });
        progress.finish(url, result.pageScan);
        await writer.add(result);
        return result.pageScan;
      }),
    );
    progress.end();
    await writer.end();
    await output.close();
    return exitCode(pageScans, options.failOn);
  } finally {
    stop();
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

function closeOnSignal(scanner: Scanner): () => void {
  const end = (signal: NodeJS.Signals) => {
    void scanner.close().finally(() => process.exit(signal === 'SIGINT' ? 130 : 143));
  };
  process.once('SIGINT', end).once('SIGTERM', end);
  return () => {
    process.off('SIGINT', end).off('SIGTERM', end);
  };
}
