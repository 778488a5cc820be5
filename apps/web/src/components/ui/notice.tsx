import { CircleAlert, CircleCheck, Info, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { DismissButton } from './dismiss-button.tsx';

type NoticeKind = 'info' | 'ok' | 'warn' | 'error';

const icons: Record<NoticeKind, LucideIcon> = {
  info: Info,
  ok: CircleCheck,
  warn: TriangleAlert,
  error: CircleAlert,
};

interface NoticeProps {
  kind: NoticeKind;
  /** `alert` interrupts a screen reader, `status` waits; neither for text that is there from the start. */
  role?: 'alert' | 'status';
  icon?: LucideIcon;
  onDismiss?: () => void;
  children: ReactNode;
}

export function Notice({ kind, role, icon, onDismiss, children }: NoticeProps) {
  const Icon = icon ?? icons[kind];
  return (
    <div className={`notice notice--${kind}`} role={role}>
      <Icon className="icon" aria-hidden="true" />
      <div className="grid gap-2">{children}</div>
      {onDismiss && <DismissButton onPress={onDismiss} />}
    </div>
  );
}
