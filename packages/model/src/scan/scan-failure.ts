import { scannerProduct } from './scanner-product.ts';

/**
 * Why a scan could not give a result: what people are told, whether another try is worth it, and whose fault it is.
 * `site`: the address or its page; `ours`: the service (the quota goes back); `refused`: not allowed to be scanned.
 * Read by scanner, worker, web and e-mail, so that a cause has one wording.
 */
export const scanFailures = {
  TARGET_BLOCKED: {
    fault: 'refused',
    retry: false,
    message:
      'This address may not be scanned: it is not on the public internet, or it uses a port that is not allowed.',
  },
  DNS_FAILURE: {
    fault: 'site',
    retry: true,
    message: 'The website could not be found. Check the spelling of the address.',
  },
  CONNECTION_FAILED: {
    fault: 'site',
    retry: true,
    message: 'The website did not accept the connection. It may be down or block automated visits.',
  },
  TLS_ERROR: {
    fault: 'site',
    retry: false,
    message:
      'The website’s security certificate is not valid, so the page could not be opened safely.',
  },
  TOO_MANY_REDIRECTS: {
    fault: 'site',
    retry: false,
    message: 'The page redirects in a loop, so it never opens.',
  },
  REDIRECTED_ELSEWHERE: {
    fault: 'site',
    retry: false,
    message:
      'The address leads to another website. Scan that address instead if it is the one you want.',
  },
  HTTP_ERROR: {
    fault: 'site',
    retry: false,
    message: 'The website answered with an error instead of the page.',
  },
  HTTP_SERVER_ERROR: {
    fault: 'site',
    retry: true,
    message: 'The website answered with a server error instead of the page. Try again later.',
  },
  RATE_LIMITED: {
    fault: 'site',
    retry: true,
    message: 'The website answered that it gets too many requests. Try again later.',
  },
  AUTH_REQUIRED: {
    fault: 'site',
    retry: false,
    message: 'The page asks for a user name and password, so it could not be opened.',
  },
  LOGIN_WALL: {
    fault: 'site',
    retry: false,
    message: 'The address leads to a sign-in page, so the page behind it could not be judged.',
  },
  BOT_CHALLENGE: {
    fault: 'site',
    retry: false,
    message: `The website showed a check for automated visitors instead of the page. Allow the user agent that contains “${scannerProduct}”, then scan again.`,
  },
  NOT_HTML: {
    fault: 'site',
    retry: false,
    message: 'The address leads to a file that is not a web page.',
  },
  NO_CONTENT: {
    fault: 'site',
    retry: false,
    message: 'The address gave no page: the server sent nothing to show, or a download.',
  },
  EMPTY_PAGE: {
    fault: 'site',
    retry: false,
    message: 'The page is empty: there is nothing on it to judge.',
  },
  APP_SHELL_EMPTY: {
    fault: 'site',
    retry: false,
    message: 'The page’s scripts never showed any content, so there was nothing to judge.',
  },
  PARSE_ERROR: {
    fault: 'site',
    retry: false,
    message: 'The page’s markup is broken so badly that the browser could not show it.',
  },
  PAGE_TIMEOUT: { fault: 'site', retry: false, message: 'The page took too long to load.' },
  PAGE_HUNG: {
    fault: 'site',
    retry: false,
    message: 'The page stopped responding while it was being judged.',
  },
  PAGE_UNSTABLE: {
    fault: 'site',
    retry: false,
    message: 'The page keeps reloading or moving to other addresses, so it could not be judged.',
  },
  PAGE_TOO_LARGE: { fault: 'site', retry: false, message: 'The page is too large to be judged.' },
  PAGE_CRASHED: { fault: 'site', retry: true, message: 'The page crashed the browser tab.' },
  PROXY_UNAVAILABLE: {
    fault: 'ours',
    retry: true,
    message: 'Our connection to the internet failed during the scan.',
  },
  BROWSER_FAILED: { fault: 'ours', retry: true, message: 'Our browser failed during the scan.' },
  ENGINES_FAILED: {
    fault: 'ours',
    retry: true,
    message: 'None of the engines could judge the page.',
  },
  WORKER_LOST: {
    fault: 'ours',
    retry: false,
    message: 'The scan was interrupted too often on our side.',
  },
  SCAN_TIMEOUT: { fault: 'ours', retry: false, message: 'The scan took longer than expected.' },
  CANCELLED: { fault: 'refused', retry: false, message: 'The scan was cancelled.' },
  INTERNAL_ERROR: {
    fault: 'ours',
    retry: true,
    message: 'Something went wrong on our side during the scan.',
  },
} as const satisfies Record<
  string,
  { fault: 'site' | 'ours' | 'refused'; retry: boolean; message: string }
>;

export type ScanFailureCode = keyof typeof scanFailures;

export function isScanFailureCode(code: unknown): code is ScanFailureCode {
  return typeof code === 'string' && Object.hasOwn(scanFailures, code);
}

/** The user agent that its website has to allow before it can be scanned; null: nothing says that it stops us. */
export function userAgentToAllow(code: string | null): string | null {
  return code === ('BOT_CHALLENGE' satisfies ScanFailureCode) ? scannerProduct : null;
}
