import { Menu, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { IconButton } from '../components/ui/button.tsx';
import { HealthBadge } from '../features/health/components/health-badge.tsx';
import { Brand } from './brand.tsx';
import { mainLinks } from './navigation.ts';
import { ThemeSwitch } from './theme-switch.tsx';

export function Header() {
  const menuButton = useRef<HTMLButtonElement>(null);
  const { pathname } = useLocation();
  const [menuOpenedAt, setMenuOpenedAt] = useState<string | null>(null);
  const isMenuOpen = menuOpenedAt === pathname;

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
            <MainLinks />
          </nav>
          <div className="top__right">
            <span className="only-wide">
              <HealthBadge />
            </span>
            <ThemeSwitch />
            <span className="only-narrow">
              <IconButton
                ref={menuButton}
                label="Menu"
                aria-expanded={isMenuOpen}
                aria-controls="main-menu"
                onPress={() => setMenuOpenedAt(isMenuOpen ? null : pathname)}
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
          {isMenuOpen && (
            <nav className="top__menu" aria-label="Main">
              <MainLinks />
              <HealthBadge />
            </nav>
          )}
        </div>
      </div>
    </header>
  );
}

function MainLinks() {
  return mainLinks.map((link) => (
    <NavLink key={link.to} className="top__link" to={link.to}>
      {link.label}
    </NavLink>
  ));
}
