import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { wcagCriteria } from '@curbcut/model/scan';
import type { Scanner } from '@curbcut/scanner';
import { z } from 'zod';
import type { AlfaRequest } from '../../packages/scanner/src/engines/alfa/alfa-messages.ts';
import { AlfaProcess } from '../../packages/scanner/src/engines/alfa/alfa-process.ts';
import { listRules } from '../../packages/scanner/src/engines/alfa/run-rules.ts';
import type { DocumentSnapshot } from '../../packages/scanner/src/engines/alfa/snapshot.ts';
import type { MeasuredSuite } from '../detection/measured.ts';
import type { Suite } from '../detection/suites/suite.ts';
import { type AlfaPage, type AlfaRuleInfo, tagsOf } from './alfa-rule-counts.ts';

/** For one page, on a busy machine; the rule about the size of targets alone takes half a minute on a large one. */
const pageMs = 240_000;
const heapBytes = 2 * 1024 ** 3;
const maxTargets = 500;

const ActMap = z.object({
  rows: z.array(z.object({ engine: z.string(), rule: z.string(), act: z.array(z.string()) })),
});

/** Every rule of Alfa. `suites` has a list of the ACT rules that rules of engines stand for. */
export async function listAlfaRules(suites: string): Promise<AlfaRuleInfo[]> {
  const text = await readFile(path.join(suites, 'engine-act-map.json'), 'utf8');
  const { rows } = ActMap.parse(JSON.parse(text));
  return listRules()
    .sort((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }))
    .map(({ id, chapters }) => {
      const act = rows.filter(({ engine, rule }) => engine === 'alfa' && rule === id);
      return {
        id,
        // Alfa also names the chapters of the European standard that say the same.
        wcag: chapters.filter((chapter) => wcagCriteria[chapter] !== undefined),
        actRules: [...new Set(act.flatMap((row) => row.act))],
      };
    });
}

export interface AlfaAround {
  scanner: Scanner;
  slots: number;
  signal: AbortSignal;
  say: (line: string) => void;
}

/** Runs every rule on each page of a suite. Pages that can't be scanned are left out. */
export async function runOnSuite(
  suite: Suite,
  rules: readonly AlfaRuleInfo[],
  last: MeasuredSuite | undefined,
  { scanner, slots, signal, say }: AlfaAround,
): Promise<AlfaPage[]> {
  const waiting = [...Map.groupBy(suite.cases, ({ path: page }) => page)];
  const pages: AlfaPage[] = [];
  const all = waiting.length;
  const work = async () => {
    const alfa = new AlfaProcess({ heapBytes });
    try {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        signal.throwIfAborted();
        const [page, cases] = next;
        const documents = await snapshotsOf(scanner, suite.origin + encode(page), signal);
        const { runs } = await runRules(alfa, rules, documents);
        pages.push({
          cases,
          runs,
          tags: new Map(documents.flatMap(toTags)),
          isFoundByOthers: ({ id }) =>
            last?.cases
              .get(id)
              ?.reported.some(({ engine, isAbout }) => isAbout && engine !== 'alfa') ?? false,
        });
        if (pages.length % 50 === 0) say(`  ${suite.id}: ${pages.length} of ${all} pages`);
      }
    } finally {
      await alfa.close();
    }
  };
  await Promise.all(Array.from({ length: slots }, work));
  return pages;
}

/** What each rule takes, in ms, beyond what rules before it worked out. */
export async function timeRules(
  url: string,
  rules: readonly AlfaRuleInfo[],
  { scanner, signal }: AlfaAround,
): Promise<ReadonlyMap<string, number>> {
  const alfa = new AlfaProcess({ heapBytes });
  try {
    const documents = await snapshotsOf(scanner, url, signal);
    const { runs, end, reason } = await runRules(alfa, rules, documents);
    if (end !== 'done') throw new Error(`Alfa ended early: ${reason}`);
    return new Map(runs.map(({ rule, durationMs }) => [rule, durationMs]));
  } finally {
    await alfa.close();
  }
}

function runRules(
  alfa: AlfaProcess,
  rules: readonly AlfaRuleInfo[],
  documents: AlfaRequest['documents'],
) {
  return alfa.run({ documents, rules: rules.map(({ id }) => id), maxTargets }, pageMs);
}

async function snapshotsOf(
  scanner: Scanner,
  url: string,
  signal: AbortSignal,
): Promise<AlfaRequest['documents']> {
  let documents: AlfaRequest['documents'] = [];
  await scanner.scanPage(url, {
    signal,
    fast: true,
    onSnapshots: (taken) => {
      documents = taken;
    },
  });
  return documents;
}

function toTags({ frame, json }: AlfaRequest['documents'][number]): [string, string][] {
  return tagsOf(frame, JSON.parse(json) as DocumentSnapshot);
}

function encode(page: string): string {
  return page.split('/').map(encodeURIComponent).join('/');
}
