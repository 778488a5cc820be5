/** Scans of whole sites: finding their pages, scanning them in turns, adding them up. */

export { cancelUnfinishedScan } from './cancel-unfinished-scan.ts';
export { checkAddresses, notOfSite } from './check-addresses.ts';
export { discoveryPriority } from './discovery-priority.ts';
export { discoverSite } from './discovery/discover-site.ts';
export { finalizeScanAndSite } from './finalize-scan-and-site.ts';
export { getCausePages } from './get-cause-pages.ts';
export { getSitePages } from './get-site-pages.ts';
export { getSiteScan } from './get-site-scan.ts';
export { insertSiteScan } from './insert-site-scan.ts';
export { lockSite } from './lock-site.ts';
export { queuePagesOf } from './pages/queue-pages.ts';
export { recordUse, reserveUse, type UseBudget } from './pages/reserve-use.ts';
export { requireSitePages, requireSitePlan } from './require-site-plan.ts';
export { withSiteProgress } from './site-progress.ts';
export { cancelOpenPages, cancelSite } from './stop-site.ts';
export { tendSites } from './tend-sites.ts';
