import type { PageScan } from '@curbcut/model/scan';
import { createTargetPolicy, parseAllowList } from '@curbcut/url-guard';
import { createScanner } from '../../src/create-scanner.ts';
import { pageVectors } from './page-vectors.ts';
import { type Canary, startCanary } from './start-canary.ts';
import { type AimedVector, startVectorSite } from './start-vector-site.ts';
import { watchProxies } from './watch-proxies.ts';

interface VectorOutcome {
  name: string;
  ip: string;
  /** TCP connections that the listener took. */
  connections: number;
  /** UDP packets that it got. */
  datagrams: number;
  /** Whether the browser asked the egress proxy for it. */
  asked: boolean;
  /** The beginning of what the listener was sent. */
  heard: readonly string[];
}

interface VectorScan {
  /** The vector whose page it was; `shared` for all that have no page of their own. */
  name: string;
  ip: string;
  pageScan: PageScan;
}

export interface VectorRun {
  outcomes: VectorOutcome[];
  scans: VectorScan[];
}

/** What lets everything pass in the control run, so that a vector that reaches nothing there is known to be a dud. */
const unguardedArguments = [
  '--webrtc-ip-handling-policy=default',
  '--force-webrtc-ip-handling-policy=default',
];
/** Popups are let open in both runs, or the browser's own blocker would keep the guard from being tried. */
const popups = ['--disable-popup-blocking'];
const holdMs = 8000;
const mostTries = 3;

/**
 * Scans pages with every vector, each aimed at a listener of its own on each of the IPs, of which only the pages'
 * own site is allowed. `guard: false` is the control: the same with everything allowed.
 */
export async function runPageVectors(options: {
  ips: readonly string[];
  guard: boolean;
}): Promise<VectorRun> {
  const progress = new Progress();
  const canaries: Canary[] = [];
  const aimed: AimedVector[] = [];
  for (const ip of options.ips) {
    for (const vector of pageVectors) {
      if (vector.only && vector.only !== ip) continue;
      const canary = await startCanary(ip, vector.port ?? 'allowed', progress.made);
      canaries.push(canary);
      aimed.push({ vector, canary });
    }
  }
  const hasFired = ({ vector, canary }: AimedVector) =>
    vector.unproven !== undefined ||
    (vector.withinHost !== undefined && canary.ip !== '127.0.0.1') ||
    (vector.name === 'webrtc-stun' && site.requests.has(`/gathered?${canary.port}`)) ||
    (options.guard
      ? proxies.askedPorts.has(canary.port)
      : canary.connections + canary.datagrams > 0);
  const site = await startVectorSite(
    aimed,
    (shared) => progress.until(() => shared.every(hasFired), holdMs),
    progress.made,
  );
  const proxies = watchProxies(progress.made);
  const allowed = parseAllowList(`127.0.0.1:${site.port},localhost:${site.port}`).entries;
  const scanner = await createScanner({
    slots: 2,
    infoUrl: 'https://scanner.example/',
    policy: createTargetPolicy(options.guard ? { allow: allowed } : { allowAllPrivate: true }),
    limits: { networkIdleMs: holdMs, loadEventMs: holdMs, scanMs: 40_000, frameMs: 1500 },
    extraArguments: [...popups, ...(options.guard ? [] : unguardedArguments)],
  });
  try {
    const scan = async (name: string, ip: string, url: string): Promise<VectorScan> => {
      const { pageScan } = await scanner.scanPage(url);
      return { name, ip, pageScan };
    };
    /** A page whose vectors did not all fire is opened again: it proves nothing about those that did not. */
    const scanShared = async (ip: string, url: string, shared: AimedVector[]) => {
      const done = [await scan('shared', ip, url)];
      while (done.length < mostTries && !shared.every(hasFired)) {
        done.push(await scan('shared', ip, url));
      }
      return done;
    };
    const shared = options.ips.flatMap((ip) =>
      site.sharedPages(ip).map((one) => scanShared(ip, one.url, one.shared)),
    );
    const alone = await Promise.all(
      aimed
        .filter(({ vector }) => vector.alone)
        .map((one) => scan(one.vector.name, one.canary.ip, site.pageOf(one))),
    );
    const scans = [...(await Promise.all(shared)).flat(), ...alone];
    await scanner.close();
    const outcomes = aimed.map(({ vector, canary }) => ({
      name: vector.name,
      ip: canary.ip,
      connections: canary.connections,
      datagrams: canary.datagrams,
      heard: canary.heard,
      asked: proxies.askedPorts.has(canary.port),
    }));
    return { outcomes, scans };
  } finally {
    proxies.stop();
    await scanner.close();
    await site.close();
    await Promise.all(canaries.map((canary) => canary.close()));
  }
}

/** Lets somebody wait for a state that others bring about. */
class Progress {
  readonly #waiting = new Set<() => void>();

  readonly made = (): void => {
    for (const look of this.#waiting) look();
  };

  /** Resolves when it holds, or after `maxMs`. */
  until(holds: () => boolean, maxMs: number): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        this.#waiting.delete(look);
        clearTimeout(timer);
        resolve();
      };
      const look = () => {
        if (holds()) done();
      };
      const timer = setTimeout(done, maxMs);
      this.#waiting.add(look);
      look();
    });
  }
}
