import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Says who visits (so that site owners can tell and refuse us) beside what browsers say, so that pages send the same
 * as to anybody. Undefined when the browser's version can't be told; its own name is used then.
 */
export async function scannerUserAgent(
  chromePath: string,
  infoUrl: string,
): Promise<string | undefined> {
  const { stdout } = await run(chromePath, ['--version'], { timeout: 10_000, env: {} }).catch(
    () => ({ stdout: '' }),
  );
  const major = /(\d+)\.\d+\.\d+/.exec(stdout)?.[1];
  if (!major) return undefined;
  const platform =
    process.platform === 'darwin' ? 'Macintosh; Intel Mac OS X 10_15_7' : 'X11; Linux x86_64';
  return `Mozilla/5.0 (${platform}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${major}.0.0.0 Safari/537.36 Curbcut/1.0 (+${infoUrl})`;
}
