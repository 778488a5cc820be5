import type { User } from '@curbcut/wire/account';
import { ChevronDown } from 'lucide-react';
import { Button, Menu, MenuItem, MenuTrigger, Popover, Separator } from 'react-aria-components';
import { useLocation, useNavigate } from 'react-router';
import { useLogOut } from '../features/accounts/use-log-out.ts';
import { useSiteConfig } from '../lib/site-config.ts';
import { initials } from './initials.ts';
import { userLinks } from './navigation.ts';

const logOutKey = 'log-out';

/** The name of the person signed in, with what belongs to the account. */
export function UserMenu({ user }: { user: User }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const logOut = useLogOut();
  const config = useSiteConfig();
  const name = user.name || 'User';
  return (
    <MenuTrigger>
      <Button className="top__link user-button">
        <span className="avatar" aria-hidden="true">
          {initials(name)}
        </span>
        <span className="user-button__name">{name}</span>
        <ChevronDown className="icon icon--sm" aria-hidden="true" />
      </Button>
      <Popover className="menu" placement="bottom end" offset={6}>
        <p className="menu__head">
          <strong>{name}</strong>
          <span className="text-sm text-subtle">{user.email}</span>
        </p>
        <Menu
          aria-label="Account"
          onAction={(key) => void (key === logOutKey ? logOut() : navigate(String(key)))}
        >
          {userLinks(config).map(({ label, to }) => (
            <MenuItem key={to} id={to} className="menu__item menu__item--plain">
              <span {...(to === pathname ? { 'aria-current': 'page' } : {})}>{label}</span>
            </MenuItem>
          ))}
          <Separator className="my-1 border-t border-line" />
          <MenuItem id={logOutKey} className="menu__item menu__item--plain">
            Log out
          </MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
