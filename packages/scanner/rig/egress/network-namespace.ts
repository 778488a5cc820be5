import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { VectorRun } from './run-page-vectors.ts';

/** Addresses of a network of our own, where nobody else's traffic comes by. */
export const namespaceIps = ['127.0.0.1', '::1', '10.77.0.5', '169.254.169.254'] as const;

const setUp = [
  'ip link set lo up',
  'ip link add canary0 type veth peer name canary1',
  'ip addr add 10.77.0.5/24 dev canary0',
  'ip addr add 169.254.169.254/32 dev canary0',
  'ip link set canary0 up',
  'ip link set canary1 up',
].join(' && ');
const runner = fileURLToPath(new URL('run-in-network-namespace.ts', import.meta.url));
const run = promisify(execFile);

/** Null when this machine lets us make a network of our own, else the reason. */
export async function whyNoNamespace(): Promise<string | null> {
  if (process.platform !== 'linux')
    return `There are no network namespaces on ${process.platform}.`;
  return run('unshare', unshareArguments('true')).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message.trim() : String(error)),
  );
}

/** As `runPageVectors`, in a process whose only network is one with `namespaceIps`. */
export async function runPageVectorsInNamespace(options: {
  ips: readonly string[];
  guard: boolean;
}): Promise<VectorRun> {
  const { stdout } = await run(
    'unshare',
    unshareArguments('exec "$@"', process.execPath, runner, JSON.stringify(options)),
    { maxBuffer: 100_000_000, timeout: 500_000, killSignal: 'SIGKILL' },
  );
  return JSON.parse(stdout) as VectorRun;
}

/** Somebody who is not root gets the rights over the network from a user namespace. */
function unshareArguments(then: string, ...command: string[]): string[] {
  const user = process.getuid?.() === 0 ? [] : ['--user', '--map-current-user', '--keep-caps'];
  return [...user, '--net', '--kill-child', 'sh', '-c', `${setUp} && ${then}`, 'sh', ...command];
}
