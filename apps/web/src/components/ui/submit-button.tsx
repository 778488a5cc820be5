import { LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';

interface SubmitButtonProps {
  isPending: boolean;
  /** For example `Signing in...`. */
  pendingLabel: string;
  look?: 'primary' | 'secondary' | 'danger';
  className?: string;
  children: ReactNode;
}

/** Sends its form, and says so while it is sent. */
export function SubmitButton(props: SubmitButtonProps) {
  const { isPending, pendingLabel, look = 'primary', className = '', children } = props;
  return (
    <Button type="submit" look={look} className={className} isPending={isPending}>
      {isPending && <LoaderCircle className="icon spin" aria-hidden="true" />}
      {isPending ? pendingLabel : children}
    </Button>
  );
}
