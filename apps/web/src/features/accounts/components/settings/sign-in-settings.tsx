import type { User } from '@curbcut/wire/account';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../components/ui/button.tsx';
import { DialogWindow } from '../../../../components/ui/dialog-window.tsx';
import { ChangeEmailForm } from './change-email-form.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import { SettingsCard } from './settings-card.tsx';

/** The address and the password that the person signs in with. */
export function SignInSettings({ user }: { user: User }) {
  const [open, setOpen] = useState<'email' | 'password' | null>(null);
  const close = () => setOpen(null);
  const Icon = user.email_verified ? CircleCheck : CircleAlert;
  return (
    <SettingsCard title="Sign-in">
      <div className="setting-rows">
        <div>
          <div className="stack gap-1">
            <h3 className="text-base">E-mail address</h3>
            <p className="row gap-2 anywhere">
              {user.email}
              <span className={`badge ${user.email_verified ? 'badge--green' : 'badge--line'}`}>
                <Icon className="icon" aria-hidden="true" />
                {user.email_verified ? 'Confirmed' : 'Not confirmed'}
              </span>
            </p>
            {user.pending_email !== null && (
              <p className="text-muted anywhere">
                Change to <strong>{user.pending_email}</strong> waits for confirmation: open the
                link in the mails to both addresses.
              </p>
            )}
          </div>
          <Button onPress={() => setOpen('email')}>Change e-mail</Button>
        </div>
        <div>
          <div className="stack gap-1">
            <h3 className="text-base">Password</h3>
            <p className="text-muted">Changing it signs you out on all other devices.</p>
          </div>
          <Button onPress={() => setOpen('password')}>Change password</Button>
        </div>
      </div>
      {open === 'email' && (
        <DialogWindow onClose={close} title="Change e-mail address">
          <ChangeEmailForm user={user} onDone={close} />
        </DialogWindow>
      )}
      {open === 'password' && (
        <DialogWindow onClose={close} title="Change password">
          <ChangePasswordForm user={user} onDone={close} />
        </DialogWindow>
      )}
    </SettingsCard>
  );
}
