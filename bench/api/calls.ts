export interface BenchCall {
  title: string;
  /** Asked for in turn. */
  paths: string[];
}

/** What a dashboard asks for. */
export function listCalls(websites: readonly string[]): BenchCall[] {
  return [
    { title: 'Dashboard statistics', paths: ['/dashboard/stats'] },
    { title: 'History, page 1', paths: ['/dashboard/scans?page=1&limit=10'] },
    { title: 'History, page 1,000', paths: ['/dashboard/scans?page=1000&limit=10'] },
    {
      title: 'Search',
      paths: websites.map((url) => `/dashboard/scans?limit=10&search=${searchFor(url)}`),
    },
    {
      title: 'Trend',
      paths: websites.map((url) => `/dashboard/websites/${encodeURIComponent(url)}/trend`),
    },
    { title: 'Websites', paths: ['/dashboard/websites'] },
    { title: 'Recent scans', paths: ['/scans/recent?limit=5'] },
  ];
}

/** The middle of its host name, as a person would type it. */
function searchFor(url: string): string {
  return new URL(url).hostname.split('.')[0]?.slice(2).toUpperCase() ?? '';
}
