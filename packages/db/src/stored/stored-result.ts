import type { PageScan } from '@curbcut/model/scan';
import { pack, unpack } from './packed.ts';
import { PageScanSchema } from './page-scan-schema.ts';
import { upcastIssue0, upcastRun0, upcastTimings0 } from './upcast-0.ts';
import { upcastCategory1 } from './upcast-1.ts';
import { upcastRule2 } from './upcast-2.ts';
import { readStored, writeStored, type StoredFormat } from './versioned.ts';

const format: StoredFormat<PageScan> = {
  what: 'result',
  version: 3,
  schema: PageScanSchema,
  upcasts: { 0: upcastResult0, 1: upcastResult1, 2: upcastResult2 },
};

/** What is stored of a page scan, or of the sum of a site's pages. */
export async function packResult(pageScan: PageScan): Promise<Buffer> {
  return pack(writeStored(format, pageScan));
}

/** The page scan that `packResult` was given, of whichever version. Throws a StoredDataError. */
export async function unpackResult(bytes: Uint8Array): Promise<PageScan> {
  return readStored(format, await unpack(format.what, bytes));
}

/** Before versions: the format named one engine's score, and recorded no rules. */
function upcastResult0(value: object): object {
  const { lighthouseScore, timings, ...scan } = value as {
    status: string;
    lighthouseScore?: number | null;
    engines?: object[];
    issues?: object[];
    timings?: object;
  };
  if (scan.status !== 'completed') return scan;
  return {
    ...scan,
    scoreFormula: 1,
    rules: [],
    engines: scan.engines?.map((run) => upcastRun0(run, lighthouseScore ?? null)),
    issues: scan.issues?.map(upcastIssue0),
    timings: timings && upcastTimings0(timings),
  };
}

function upcastResult1(value: object): object {
  const { categories, ...scan } = value as { categories?: object[] };
  return categories ? { ...scan, categories: categories.map(upcastCategory1) } : scan;
}

function upcastResult2(value: object): object {
  const { rules, ...scan } = value as { rules?: object[] };
  return rules ? { ...scan, rules: rules.map(upcastRule2) } : scan;
}
