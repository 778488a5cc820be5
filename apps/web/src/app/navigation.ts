import type { SiteConfig } from '@curbcut/model/site';

export interface NavigationLink {
  label: string;
  /** A route of the app, a page that the API serves, or another website. */
  to: string;
  kind?: 'api' | 'external';
}

export interface LinkGroup {
  heading: string;
  links: readonly NavigationLink[];
}

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

/** What a visitor does to become known; nobody can register where that is turned off. */
export function entryLinks({ registration }: SiteConfig): NavigationLink[] {
  const login = { label: 'Login', to: '/login' };
  return registration === 'off' ? [login] : [login, { label: 'Sign Up', to: '/register' }];
}

/** In the menu of the person signed in, before "Log out". */
export function userLinks({ marketingPages }: SiteConfig): NavigationLink[] {
  return [
    { label: 'Dashboard', to: '/dashboard' },
    { label: 'Scan History', to: '/scan-history' },
    { label: 'Compare', to: '/compare' },
    ...(marketingPages ? [{ label: 'Resources', to: '/resources' }] : []),
    { label: 'Help', to: '/help' },
    { label: 'Settings', to: '/settings' },
  ];
}

export function footerGroups({ marketingPages, operator }: SiteConfig): LinkGroup[] {
  return [
    {
      heading: 'Product',
      links: [
        { label: 'Free Scan', to: '/free-scan' },
        { label: 'Dashboard', to: '/dashboard' },
        { label: 'Pricing', to: '/pricing' },
        { label: 'What Curbcut tests', to: '/coverage' },
      ],
    },
    {
      heading: 'Resources',
      links: [
        ...(marketingPages
          ? [
              { label: 'WCAG Guidelines', to: '/resources' },
              { label: 'Accessibility Blog', to: '/blog' },
            ]
          : []),
        { label: 'Help Center', to: '/help' },
        { label: 'System Status', to: '/status' },
        { label: 'API documentation', to: '/docs', kind: 'api' },
      ],
    },
    {
      heading: 'Company',
      links: [
        ...(operator.aboutUrl === null
          ? []
          : [{ label: 'About Us', to: operator.aboutUrl, kind: 'external' as const }]),
        { label: 'Contact', to: '/contact' },
        { label: 'Privacy Policy', to: '/privacy' },
        { label: 'Terms of Service', to: '/terms' },
        { label: 'Cookie Policy', to: '/cookies' },
      ],
    },
  ];
}
