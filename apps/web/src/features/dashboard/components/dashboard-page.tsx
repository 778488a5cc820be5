import { useAuth } from '../../../entities/account/use-auth.ts';
import { VerifyEmailNotice } from '../../../entities/account/components/verify-email-notice.tsx';
import { usePageMeta } from '../../../lib/use-page-meta.ts';
import type { DashboardParts } from './dashboard-parts.ts';
import { DashboardTabs } from './dashboard-tabs.tsx';
import { Greeting } from './greeting.tsx';

/** Only for people who are signed in; the route sees to that. */
export function DashboardPage(parts: DashboardParts) {
  const { user } = useAuth();
  usePageMeta({ title: 'Dashboard - Curbcut' });
  if (!user) return null;
  return (
    <div className="stack gap-6">
      <Greeting user={user} />
      <VerifyEmailNotice />
      <DashboardTabs user={user} {...parts} />
    </div>
  );
}
