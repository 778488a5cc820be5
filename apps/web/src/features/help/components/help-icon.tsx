import {
  CalendarClock,
  CircleAlert,
  FileText,
  Gift,
  KeyRound,
  LayoutDashboard,
  Network,
  ScanSearch,
  Settings,
  SquareTerminal,
  UserPlus,
  type LucideIcon,
} from 'lucide-react';
import type { HelpIcon as IconName } from '../help-article.ts';

const icons: Record<IconName, LucideIcon> = {
  account: UserPlus,
  key: KeyRound,
  dashboard: LayoutDashboard,
  scan: ScanSearch,
  gift: Gift,
  report: FileText,
  schedule: CalendarClock,
  site: Network,
  issue: CircleAlert,
  code: SquareTerminal,
  settings: Settings,
};

export function HelpIcon({ icon }: { icon: IconName }) {
  const Icon = icons[icon];
  return <Icon className="icon" aria-hidden="true" />;
}
