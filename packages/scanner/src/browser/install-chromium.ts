import { spawn } from 'node:child_process';
import { access, readFile } from 'node:fs/promises';
import { Browser, detectBrowserPlatform, install, resolveBuildId } from '@puppeteer/browsers';
import { defaultChromiumCacheDir, findChromium } from './find-chromium.ts';
import type { Chromium } from './find-chromium.ts';

interface InstallChromiumOptions {
  cacheDir?: string | undefined;
  /** Takes a few words about the step at hand. */
  onProgress?: ((step: string) => void) | undefined;
}

/** A closed network must fail quickly. */
const firstAnswerMs = 8_000;
const stalledMs = 20_000;
const aptUpdateMs = 120_000;
const aptInstallMs = 600_000;

/**
 * Installs a Chromium and returns it: Debian's package when running as root on a system with apt, else a download
 * of chrome-headless-shell into the cache directory.
 * @throws Error whose message gives each reason and the one command to run
 */
export async function installChromium({
  cacheDir = defaultChromiumCacheDir(),
  onProgress = () => undefined,
}: InstallChromiumOptions = {}): Promise<Chromium> {
  const canUseApt = process.getuid?.() === 0 && (await exists('/usr/bin/apt-get'));
  const ways = [
    ...(canUseApt ? [{ name: 'apt-get', run: () => installWithApt(onProgress) }] : []),
    { name: 'download', run: () => downloadShell(cacheDir, canUseApt, onProgress) },
  ];
  const reasons: string[] = [];
  for (const way of ways) {
    try {
      await way.run();
      const broken: string[] = [];
      const onBroken = (file: string, reason: string) => broken.push(`${file}: ${reason}`);
      const chromium = await findChromium({ cacheDir, onBroken });
      if (chromium !== null) return chromium;
      reasons.push(`${way.name}: what was installed does not start (${broken.join('; ')})`);
    } catch (error) {
      reasons.push(`${way.name}: ${(error as Error).message}`);
    }
  }
  throw new Error(
    `No Chromium could be installed.\n${reasons.map((reason) => `  ${reason}\n`).join('')}Run: ${await installCommand()}\nor set CHROME_PATH to a Chrome or Chromium.`,
  );
}

async function installWithApt(onProgress: (step: string) => void): Promise<void> {
  const network = ['-o', 'Acquire::http::Timeout=8', '-o', 'Acquire::https::Timeout=8'];
  const quiet = [...network, '-o', 'Acquire::Retries=1', '-o', 'DPkg::Lock::Timeout=60', '-qq'];
  onProgress('reading the package lists');
  await run('apt-get', [...quiet, 'update'], aptUpdateMs);
  onProgress('installing the chromium-headless-shell package');
  await run(
    'apt-get',
    [
      ...quiet,
      'install',
      '-y',
      '--no-install-recommends',
      'chromium-headless-shell',
      'fonts-liberation',
    ],
    aptInstallMs,
  );
}

async function downloadShell(
  cacheDir: string,
  canUseApt: boolean,
  onProgress: (step: string) => void,
): Promise<void> {
  const platform = detectBrowserPlatform();
  if (!platform) throw new Error(`there is none for ${process.platform} ${process.arch}`);
  const browser = Browser.CHROMEHEADLESSSHELL;
  onProgress('looking up the current version');
  const buildId = await unlessSilentFor(firstAnswerMs, () =>
    resolveBuildId(browser, platform, 'stable'),
  );
  await unlessSilentFor(stalledMs, (stillAlive) =>
    install({
      browser,
      buildId,
      platform,
      cacheDir,
      installDeps: canUseApt,
      downloadProgressCallback: (received, total) => {
        stillAlive();
        const percent = total > 0 ? ` ${Math.floor((received / total) * 100)} %` : '';
        onProgress(`downloading chrome-headless-shell ${buildId}${percent}`);
      },
    }),
  );
}

/** Rejects when `stillAlive` was not called for this long. The library has no way to end a download: its process must. */
async function unlessSilentFor<T>(
  limitMs: number,
  work: (stillAlive: () => void) => Promise<T>,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<T>((resolve, reject) => {
      const stillAlive = () => {
        clearTimeout(timer);
        timer = setTimeout(() => reject(new Error(`no answer in ${limitMs / 1_000} s`)), limitMs);
      };
      stillAlive();
      work(stillAlive).then(resolve, reject);
    });
  } finally {
    clearTimeout(timer);
  }
}

async function run(command: string, args: readonly string[], timeoutMs: number): Promise<void> {
  const child = spawn(command, args, {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: timeoutMs,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      output = (output + chunk).slice(-2_000);
    });
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code === 0) return;
  const lastLine = output.trim().split('\n').at(-1) ?? '';
  throw new Error(`${args.includes('update') ? 'update' : 'install'} failed: ${lastLine}`);
}

async function installCommand(): Promise<string> {
  if (process.platform === 'darwin') return 'brew install --cask google-chrome';
  const release = await readFile('/etc/os-release', 'utf8').catch(() => '');
  const system = release.match(/^ID(_LIKE)?=.*$/gm)?.join(' ') ?? '';
  if (/ubuntu/.test(system)) return 'sudo snap install chromium';
  if (/debian/.test(system)) {
    return 'sudo apt-get update && sudo apt-get install -y chromium-headless-shell fonts-liberation';
  }
  if (/fedora|rhel/.test(system)) return 'sudo dnf install -y chromium-headless liberation-fonts';
  if (/arch/.test(system)) return 'sudo pacman -S --noconfirm chromium ttf-liberation';
  if (/alpine/.test(system)) return 'sudo apk add chromium font-liberation';
  if (/suse/.test(system)) return 'sudo zypper install -y chromium liberation-fonts';
  return "your system's package manager to install Chromium";
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
