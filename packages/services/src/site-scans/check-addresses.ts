import { AppError } from '@curbcut/model/errors';
import type { Plan } from '@curbcut/model/plans';
import { amount } from '@curbcut/model/text';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import { checkScanUrl, type ScanTarget } from '../targets/index.ts';
import type { SkipReason } from '@curbcut/model/scan';
import { readNamedUrl } from './page-url.ts';
import { pagesLimitOf } from './site-limits.ts';

/** The pages of a site scan that somebody has chosen: canonical, each once, the first of them where the site begins. */
export interface ChosenAddresses extends ScanTarget {
  addresses: string[];
}

/**
 * Checks addresses that are scanned alone of a website. Throws INVALID_URL or TARGET_REFUSED, which name the address, and
 * INVALID_REQUEST where they are of several websites or more than the plan scans.
 */
export function checkAddresses(
  ctx: ServiceContext,
  texts: readonly string[],
  rights: Pick<Plan, 'pagesPerScan'>,
): ChosenAddresses {
  const targets = texts.map((text) => checkAddress(ctx, text));
  const [first] = targets;
  if (!first) throw new AppError('INVALID_REQUEST', 'Give at least one address.');
  const { origin } = new URL(first.url);
  for (const { url } of targets) {
    const named = readNamedUrl(url, origin);
    if (named?.skip === null) continue;
    const why = new URL(url).origin === origin ? whyNot(named?.skip) : `is not at ${origin}`;
    throw new AppError('INVALID_REQUEST', `${url} ${why}: leave it out, or scan it by itself.`);
  }
  const addresses = [...new Set(targets.map(({ url }) => withoutHash(url)))];
  const most = pagesLimitOf(rights);
  if (addresses.length > most) {
    throw new AppError(
      'INVALID_REQUEST',
      `Your plan scans up to ${amount(most)} pages at once, and these are ${amount(addresses.length)}.`,
    );
  }
  return { ...first, url: addresses[0] ?? first.url, addresses };
}

function checkAddress(ctx: ServiceContext, text: string): ScanTarget {
  try {
    return checkScanUrl(ctx, text);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new AppError(error.code, `${text.slice(0, 200)}: ${error.userMessage}`);
  }
}

function withoutHash(url: string): string {
  return url.replace(/#.*$/, '');
}

function whyNot(skip: SkipReason | null | undefined): string {
  if (skip === 'not-html') return 'is a file, not a web page';
  return skip === 'sign-out' ? 'would sign somebody out' : 'is no page of the website';
}

export function notOfSite(): AppError {
  return new AppError('INVALID_REQUEST', 'A list of addresses goes with the scan type “site”.');
}
