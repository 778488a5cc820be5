import { usePageMeta } from '../../../../lib/use-page-meta.ts';
import { useAuth } from '../../../../entities/account/use-auth.ts';
import { VerifyEmailNotice } from '../../../../entities/account/components/verify-email-notice.tsx';
import { PlanChanges } from '../../../../entities/subscription/components/plan-changes.tsx';
import { DataSettings } from './data-settings.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { PlanSettings } from './plan-settings.tsx';
import { ProfileSettings } from './profile-settings.tsx';
import { ResultMailSettings } from './result-mail-settings.tsx';
import { SessionSettings } from './session-settings.tsx';
import { SettingsCard } from './settings-card.tsx';
import { SignInSettings } from './sign-in-settings.tsx';
import { StandardSettings } from './standard-settings.tsx';

/** Everything about the account of who is signed in. */
export function SettingsPage() {
  usePageMeta({ title: 'Settings - Curbcut', robots: 'noindex' });
  const { user } = useAuth();
  if (!user) return null;
  return (
    <div className="stack gap-6">
      <div className="stack gap-2">
        <h1>Settings</h1>
        <p className="text-muted anywhere">Your account, {user.email}</p>
      </div>
      <VerifyEmailNotice />
      <div className="settings">
        <div className="stack gap-6">
          <ProfileSettings key={user.id} user={user} />
          <StandardSettings user={user} />
          <ResultMailSettings user={user} />
          <SignInSettings user={user} />
          <SessionSettings />
          <SettingsCard title="Plan changes">
            <PlanChanges />
          </SettingsCard>
        </div>
        <div className="stack gap-6">
          <PlanSettings user={user} />
          <DataSettings />
          <DeleteAccount user={user} />
        </div>
      </div>
    </div>
  );
}
