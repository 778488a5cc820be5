import { Menu, X } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { ButtonLink, IconButton } from '../components/ui/button.tsx';
import { PartBoundary } from '../components/ui/part-boundary.tsx';
import { useAuth } from '../entities/account/use-auth.ts';
import { HealthBadge } from '../features/health/components/health-badge.tsx';
import { readAccessToken } from '../lib/access-token.ts';
import { lazyPart } from '../lib/lazy-part.tsx';
import { useSiteConfig } from '../lib/site-config.ts';
import { Brand } from './brand.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { entryLinks, mainLinks } from './navigation.ts';
import { ThemeSwitch } from './theme-switch.tsx';

const UserMenu = lazyPart(async () => {
  const menu = await import('./user-menu.tsx');
  return menu.UserMenu;
});

export function Header() {
  const { user } = useAuth();
  const menuButton = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();
  const [menuOpenedAt, setMenuOpenedAt] = useState<string | null>(null);
  const isMenuOpen = menuOpenedAt === key;

  useEffect(() => {
    if (!isMenuOpen) return undefined;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setMenuOpenedAt(null);
      menuButton.current?.focus();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isMenuOpen]);

  return (
    <header className="top cc-ink">
      <div className="wrap">
        <div className="top__in">
          <Link className="brand" to="/">
            <Brand />
          </Link>
          <nav className="top__nav only-wide" aria-label="Main">
            {mainLinks[user ? 'user' : 'visitor'].map((link) => (
              <NavLink key={link.to} className="top__link" to={link.to}>
                {link.label}
              </NavLink>
            ))}
          </nav>
          <div className="top__right">
            <span className={`only-wide needs-script ${user ? 'top__health--crowded' : ''}`.trim()}>
              <HealthBadge />
            </span>
            <span className="needs-script">
              <ThemeSwitch />
            </span>
            <span className="top__account only-wide">
              <Account />
            </span>
            <span className="only-narrow needs-script">
              <IconButton
                ref={menuButton}
                label="Menu"
                aria-expanded={isMenuOpen}
                aria-controls="main-menu"
                onPress={() => setMenuOpenedAt(isMenuOpen ? null : key)}
              >
                {isMenuOpen ? (
                  <X className="icon" aria-hidden="true" />
                ) : (
                  <Menu className="icon" aria-hidden="true" />
                )}
              </IconButton>
            </span>
          </div>
        </div>
        <div id="main-menu" className="only-narrow" hidden={!isMenuOpen}>
          {isMenuOpen && <MobileMenu />}
        </div>
        <noscript>
          <LinksWithoutScript />
        </noscript>
      </div>
    </header>
  );
}

/** The menu of a narrow window, where no script can open it. */
function LinksWithoutScript() {
  const config = useSiteConfig();
  return (
    <nav className="top__menu only-narrow" aria-label="Main">
      {[...mainLinks.visitor, ...entryLinks(config)].map(({ label, to }) => (
        <a key={to} className="top__link" href={to}>
          {label}
        </a>
      ))}
    </nav>
  );
}

/** Nothing while it is not known who is there. */
function Account() {
  const { status, user, problem } = useAuth();
  const config = useSiteConfig();
  // index.html hides these links before the first paint where a session is stored.
  useEffect(() => {
    const isVisitor = status === 'signed-out' && (problem !== null || readAccessToken() === null);
    if (isVisitor) delete document.documentElement.dataset['session'];
  }, [status, problem]);
  if (user) {
    return (
      <PartBoundary isQuiet>
        <Suspense>
          <UserMenu user={user} />
        </Suspense>
      </PartBoundary>
    );
  }
  if (status === 'loading') return null;
  return entryLinks(config).map(({ label, to }) =>
    to === '/register' ? (
      <ButtonLink key={to} className="top__entry" look="accent" to={to}>
        {label}
      </ButtonLink>
    ) : (
      <NavLink key={to} className="top__link top__entry" to={to}>
        {label}
      </NavLink>
    ),
  );
}
