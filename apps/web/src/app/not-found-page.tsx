import { Link, useLocation } from 'react-router';
import { ButtonLink } from '../components/ui/button.tsx';
import { EmptyState } from '../components/ui/empty-state.tsx';
import { footerGroups, mainLinks, userLinks, type NavigationLink } from './navigation.ts';
import { useSiteConfig } from '../lib/site-config.ts';
import { usePageMeta } from '../lib/use-page-meta.ts';
import { useAuth } from '../entities/account/use-auth.ts';
import { findSimilarPaths } from './find-similar-paths.ts';

/** Says that there is no such page, and leads on: to what its path resembles, and to where most people want to go. */
export function NotFoundPage() {
  usePageMeta({ title: 'Page Not Found - Curbcut', robots: 'noindex' });
  const config = useSiteConfig();
  const { user } = useAuth();
  const { pathname } = useLocation();
  const pages = [
    ...mainLinks[user ? 'user' : 'visitor'],
    ...(user ? userLinks(config) : []),
    ...footerGroups(config).flatMap(({ links }) => links),
    { label: 'Login', to: '/login' },
    { label: 'Sign Up', to: '/register' },
  ].filter(({ kind }) => kind === undefined);
  const similar = findSimilarPaths(pathname, [...new Set(pages.map(({ to }) => to))]);
  const onward: NavigationLink[] = [
    ...(user ? [{ label: 'Dashboard', to: '/dashboard' }] : []),
    ...(config.marketingPages ? [{ label: 'Home', to: '/' }] : []),
    { label: 'Help Center', to: '/help' },
  ];
  return (
    <EmptyState title="Page Not Found" level={1}>
      <p>There is no page at this address. It may have moved, or the address has a typing error.</p>
      {similar.length > 0 && (
        <p>
          Did you mean{' '}
          {similar.map((path, index) => (
            <span key={path}>
              {index > 0 && ' or '}
              <Link to={path}>{pages.find(({ to }) => to === path)?.label ?? path}</Link>
            </span>
          ))}
          ?
        </p>
      )}
      <nav className="row justify-center" aria-label="Where to go from here">
        <ButtonLink look="primary" to="/free-scan">
          Go to the free scan
        </ButtonLink>
        {onward.map(({ label, to }) => (
          <ButtonLink key={to} to={to}>
            {label}
          </ButtonLink>
        ))}
      </nav>
    </EmptyState>
  );
}
