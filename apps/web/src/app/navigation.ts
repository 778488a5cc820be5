export interface NavigationLink {
  label: string;
  /** A route of the app, or a page that the API serves. */
  to: string;
  servedByApi?: true;
}

/** Only what exists: a link is added here together with its page. */
export const mainLinks: readonly NavigationLink[] = [{ label: 'Free Scan', to: '/free-scan' }];

export const footerLinks: readonly { heading: string; links: readonly NavigationLink[] }[] = [
  { heading: 'Product', links: [{ label: 'Free Scan', to: '/free-scan' }] },
  {
    heading: 'Developers',
    links: [{ label: 'API documentation', to: '/docs', servedByApi: true }],
  },
];

/** Screens that need accounts or payment, which a server may not have opened. */
export const accountRoutes = ['/login', '/register', '/pricing', '/scan/:scanId'] as const;
