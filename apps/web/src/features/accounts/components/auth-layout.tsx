import { useId, type ReactNode } from 'react';

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
        <Kerb />
      </div>
    </div>
  );
}

/** The mark, drawn across the edge. */
function Kerb() {
  const domes = useId();
  return (
    <div className="kerb" aria-hidden="true">
      <span />
      <svg viewBox="0 0 260 56">
        <defs>
          <pattern id={domes} width="14" height="14" patternUnits="userSpaceOnUse">
            <circle cx="7" cy="7" r="3.1" fill="#15181f" fillOpacity=".3" />
          </pattern>
        </defs>
        <path d="M0 0h58L38 56H0z" fill="currentColor" />
        <path d="M260 0h-58l20 56h38z" fill="currentColor" />
        <path d="M76 0h108l20 56H56z" fill="#ffc720" />
        <path d="M76 0h108l20 56H56z" fill={`url(#${domes})`} />
      </svg>
      <span />
    </div>
  );
}
