import { resource } from '../resource.ts';
import { compareScansRoute } from './compare-scans.ts';
import { getDashboardScanRoute } from './get-dashboard-scan.ts';
import { getDashboardStatsRoute } from './get-dashboard-stats.ts';
import { getWebsiteTrendRoute } from './get-website-trend.ts';
import { listHostsRoute } from './list-hosts.ts';
import { listRecentScansRoute } from './list-recent-scans.ts';
import { listUserScansRoute } from './list-user-scans.ts';
import { listWebsitesRoute } from './list-websites.ts';

const common = { access: 'user', tag: 'Dashboard' } as const;

/** The scans of whoever asks, as lists. */
export const scanLists = resource({ prefix: '/scans', ...common }, [
  listUserScansRoute('/user'),
  listRecentScansRoute,
]);

/** Figures and comparisons of the scans of whoever asks. */
export const dashboard = resource({ prefix: '/dashboard', ...common }, [
  listUserScansRoute('/scans'),
  getDashboardScanRoute,
  getDashboardStatsRoute,
  listWebsitesRoute,
  listHostsRoute,
  getWebsiteTrendRoute,
  compareScansRoute,
]);
