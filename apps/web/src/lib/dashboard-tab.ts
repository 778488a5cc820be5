/** The tabs in their order, as they stand in the URL and on the page. */
export const dashboardTabs = [
  { id: 'overview', label: 'Overview' },
  { id: 'scans', label: 'Scan History' },
  { id: 'schedules', label: 'Scheduled Scans' },
  { id: 'trends', label: 'Website Trends' },
  { id: 'reports', label: 'Business Reports' },
] as const;

export type DashboardTab = (typeof dashboardTabs)[number]['id'];

/** The tab of a URL; Overview for none and for one that does not exist. */
export function readTab(search: URLSearchParams): DashboardTab {
  const wanted = search.get('tab');
  return dashboardTabs.find(({ id }) => id === wanted)?.id ?? 'overview';
}

/** The URL of a tab. Website and range are kept for Website Trends alone, a running quick scan for all. */
export function tabUrl(search: URLSearchParams, tab: DashboardTab): string {
  const next = new URLSearchParams({ tab });
  const kept = tab === 'trends' ? ['website', 'range', 'job'] : ['job'];
  for (const name of kept) {
    const value = search.get(name);
    if (value !== null) next.set(name, value);
  }
  return `?${next}`;
}

/** The trend of one website. */
export function trendUrl(search: URLSearchParams, url: string): string {
  const next = new URLSearchParams(tabUrl(search, 'trends'));
  next.set('website', url);
  return `?${next}`;
}
