import { readStatus, requestScan } from '../../e2e/api.ts';
import { type Product, removeProduct, startProduct } from '../../e2e/start-product.ts';

const pollMs = 20;
const giveUpMs = 120_000;
const requester = { email: 'bench@curbcut.example', name: 'Bench' };

/** What the product adds to the scanner's own time, by scan. */
export interface AddedTime {
  /** From sending the request to reading “completed”, less the scanner's own time. */
  addedMs: number[];
  /** Part of it: from stored to begun by a worker. */
  queuedMs: number[];
  /** The scanner's own time. */
  scanMs: number[];
}

/** Starts the whole product on a new state directory and asks it for one scan after the other. */
export async function measureAddedTime(
  chromePath: string,
  url: string,
  runs: number,
): Promise<AddedTime> {
  const product = await startProduct({
    env: { CHROME_PATH: chromePath, ALLOW_PRIVATE_TARGETS: new URL(url).host },
  });
  const measured: AddedTime = { addedMs: [], queuedMs: [], scanMs: [] };
  try {
    // Every slot has a browser of its own, which starts with its first scan.
    for (let warmUp = 0; warmUp < 4; warmUp += 1) await followScan(product, url);
    for (let run = 0; run < runs; run += 1) {
      // Uneven, so that no run falls in step with a timer of the queue.
      await pause(400 + ((run * 373) % 1_000));
      const scan = await followScan(product, url);
      measured.addedMs.push(scan.totalMs - scan.scanMs);
      measured.queuedMs.push(scan.queuedMs);
      measured.scanMs.push(scan.scanMs);
    }
  } finally {
    await removeProduct(product);
  }
  return measured;
}

async function followScan(product: Product, url: string) {
  const startedMs = performance.now();
  const id = await requestScan(product, { url, ...requester });
  for (;;) {
    const { status, result, error, progress } = await readStatus(product, id);
    const totalMs = performance.now() - startedMs;
    if (status === 'failed' || totalMs > giveUpMs) throw new Error(`${url}: ${error ?? status}`);
    if (result) {
      const queuedMs = progress.stages.find(({ stage }) => stage === 'queued')?.durationMs ?? 0;
      return { totalMs, queuedMs, scanMs: (result.metadata.scan_duration ?? 0) * 1_000 };
    }
    await pause(pollMs);
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
