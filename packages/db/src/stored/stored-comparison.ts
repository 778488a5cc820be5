import type { Comparison } from '@curbcut/model/scan';
import { z } from 'zod';
import { IssueSchema } from './issue-schema.ts';
import { upcastWireIssue0 } from './upcast-0.ts';
import { readStored, writeStored, type Stored, type StoredFormat } from './versioned.ts';

const format: StoredFormat<Comparison> = {
  what: 'comparison',
  version: 2,
  schema: z.object({
    previousScanId: z.string(),
    previousDate: z.string(),
    previousScore: z.number().nullable(),
    newFingerprints: z.array(z.string()),
    ruleChangedFingerprints: z.array(z.string()),
    cameBackFingerprints: z.array(z.string()),
    unseenFingerprints: z.array(z.string()).optional(),
    newCount: z.number(),
    cameBackCount: z.number(),
    ruleChangedCount: z.number(),
    recurringCount: z.number(),
    fixed: z.array(IssueSchema),
    changed: z.array(
      z.object({
        fingerprint: z.string(),
        title: z.string(),
        newElements: z.number(),
        newNodes: z.array(z.string()).optional(),
        cameBackElements: z.number(),
        fixedElements: z.number(),
        newOn: z.array(z.string()),
        fixedOn: z.array(z.string()),
      }),
    ),
    rulesChanged: z.boolean(),
    notes: z.array(z.string()),
  }) satisfies z.ZodType<Comparison>,
  upcasts: {
    0: upcastComparison0,
    // Before elements were compared.
    1: (value) => ({ ...value, cameBackFingerprints: [], cameBackCount: 0, changed: [] }),
  },
};

export function toStoredComparison(comparison: Comparison): Stored<Comparison> {
  return writeStored(format, comparison);
}

/** Of whichever version. Throws a StoredDataError. */
export function readStoredComparison(stored: Stored<Comparison>): Comparison {
  return readStored(format, stored);
}

/** Before versions: nothing was held back, and fixed issues were in the API's format. */
function upcastComparison0(value: object): object {
  const { fixed, ...rest } = value as { fixed?: object[] };
  return {
    ...rest,
    ruleChangedFingerprints: [],
    ruleChangedCount: 0,
    fixed: fixed?.map(upcastWireIssue0),
  };
}
