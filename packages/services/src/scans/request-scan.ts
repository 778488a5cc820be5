import type { Standard } from '@curbcut/model/scan';
import type { ScanRequestAnswer } from '@curbcut/wire/scan';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import type { Viewer } from '../kernel/context/viewer.ts';
import { toClientKey } from '../kernel/rate-limit/to-client-key.ts';
import { dispatchSoon } from '../dispatch/index.ts';
import { checkAddresses, notOfSite, requireSitePlan } from '../site-scans/index.ts';
import { checkNewScanUrl } from '../targets/index.ts';
import { insertUserScan } from './insert-user-scan.ts';
import { requestFreeScan } from './request-free-scan.ts';

export interface RequestScanInput {
  url: string;
  email?: string | undefined;
  name?: string | undefined;
  company?: string | undefined;
  /** `site`: as many pages as the plan allows. */
  scanType?: 'single_page' | 'site' | undefined;
  /** What it is judged by; left out: a person's choice for new scans, else WCAG 2.2 AA. */
  standard?: Standard | undefined;
  /** False: the page is not used. */
  interaction?: boolean | undefined;
  /** Of a site: near-copies of pages take their turn, instead of coming last. */
  nearCopies?: boolean | undefined;
  /** Of a site: only these of its pages, the first of which is where it begins, whatever the URL says. */
  addresses?: readonly string[] | null | undefined;
  /** A scan of a site of the viewer's own: its choice of pages is taken, where it has one. */
  repeats?: string | undefined;
  /** The visitor's IP. */
  clientIp: string;
  /** Who is signed in; nobody: a free scan. */
  viewer?: Viewer | null | undefined;
  /** What the requester calls this request: the same name again gives the same answer. */
  idempotencyKey?: string | undefined;
}

/**
 * Checks the URL, and the visitor's limits or the person's quota; stores the scan, all or nothing, and has it begun when it is its turn.
 * Asking again for a URL whose scan has not finished gives the same job. Throws INVALID_URL, TARGET_REFUSED,
 * AUTHENTICATION_REQUIRED or PLAN_REQUIRED (whole sites), CONFLICT (the key names another request), RATE_LIMITED or
 * TOO_MANY_AT_ONCE (visitors), QUOTA_EXCEEDED (people); nothing is stored then.
 */
export async function requestScan({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: RequestScanInput;
}): Promise<ScanRequestAnswer> {
  if (input.scanType === 'site') requireSitePlan(input.viewer, ctx.config.plans);
  if (input.addresses && input.scanType !== 'site') throw notOfSite();
  const { viewer, clientIp, ...rest } = input;
  const addresses =
    viewer && input.scanType === 'site'
      ? (input.addresses ?? (await readChoice(ctx, viewer, input.repeats)))
      : null;
  const chosen =
    viewer && addresses ? checkAddresses(ctx, addresses, ctx.config.plans[viewer.plan.type]) : null;
  const target = await checkNewScanUrl(ctx, chosen?.url ?? input.url);
  const request = { ...rest, ...target, addresses: chosen?.addresses };
  const scanId = await ctx.db.transaction().execute((trx) => {
    if (!viewer) {
      return requestFreeScan(ctx, trx, { ...request, clientKey: toClientKey(clientIp) });
    }
    const user = { id: viewer.userId, plan: viewer.plan.type };
    return insertUserScan(ctx, trx, { ...request, user });
  });
  await dispatchSoon(ctx);
  return { job_id: scanId, status: 'queued' };
}

/** The pages that were chosen for a scan; null where the site named them, and for a scan that is not the viewer's. */
async function readChoice(
  { db }: ServiceContext,
  { userId }: Viewer,
  scanId: string | undefined,
): Promise<readonly string[] | null> {
  if (scanId === undefined) return null;
  const site = await db
    .selectFrom('site_scans')
    .innerJoin('scans', 'scans.id', 'site_scans.scan_id')
    .select('site_scans.addresses')
    .where('scans.id', '=', scanId)
    .where('scans.user_id', '=', userId)
    .executeTakeFirst();
  return site?.addresses ?? null;
}
