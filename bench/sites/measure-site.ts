import { closeServices } from '@curbcut/services/kernel';
import { refreshOutdatedSites } from '@curbcut/services/verdicts';
import { callAs } from '../../e2e/account.ts';
import { openWorkerServices } from '../web/seed-site.ts';

export interface SiteTimes {
  title: string;
  ms: number;
}

interface SiteToMeasure {
  origin: string;
  databaseUrl: string;
  token: string;
  siteScanId: string;
  say: (line: string) => void;
}

interface WireIssue {
  fingerprint: string;
  outcome: string;
  component?: object;
  verdict?: object;
}

const rounds = 5;

/** What a person waits for who opens the result of a site, decides about its worst pages and its worst cause, and opens it again. */
export async function measureSite(site: SiteToMeasure): Promise<SiteTimes[]> {
  const { token, siteScanId, say } = site;
  const call = (method: string, where: string, body?: object) =>
    callAs({ url: site.origin }, token, method, where, body);
  const readIssues = async (id: string) => {
    const { results } = await call('GET', `/scan/${id}`);
    const { lighthouse_issues: first, additional_issues: others } = results as Record<
      'lighthouse_issues' | 'additional_issues',
      WireIssue[]
    >;
    return [...first, ...others].filter(
      ({ outcome, verdict }) => outcome === 'failed' && verdict === undefined,
    );
  };
  const times: SiteTimes[] = [];
  const measure = async (
    title: string,
    count: number,
    run: (round: number) => Promise<unknown>,
  ) => {
    const all: number[] = [];
    for (let round = 0; round < count; round += 1) {
      const startedMs = performance.now();
      await run(round);
      all.push(performance.now() - startedMs);
    }
    const ms = all.toSorted((a, b) => a - b)[Math.floor(count / 2)] ?? 0;
    times.push({ title, ms });
    say(`${title}: ${ms.toFixed(0)} ms`);
  };
  const open = (title: string) =>
    measure(title, rounds, () =>
      Promise.all([call('GET', `/scan/${siteScanId}`), call('GET', `/scan/${siteScanId}/site`)]),
    );
  const listPages = async (title: string) => {
    const [cause] = await readIssues(siteScanId);
    await measure(title, rounds, () =>
      call('GET', `/scan/${siteScanId}/site/causes/${cause?.fingerprint}/pages`),
    );
  };

  await open('Open the result');
  await listPages('List the pages of its worst cause');
  const pages = Array.from({ length: rounds }, (_, at) => `${siteScanId}-${at * 3}`);
  const issues = await Promise.all(pages.map(async (id) => (await readIssues(id))[0]));
  await measure('Answer about an issue of one page', rounds, (round) =>
    call('POST', `/scan/${pages[round]}/verdicts`, {
      fingerprint: issues[round]?.fingerprint,
      kind: 'false-alarm',
      note: 'It is named beside.',
    }),
  );
  await open('Open the result with pages decided');
  await listPages('List the pages of its worst cause with pages decided');
  const causes = await readIssues(siteScanId);
  const ofKind = causes.filter(({ component }) => component !== undefined);
  await measure('Answer about a cause of the whole site', 1, () =>
    call('POST', `/scan/${siteScanId}/verdicts`, {
      fingerprint: ofKind[0]?.fingerprint,
      kind: 'false-alarm',
      note: 'It is named beside.',
    }),
  );
  await open('Open the result while its pages are counted');
  const ctx = await openWorkerServices(site.databaseUrl);
  try {
    await measure('Until a worker has counted all pages', 1, async () => {
      while ((await refreshOutdatedSites({ ctx })) > 0) {
        // The next part.
      }
    });
  } finally {
    await closeServices(ctx, { graceMs: 0 });
  }
  await open('Open the result with a cause and pages decided');
  return times;
}
