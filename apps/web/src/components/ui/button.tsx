import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import { Link, type LinkProps } from 'react-router';

type ButtonLook = 'primary' | 'secondary' | 'ghost';

function lookClass(look: ButtonLook, more = ''): string {
  return `btn btn--${look} ${more}`.trim();
}

interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'children'> {
  look?: ButtonLook;
  className?: string;
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
}

export function Button({ look = 'secondary', className, ...props }: ButtonProps) {
  return <AriaButton {...props} className={lookClass(look, className)} />;
}

interface IconButtonProps extends Omit<AriaButtonProps, 'className' | 'children' | 'aria-label'> {
  label: string;
  className?: string;
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
}

/** 44 by 44 px; the label is its name for everyone who does not see the icon. */
export function IconButton({ label, className = '', ...props }: IconButtonProps) {
  return <AriaButton {...props} aria-label={label} className={`iconbtn ${className}`.trim()} />;
}

interface ButtonLinkProps extends Omit<LinkProps, 'className'> {
  look?: ButtonLook;
  className?: string;
}

/** A link to another page of the app that looks like a button. */
export function ButtonLink({ look = 'secondary', className, ...props }: ButtonLinkProps) {
  return <Link {...props} className={lookClass(look, className)} />;
}
