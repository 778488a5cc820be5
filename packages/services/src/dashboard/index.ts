/** Figures, trends and websites of a person. */

export { compareScans } from './compare-scans.ts';
export { getDashboardStats } from './get-dashboard-stats.ts';
export { getWebsiteTrend } from './get-website-trend.ts';
export { listHosts } from './list-hosts.ts';
export { listWebsites } from './list-websites.ts';
