import { networkInterfaces } from 'node:os';
import { beforeAll, describe, expect, it } from 'vitest';
import { namespaceIps, runPageVectorsInNamespace, whyNoNamespace } from './network-namespace.ts';
import { pageVectors } from './page-vectors.ts';
import { runPageVectors, type VectorRun } from './run-page-vectors.ts';
import { canarySecret } from './start-canary.ts';

const noNamespace = await whyNoNamespace();
const local = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
const loopback = [
  '127.0.0.1',
  ...(process.platform === 'linux' ? ['127.0.0.2'] : []),
  ...(local.some(({ address }) => address === '::1') ? ['::1'] : []),
];
const ips: readonly string[] = noNamespace === null ? namespaceIps : loopback;
const controlAddresses = ips.filter((ip) => /^(127\.0\.0\.1|10\.)/.test(ip));
const run = noNamespace === null ? runPageVectorsInNamespace : runPageVectors;

let guarded: VectorRun;
let control: VectorRun;

beforeAll(async () => {
  const runGuarded = () => run({ ips, guard: true });
  const runControl = () => run({ ips: controlAddresses, guard: false });
  if (noNamespace === null) {
    // Each has a process and a network of its own.
    [guarded, control] = await Promise.all([runGuarded(), runControl()]);
  } else {
    guarded = await runGuarded();
    control = await runControl();
  }
}, 600_000);

describe('what a page can reach behind the guard', () => {
  it.each(pageVectors)('$name reaches nothing', ({ name, only }) => {
    const outcomes = guarded.outcomes.filter((outcome) => outcome.name === name);
    expect(outcomes).toHaveLength(only ? 1 : ips.length);
    for (const outcome of outcomes) {
      expect(outcome).toMatchObject({ connections: 0, datagrams: 0, heard: [] });
    }
  });

  it.each(pageVectors.filter(({ unproven, direct }) => !unproven && !direct))(
    '$name was tried',
    ({ name, withinHost }) => {
      const outcomes = guarded.outcomes.filter((outcome) => outcome.name === name);
      const untried = outcomes.filter(({ asked }) => !asked).map(({ ip }) => ip);
      const kept = ips.filter((ip) => withinHost && ip !== '127.0.0.1');
      expect(untried).toEqual(kept);
    },
  );

  it('leaves the page with the vectors to be judged', () => {
    const shared = guarded.scans.filter(({ name }) => name === 'shared');
    expect(new Set(shared.map(({ ip }) => ip))).toEqual(new Set(ips));
    expect(shared.map(({ ip, pageScan }) => [ip, pageScan.status])).toEqual(
      shared.map(({ ip }) => [ip, 'completed']),
    );
  });

  it.each(pageVectors.filter(({ alone }) => alone))(
    '$name ends as blocked, or stays on its page',
    ({ name, staysOn }) => {
      for (const { ip, pageScan } of guarded.scans.filter((scan) => scan.name === name)) {
        if (pageScan.status === 'failed') {
          expect([ip, pageScan.error.code]).toEqual([ip, 'TARGET_BLOCKED']);
        } else {
          expect(staysOn).toBeDefined();
          expect(pageScan.finalUrl).toContain(staysOn);
        }
      }
    },
  );

  it('lets nothing of a target into a result', () => {
    expect(JSON.stringify(guarded.scans)).not.toContain(canarySecret);
    expect(JSON.stringify(control.scans), 'as it would without the guard').toContain(canarySecret);
  });

  it.skipIf(noNamespace !== null)(
    `covers private and link-local IPs${noNamespace === null ? '' : ` (no network of our own: ${noNamespace})`}`,
    () => {
      expect(guarded.outcomes.map(({ ip }) => ip)).toEqual(
        expect.arrayContaining(['10.77.0.5', '169.254.169.254']),
      );
    },
  );
});

describe('the same pages with everything allowed', () => {
  it.each(pageVectors.filter(({ unproven }) => !unproven))(
    '$name reaches its target',
    ({ name, withinHost }) => {
      const outcomes = control.outcomes
        .filter((outcome) => outcome.name === name)
        .filter(({ ip }) => !withinHost || ip === '127.0.0.1');
      expect(outcomes.length).toBeGreaterThan(0);
      for (const { ip, connections, datagrams } of outcomes) {
        expect([ip, connections + datagrams > 0]).toEqual([ip, true]);
      }
    },
  );

  it('proves nearly all vectors able to reach something', () => {
    const unproven = pageVectors.filter((vector) => vector.unproven).map(({ name }) => name);
    expect(unproven.length).toBeLessThan(pageVectors.length / 6);
  });
});
