export interface NavigationLink {
  label: string;
  /** A route of the app, or a page that the API serves. */
  to: string;
  servedByApi?: true;
}

// Only what exists: a link is added here together with its page.

const publicLinks: readonly NavigationLink[] = [
  { label: 'Free Scan', to: '/free-scan' },
  { label: 'Pricing', to: '/pricing' },
];

/** The bar at the top. */
export const mainLinks: Readonly<Record<'visitor' | 'user', readonly NavigationLink[]>> = {
  visitor: publicLinks,
  user: [
    { label: 'Dashboard', to: '/dashboard' },
    { label: 'Scan History', to: '/scan-history' },
    ...publicLinks,
  ],
};

/** In the menu of the person signed in, before "Log out". */
export const userLinks: readonly NavigationLink[] = [
  { label: 'Dashboard', to: '/dashboard' },
  { label: 'Scan History', to: '/scan-history' },
  { label: 'Compare', to: '/compare' },
  { label: 'Settings', to: '/settings' },
];

export const footerLinks: readonly { heading: string; links: readonly NavigationLink[] }[] = [
  {
    heading: 'Product',
    links: [
      { label: 'Free Scan', to: '/free-scan' },
      { label: 'Dashboard', to: '/dashboard' },
      { label: 'Pricing', to: '/pricing' },
    ],
  },
  {
    heading: 'Developers',
    links: [{ label: 'API documentation', to: '/docs', servedByApi: true }],
  },
];
