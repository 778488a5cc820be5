import type { ReactNode } from 'react';
import { CurbLine } from '../../../components/ui/curb-line.tsx';

interface AuthLayoutProps {
  /** The heading and the form. */
  children: ReactNode;
  /** One useful thought beside the form. */
  side: ReactNode;
}

/** The form at the left, the curb at the lower right. */
export function AuthLayout({ children, side }: AuthLayoutProps) {
  return (
    <div className="auth">
      <div className="auth__form">
        <div className="stack gap-6">{children}</div>
      </div>
      <div className="auth__side">
        {side}
        <CurbLine className="auth__curb" />
      </div>
    </div>
  );
}
