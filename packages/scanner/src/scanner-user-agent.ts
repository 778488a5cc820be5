import { scannerProduct } from '@curbcut/model/scan';

/**
 * Names who visits (so that site owners can recognize and refuse us) beside what browsers say, so that pages send the same
 * as to anybody.
 */
export function scannerUserAgent(browserVersion: string, infoUrl: string): string {
  const [major = ''] = browserVersion.split('.');
  const platform =
    process.platform === 'darwin' ? 'Macintosh; Intel Mac OS X 10_15_7' : 'X11; Linux x86_64';
  return `Mozilla/5.0 (${platform}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${major}.0.0.0 Safari/537.36 ${scannerProduct} (+${infoUrl})`;
}
