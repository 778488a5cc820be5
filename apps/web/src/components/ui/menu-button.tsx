import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { lookClass, type ButtonLook } from './button.tsx';

interface MenuButtonProps {
  look?: ButtonLook;
  isPending?: boolean;
  children: ReactNode;
}

/** The button of a `MenuTrigger`, which only knows React Aria's. */
export function MenuButton({ look = 'secondary', isPending = false, children }: MenuButtonProps) {
  return (
    <Button className={lookClass(look)} isPending={isPending}>
      {children}
    </Button>
  );
}

interface MenuIconButtonProps {
  label: string;
  isPending?: boolean;
  children: ReactNode;
}

/** The same for a menu without words: 44 by 44 px, with a line around it. */
export function MenuIconButton({ label, isPending = false, children }: MenuIconButtonProps) {
  return (
    <Button className="iconbtn iconbtn--line" aria-label={label} isPending={isPending}>
      {children}
    </Button>
  );
}
