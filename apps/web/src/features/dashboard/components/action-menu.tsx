import { Ellipsis, ExternalLink, LoaderCircle, type LucideIcon } from 'lucide-react';
import { Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { MenuIconButton } from '../../../components/ui/menu-button.tsx';
import { safeHref } from '../../../lib/page-url.ts';

export interface Action {
  label: string;
  Icon: LucideIcon;
  run: () => void;
}

interface ActionMenuProps {
  /** What the actions are about, in a few words. */
  about: string;
  actions: readonly Action[];
  /** Says what is under way; null while nothing is. */
  pending: string | null;
  /** Can be visited as well, where it is one of the web. */
  url: string;
}

/** The further actions of a row, behind a button. */
export function ActionMenu({ about, actions, pending, url }: ActionMenuProps) {
  const href = safeHref(url);
  return (
    <MenuTrigger>
      <MenuIconButton label={pending ?? `More actions for ${about}`} isPending={pending !== null}>
        {pending === null ? (
          <Ellipsis className="icon" aria-hidden="true" />
        ) : (
          <LoaderCircle className="icon spin" aria-hidden="true" />
        )}
      </MenuIconButton>
      <Popover className="menu" placement="bottom end" offset={6}>
        <Menu
          aria-label={`Actions for ${about}`}
          onAction={(key) => actions.find(({ label }) => label === key)?.run()}
        >
          {actions.map(({ label, Icon }) => (
            <MenuItem key={label} id={label} className="menu__item" textValue={label}>
              <Icon className="icon" aria-hidden="true" />
              <span>{label}</span>
            </MenuItem>
          ))}
          {href !== null && (
            <MenuItem
              id="visit"
              className="menu__item"
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              textValue="Visit website"
            >
              <ExternalLink className="icon" aria-hidden="true" />
              <span>
                Visit website<span className="sr-only"> (opens in a new tab)</span>
              </span>
            </MenuItem>
          )}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
