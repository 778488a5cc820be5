import { LogOut } from 'lucide-react';
import { NavLink } from 'react-router';
import { NativeButton } from '../components/ui/native-button.tsx';
import { useAuth } from '../entities/account/use-auth.ts';
import { useLogOut } from '../features/accounts/use-log-out.ts';
import { HealthBadge } from '../features/health/components/health-badge.tsx';
import { useSiteConfig } from '../lib/site-config.ts';
import { entryLinks, mainLinks, userLinks, type NavigationLink } from './navigation.ts';

/** What the bar and the menu of the user hold, where there is no room for them. */
export function MobileMenu() {
  const { user, status } = useAuth();
  const logOut = useLogOut();
  const config = useSiteConfig();
  const visitorLinks = status === 'loading' ? [] : entryLinks(config);
  const links = user ? signedInLinks(userLinks(config)) : [...mainLinks.visitor, ...visitorLinks];
  return (
    <nav className="top__menu" aria-label="Main">
      {user && (
        <p className="top__who">
          <span>Signed in as</span>
          <strong>{user.name || 'User'}</strong>
          <span>{user.email}</span>
        </p>
      )}
      {links.map(({ label, to }) => (
        <NavLink key={to} className="top__link" to={to}>
          {label}
        </NavLink>
      ))}
      {user && (
        <NativeButton className="top__link" onPress={() => void logOut()}>
          <LogOut className="icon" aria-hidden="true" />
          Log out
        </NativeButton>
      )}
      <HealthBadge />
    </nav>
  );
}

/** Each page once, in the order of the bar. */
function signedInLinks(inMenu: readonly NavigationLink[]): NavigationLink[] {
  const inBar = new Set(mainLinks.user.map(({ to }) => to));
  return [...mainLinks.user, ...inMenu.filter(({ to }) => !inBar.has(to))];
}
