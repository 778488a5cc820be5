import type { CompletedPageScan, Issue } from '@curbcut/model/scan';
import type { Scanner } from '@curbcut/scanner';
import type { ServiceContext, Viewer } from '@curbcut/services/kernel';
import {
  beginScanRun,
  getScan,
  readLastIssues,
  recordScanResult,
  requestScan,
} from '@curbcut/services/scans';
import { discoverSite } from '@curbcut/services/site-scans';
import { decideIssue } from '@curbcut/services/verdicts';
import { VerdictRequest } from '@curbcut/wire/verdicts';
import { changeSite } from './change-site.ts';
import { type HistorySite, newSite } from './history-site.ts';
import { randomFrom } from './random.ts';
import { changeOf, truthOf } from './truth.ts';

export interface HistoryParts {
  ctx: ServiceContext;
  viewer: Viewer;
  scanner: Scanner;
  /** Serves the site from now on; returns its address. */
  show: (site: HistorySite) => string;
}

/** What one scan of a history said, beside what is true. */
export interface ScanOfHistory {
  changes: string[];
  /** Elements of the site: those that are new or came back, and those that are fixed. */
  said: { new: number; fixed: number };
  truth: { new: number; fixed: number };
  /** Of elements that a page had in the last scan and has now: those with another identity, and those with that of another one. */
  renamed: number;
  mistaken: number;
  kept: number;
  /** Elements on which a verdict was given that must still stand, and those on which it does. */
  decided: number;
  stillDecided: number;
}

const scansOfHistory = 5;
const verdictsOfHistory = 4;

/** Scans a made-up site again and again, with changes in between, as the worker does. */
export async function runHistory(seed: number, parts: HistoryParts): Promise<ScanOfHistory[]> {
  const random = randomFrom(seed);
  const site = newSite(random);
  const decided = new Map<string, string>();
  const said: ScanOfHistory[] = [];
  let last: { truth: ReturnType<typeof truthOf>; names: Names } | null = null;
  for (let scan = 0; scan < scansOfHistory; scan += 1) {
    const changes = scan === 0 ? [] : changeSite(site, random);
    const url = parts.show(site);
    const truth = truthOf(site);
    const { siteScanId, pages } = await scanSite(url, parts);
    const names = namesOf(pages);
    if (last) {
      const { broke, repaired } = changeOf(last.truth, truth, new Set(decided.keys()));
      said.push({
        changes,
        said: await changesSaid(siteScanId, parts),
        truth: { new: broke, fixed: repaired },
        ...compareNames(last.names, names),
        ...(await standing(decided, truth, pages, parts)),
      });
    } else {
      for (const page of pages.slice(0, verdictsOfHistory)) await decide(page, decided, parts);
    }
    last = { truth, names };
  }
  return said;
}

interface ScannedPage {
  path: string;
  scanId: string;
  pageScan: CompletedPageScan;
}

async function scanSite(
  url: string,
  { ctx, viewer, scanner }: HistoryParts,
): Promise<{ siteScanId: string; pages: ScannedPage[] }> {
  const { job_id: siteScanId } = await requestScan({
    ctx,
    input: { url, scanType: 'site', viewer, clientIp: '198.51.100.7' },
  });
  const workerId = 'bench';
  const signal = new AbortController().signal;
  await discoverSite({
    ctx,
    input: { scanId: siteScanId, workerId, userAgent: 'Curbcut', signal },
  });
  const pages: ScannedPage[] = [];
  for (;;) {
    const open = await ctx.db
      .selectFrom('scans')
      .select(['id', 'url'])
      .where('parent_id', '=', siteScanId)
      .where('status', '=', 'queued')
      .orderBy('requested_at')
      .limit(2)
      .execute();
    if (open.length === 0) return { siteScanId, pages };
    pages.push(...(await Promise.all(open.map((page) => scanPage(page)))));
  }

  async function scanPage({ id, url: pageUrl }: { id: string; url: string }): Promise<ScannedPage> {
    const run = await beginScanRun({ ctx, input: { scanId: id, workerId } });
    if (!run) throw new Error(`${pageUrl} was not begun.`);
    let links: string[] = [];
    const { pageScan } = await scanner.scanPage(pageUrl, {
      fast: true,
      interaction: false,
      lastIssues: await readLastIssues({ ctx, input: { scanId: id } }),
      onLinks: (found) => (links = found),
    });
    if (pageScan.status === 'failed') throw new Error(`${pageUrl}: ${pageScan.error.message}`);
    const input = { scanId: id, attempt: run.attempt, pageScan, screenshot: null, links };
    await recordScanResult({ ctx, input: { ...input, outline: null } });
    return { path: new URL(pageUrl).pathname, scanId: id, pageScan };
  }
}

function isMeant({ outcome, level }: Issue): boolean {
  return outcome === 'failed' && level !== 'AAA' && level !== 'best-practice';
}

/** The identity of each broken element, by page and element. */
type Names = ReadonlyMap<string, string>;

function namesOf(pages: readonly ScannedPage[]): Names {
  return new Map(
    pages.flatMap(({ path, pageScan }) =>
      pageScan.issues
        .filter(isMeant)
        .flatMap(({ nodes }) => nodes)
        .flatMap(({ html, fingerprint }) => {
          const element = elementOf(html);
          return element === null ? [] : [[`${path} ${element}`, fingerprint] as const];
        }),
    ),
  );
}

function elementOf(html: string): string | null {
  return /data-is="(\w+)"/.exec(html)?.[1] ?? null;
}

function compareNames(before: Names, now: Names) {
  const pageOf = (place: string) => place.slice(0, place.indexOf(' '));
  const owners = new Map([...before].map(([place, name]) => [`${pageOf(place)} ${name}`, place]));
  let [renamed, mistaken, kept] = [0, 0, 0];
  for (const [place, name] of now) {
    const owner = owners.get(`${pageOf(place)} ${name}`);
    if (owner !== undefined && owner !== place) mistaken += 1;
    const then = before.get(place);
    if (then === name) kept += 1;
    else if (then !== undefined) renamed += 1;
  }
  return { renamed, mistaken, kept };
}

async function changesSaid(
  siteScanId: string,
  { ctx, viewer }: HistoryParts,
): Promise<ScanOfHistory['said']> {
  const { comparison, result } = await getScan({
    ctx,
    input: { scanId: siteScanId, reader: viewer },
  });
  if (!comparison || !result) throw new Error('The scan has no comparison.');
  const whole = (issue: Issue) => issue.differentElements ?? issue.nodesTotal;
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
  const came = result.issues.filter(
    (issue) => isMeant(issue) && (issue.lifecycle === 'new' || issue.lifecycle === 'came-back'),
  );
  return {
    new:
      sum(came.map(whole)) +
      sum(comparison.changed.map((one) => one.newElements + one.cameBackElements)),
    fixed:
      sum(comparison.fixed.filter(isMeant).map(whole)) +
      sum(comparison.changed.map((one) => one.fixedElements)),
  };
}

/** One element of a page, as a false alarm. */
async function decide(
  { path, scanId, pageScan }: ScannedPage,
  decided: Map<string, string>,
  { ctx, viewer }: HistoryParts,
): Promise<void> {
  const issue = pageScan.issues.find(isMeant);
  const [node] = issue?.nodes ?? [];
  const element = node && elementOf(node.html);
  if (!issue || !node || !element) return;
  const request = VerdictRequest.parse({
    fingerprint: issue.fingerprint,
    kind: 'false-alarm',
    note: 'Looked at.',
    elements: [node.fingerprint],
  });
  await decideIssue({ ctx, input: { scanId, viewer, request } });
  decided.set(`${path} ${element}`, element);
}

async function standing(
  decided: ReadonlyMap<string, string>,
  truth: ReturnType<typeof truthOf>,
  pages: readonly ScannedPage[],
  { ctx, viewer }: HistoryParts,
) {
  let [all, still] = [0, 0];
  for (const { path, scanId } of pages) {
    const wanted = [...decided].filter(
      ([place, element]) => place.startsWith(`${path} `) && truth.get(path)?.has(element),
    );
    if (wanted.length === 0) continue;
    const { result } = await getScan({ ctx, input: { scanId, reader: viewer } });
    const set = (result?.issues ?? [])
      .filter(({ verdict }) => verdict?.kind === 'false-alarm')
      .flatMap(({ nodes }) => nodes.map(({ html }) => elementOf(html)));
    all += wanted.length;
    still += wanted.filter(([, element]) => set.includes(element)).length;
  }
  return { decided: all, stillDecided: still };
}
