import { execFile } from 'node:child_process';
import { open, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { Browser, getInstalledBrowsers } from '@puppeteer/browsers';
import { bareEnvironment, browserUserId } from './browser-user.ts';

export interface Chromium {
  path: string;
  kind: 'headless-shell' | 'chromium';
  /** As the program prints it, for example `150.0.7871.46`. */
  version: string;
}

export interface FindChromiumOptions {
  /** CHROME_PATH: used, or refused with the reason; nothing else is looked at. */
  chromePath?: string | undefined;
  /** Where `installChromium` puts a download. */
  cacheDir?: string | undefined;
  /** Where to look before the downloads; by default the places where systems install it. */
  installed?: readonly string[] | undefined;
  /** Told of each one that is there but does not start, with the reason. */
  onBroken?: ((path: string, reason: string) => void) | undefined;
}

/** Real programs, not the shell wrappers of /usr/bin: killing a wrapper leaves the browser behind. */
const installedPaths: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  linux: [
    '/usr/lib/chromium/chromium-headless-shell',
    '/usr/lib/chromium/chromium',
    '/opt/google/chrome/chrome',
    '/usr/lib64/chromium-browser/headless_shell',
    '/usr/lib64/chromium-browser/chromium-browser',
    '/usr/lib/chromium-browser/chromium-browser',
    '/opt/google/chrome-beta/chrome',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/google-chrome',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/snap/bin/chromium',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    path.join(homedir(), 'Applications/Google Chrome.app/Contents/MacOS/Google Chrome'),
    path.join(homedir(), 'Applications/Chromium.app/Contents/MacOS/Chromium'),
  ],
};

const versionTimeoutMs = 15_000;

/**
 * A Chromium that starts: CHROME_PATH, else an installed one, else an earlier download; null when there is none.
 * @throws Error naming CHROME_PATH when it is set but does not start
 */
export async function findChromium({
  chromePath,
  cacheDir = defaultChromiumCacheDir(),
  installed = installedPaths[process.platform] ?? [],
  onBroken = () => undefined,
}: FindChromiumOptions = {}): Promise<Chromium | null> {
  if (chromePath) {
    const answer = await askVersion(chromePath);
    if ('failure' in answer)
      throw new Error(`CHROME_PATH ${chromePath} does not start: ${answer.failure}`);
    return describe(await resolveWrapper(chromePath), answer.version);
  }
  const candidates = [...installed, ...(await downloadedPaths(cacheDir))];
  for (const candidate of candidates) {
    if (!(await isFile(candidate))) continue;
    const answer = await askVersion(candidate);
    if ('version' in answer) return describe(await resolveWrapper(candidate), answer.version);
    onBroken(candidate, answer.failure);
  }
  return null;
}

/** Root's cache is outside its home: Chromium runs as an unprivileged user, which may not enter /root. */
export function defaultChromiumCacheDir(): string {
  if (process.platform === 'darwin') return path.join(homedir(), 'Library', 'Caches', 'curbcut');
  if (process.getuid?.() === 0) return '/var/cache/curbcut';
  return path.join(homedir(), '.cache', 'curbcut');
}

function describe(file: string, version: string): Chromium {
  const isShell = /headless[-_]shell$/.test(file);
  return { path: file, kind: isShell ? 'headless-shell' : 'chromium', version };
}

async function downloadedPaths(cacheDir: string): Promise<string[]> {
  const browsers = await getInstalledBrowsers({ cacheDir });
  return browsers
    .filter(({ browser }) => browser === Browser.CHROMEHEADLESSSHELL)
    .sort((a, b) => b.buildId.localeCompare(a.buildId, 'en', { numeric: true }))
    .map(({ executablePath }) => executablePath);
}

/** Debian's /usr/bin/chromium and friends are scripts around the program of the same name in /usr/lib/chromium. */
async function resolveWrapper(file: string): Promise<string> {
  if (!(await isScript(file))) return file;
  const program = path.join('/usr/lib/chromium', path.basename(file));
  return (await isFile(program)) ? program : file;
}

async function isScript(file: string): Promise<boolean> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0);
    return bytesRead === 2 && buffer.toString('latin1') === '#!';
  } finally {
    await handle.close();
  }
}

async function isFile(file: string): Promise<boolean> {
  return stat(file).then(
    (entry) => entry.isFile(),
    () => false,
  );
}

/** The program's version, or why it can't be used: absent, missing libraries, hanging. */
async function askVersion(file: string): Promise<{ version: string } | { failure: string }> {
  // As root the scanner starts Chromium as another user, who must be able to start it.
  const asUser =
    process.getuid?.() === 0 && process.platform === 'linux'
      ? { uid: browserUserId, gid: browserUserId }
      : {};
  try {
    const { stdout } = await promisify(execFile)(file, ['--version'], {
      ...asUser,
      cwd: '/',
      env: bareEnvironment,
      timeout: versionTimeoutMs,
      killSignal: 'SIGKILL',
    });
    const version = /\d+(\.\d+)+/.exec(stdout)?.[0];
    return version === undefined ? { failure: 'it does not tell a version' } : { version };
  } catch (error) {
    const { code, killed, stderr } = error as { code?: unknown; killed?: boolean; stderr?: string };
    if (killed) return { failure: `no answer in ${versionTimeoutMs / 1_000} s` };
    const words = stderr?.trim().split('\n').at(-1);
    return { failure: words || (code === 'ENOENT' ? 'there is no such file' : String(code)) };
  }
}
