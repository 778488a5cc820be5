import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { NativeButton, type NativeButtonProps } from './native-button.tsx';

/** `accent` stands on ink, or is the one offer of a page. */
export type ButtonLook = 'primary' | 'accent' | 'secondary' | 'ghost' | 'danger';

export function lookClass(look: ButtonLook, more = ''): string {
  return `btn btn--${look} ${more}`.trim();
}

interface ButtonProps extends NativeButtonProps {
  look?: ButtonLook;
  children: ReactNode;
}

export function Button({ look = 'secondary', className, ...props }: ButtonProps) {
  return <NativeButton {...props} className={lookClass(look, className)} />;
}

interface IconButtonProps extends Omit<NativeButtonProps, 'aria-label'> {
  label: string;
  children: ReactNode;
}

/** 44 by 44 px; the label is its name for everyone who does not see the icon. */
export function IconButton({ label, className = '', ...props }: IconButtonProps) {
  return <NativeButton {...props} aria-label={label} className={`iconbtn ${className}`.trim()} />;
}

interface ButtonLinkProps extends Omit<LinkProps, 'className'> {
  look?: ButtonLook;
  className?: string;
}

/** A link to another page of the app that looks like a button. */
export function ButtonLink({ look = 'secondary', className, ...props }: ButtonLinkProps) {
  return <Link {...props} className={lookClass(look, className)} />;
}
