import type { TestSmtpServer } from '@curbcut/testing';
import { waitForStatus } from './api.ts';
import type { FaultSite } from './fault-pages.ts';
import { databasePid } from './fault-targets.ts';
import { pidOf, type Product, removeProduct, startProduct, waitFor } from './start-product.ts';

export interface OutageTrial {
  accepted: number;
  /** One for each accepted scan. */
  ends: string[];
  /** How many mails came for each accepted scan. */
  mails: number[];
  /** How many mails came for scans whose request was answered with an error: at most one each. */
  mailsOfRefused: number[];
  /** How many answers had which status; `none` stands for a connection that was refused or cut. */
  statuses: Record<string, number>;
  /** From each restart to the first good answer of the API. */
  outagesMs: number[];
  /** Whether API and worker are still the processes that they were before. */
  sameProcesses: boolean;
  /** Lines about API and worker on the terminal. */
  terminalLines: string[];
  /** From the start of the product to when its lines were read. */
  seconds: number;
}

const requestIntervalMs = 40;
const scanEvery = 12;

/**
 * Restarts the database, `restarts` times and by turns as an operator and as a crash would, while scans are under way
 * and requests of all kinds go on; then waits until every accepted scan has ended and its mail has come.
 */
export async function runOutageTrial(
  { site, smtp }: { site: FaultSite; smtp: TestSmtpServer },
  { restarts }: { restarts: number },
): Promise<OutageTrial> {
  const began = Date.now();
  const product = await startProduct({
    env: {
      ALLOW_PRIVATE_TARGETS: `127.0.0.1:${site.server.port}`,
      SMTP_URL: smtp.url,
      FREE_SCANS_AT_ONCE: '1000',
    },
  });
  try {
    const programs = () =>
      Promise.all(['api', 'worker'].map((name) => pidOf(product, `apps/${name}/src/main.ts`)));
    const before = await programs();
    const load = startLoad(product, site);
    await waitFor(async () => load.accepted.size >= 3, 30_000);
    const outagesMs: number[] = [];
    for (let restart = 0; restart < restarts; restart += 1) {
      outagesMs.push(await restartDatabase(product, restart % 2 === 0 ? 'SIGKILL' : 'SIGINT'));
      const goal = load.accepted.size + 2;
      await waitFor(async () => load.accepted.size >= goal, 30_000);
    }
    await load.stop();

    const ends: string[] = [];
    for (const id of load.accepted.keys()) {
      const end = await waitForStatus(product, id, ['completed', 'failed'], 240_000);
      ends.push(end.error_code ?? end.status);
    }
    const countMails = (recipient: string) =>
      smtp.mails.filter(({ envelope }) => envelope.to.includes(recipient)).length;
    const recipients = [...load.accepted.values()];
    await waitFor(async () => recipients.every((recipient) => countMails(recipient) > 0), 60_000);
    await waitFor(async () => (await readUnfinished(product)) === 0, 60_000);
    return {
      accepted: load.accepted.size,
      ends,
      mails: recipients.map(countMails),
      mailsOfRefused: load.refused.map(countMails),
      statuses: load.statuses,
      outagesMs,
      sameProcesses: String(await programs()) === String(before),
      terminalLines: product
        .output()
        .split('\n')
        .filter((line) => /^ {2}(?:api|worker)/.test(line)),
      seconds: (Date.now() - began) / 1_000,
    };
  } catch (error) {
    throw new Error(`The trial broke off. The product said:\n${product.output()}`, {
      cause: error,
    });
  } finally {
    await removeProduct(product);
  }
}

/** Resolves with the time from the signal to the first healthy answer, which must come from another server process. */
async function restartDatabase(product: Product, signal: 'SIGKILL' | 'SIGINT'): Promise<number> {
  const pid = await databasePid(product);
  process.kill(pid, signal);
  const stoppedAt = Date.now();
  await waitFor(async () => {
    const now = await databasePid(product).catch(() => pid);
    if (now === pid) return false;
    const health = await fetch(`${product.url}/health`).catch(() => null);
    return health?.ok === true;
  }, 60_000);
  return Date.now() - stoppedAt;
}

async function readUnfinished(product: Product): Promise<number> {
  const response = await fetch(`${product.url}/queue-info`);
  const info = (await response.json()) as { queued: number; running: number };
  return info.queued + info.running;
}

function startLoad(product: Product, site: FaultSite) {
  const accepted = new Map<string, string>();
  const refused: string[] = [];
  const statuses: Record<string, number> = {};
  const count = (status: string) => (statuses[status] = (statuses[status] ?? 0) + 1);
  const mark = Date.now();
  const open = new Set<Promise<void>>();
  let sent = 0;

  async function ask(path: string): Promise<void> {
    const response = await fetch(`${product.url}${path}`).catch(() => null);
    await response?.text();
    count(String(response?.status ?? 'none'));
  }

  async function askForScan(number: number): Promise<void> {
    const email = `load-${mark}-${number}@maple.example`;
    const page = number % 3 === 0 ? '/slow' : '/plain';
    const response = await fetch(`${product.url}/run-once`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        url: site.server.url(`${page}?load-${mark}-${number}`),
        email,
        name: 'Load',
      }),
    }).catch(() => null);
    count(String(response?.status ?? 'none'));
    const answer = (await response?.json()) as { job_id?: string } | undefined;
    if (answer?.job_id) accepted.set(answer.job_id, email);
    else refused.push(email);
  }

  function sendNext(): void {
    sent += 1;
    const known = [...accepted.keys()].at(sent % Math.max(accepted.size, 1));
    const reads = [`/scan-status/${known}`, '/queue-info', `/scan/${known}`, '/'];
    const request =
      sent % scanEvery === 1 || known === undefined
        ? askForScan(sent)
        : ask(reads[sent % reads.length] ?? '/');
    open.add(request);
    void request.finally(() => open.delete(request));
  }

  const timer = setInterval(sendNext, requestIntervalMs);
  return {
    accepted,
    refused,
    statuses,
    async stop(): Promise<void> {
      clearInterval(timer);
      await Promise.all(open);
    },
  };
}
