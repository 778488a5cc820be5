import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** chromedriver on the PATH, or `missing`: the sentence that says why it can't be used and what helps. */
export async function findChromedriver(
  browserVersion: string,
): Promise<{ path: string } | { missing: string }> {
  const driver = process.env['CHROMEDRIVER_PATH'] ?? 'chromedriver';
  let output: string;
  try {
    ({ stdout: output } = await promisify(execFile)('sh', [
      '-c',
      'command -v "$1" && "$1" --version',
      'sh',
      driver,
    ]));
  } catch {
    const missing = `@axe-core/cli needs chromedriver, and ${driver} does not start (Debian: apt-get install chromium-driver; or set CHROMEDRIVER_PATH)`;
    return { missing };
  }
  const [path = '', version = ''] = output.split('\n');
  const major = majorOf(version);
  if (major === majorOf(browserVersion)) return { path };
  const missing = `@axe-core/cli needs a chromedriver of the browser's version: ${version.trim()}, ${browserVersion}`;
  return { missing };
}

function majorOf(version: string): string | undefined {
  return /(\d+)\.\d+/.exec(version)?.[1];
}
