import { LogOut } from 'lucide-react';
import { NavLink } from 'react-router';
import { NativeButton } from '../components/ui/native-button.tsx';
import { useAuth } from '../features/accounts/use-auth.ts';
import { useLogOut } from '../features/accounts/use-log-out.ts';
import { HealthBadge } from '../features/health/components/health-badge.tsx';
import { mainLinks, userLinks, type NavigationLink } from './navigation.ts';

const visitorLinks: readonly NavigationLink[] = [
  ...mainLinks.visitor,
  { label: 'Login', to: '/login' },
  { label: 'Sign Up', to: '/register' },
];

/** What the bar and the menu of the user hold, where there is no room for them. */
export function MobileMenu() {
  const { user, status } = useAuth();
  const logOut = useLogOut();
  const links = user ? signedInLinks() : status === 'loading' ? mainLinks.visitor : visitorLinks;
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
function signedInLinks(): NavigationLink[] {
  const inBar = new Set(mainLinks.user.map(({ to }) => to));
  return [...mainLinks.user, ...userLinks.filter(({ to }) => !inBar.has(to))];
}
