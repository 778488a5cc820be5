import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  level?: 1 | 2;
  /** Without one, the dashed ramp is drawn. */
  icon?: LucideIcon;
  children: ReactNode;
}

/** Nothing to show, or an error: a title, what it means and what to do next. */
export function EmptyState({ title, level = 2, icon: Icon, children }: EmptyStateProps) {
  const Title = `h${level}` as const;
  return (
    <div className="empty">
      {Icon ? (
        <Icon className="size-10 text-danger" aria-hidden="true" />
      ) : (
        <svg className="empty__kerb" viewBox="0 0 120 28" aria-hidden="true">
          <path d="M0 2h40L30 26H0z" fill="currentColor" />
          <path d="M120 2H80l10 24h30z" fill="currentColor" />
          <path
            d="M44 3h32l9 22H35z"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeDasharray="4 4"
          />
        </svg>
      )}
      <Title>{title}</Title>
      {children}
    </div>
  );
}
