import { accountMessages } from '@curbcut/model/accounts';
import { type User } from '@curbcut/wire/account';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../../components/ui/button.tsx';
import { DialogWindow } from '../../../../components/ui/dialog-window.tsx';
import { PasswordField } from '../../../../components/ui/password-field.tsx';
import { SubmitButton } from '../../../../components/ui/submit-button.tsx';
import { TextField } from '../../../../components/ui/text-field.tsx';
import { clearAccessToken } from '../../../../lib/access-token.ts';
import { nextArrival } from '../../../../lib/arrivals.ts';
import { failureSentence } from '../../../../lib/failure-sentence.ts';
import { showToast } from '../../../../lib/toast-queue.ts';
import { refusedField } from '../../account-failure.ts';
import { errorsOf } from '../../../../lib/form-errors.ts';
import { deleteAccount } from '../../api/account-calls.ts';
import { useForm } from '../../../../lib/use-form.ts';
import { FormFailure } from '../form-failure.tsx';
import { SettingsCard } from './settings-card.tsx';

export function DeleteAccount({ user }: { user: User }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <SettingsCard title="Delete account">
      <p className="text-muted">
        Deletes the account with all scans, reports, schedules and shared links, for good.
      </p>
      <Button look="danger" className="btn--block" onPress={() => setOpen(true)}>
        Delete account
      </Button>
      {isOpen && (
        <DialogWindow onClose={close} title="Delete your account?">
          <DeleteAccountForm user={user} onCancel={close} />
        </DialogWindow>
      )}
    </SettingsCard>
  );
}

interface DeleteForm {
  confirmation: string;
  current_password: string;
}

function DeleteAccountForm({ user, onCancel }: { user: User; onCancel: () => void }) {
  const navigate = useNavigate();
  const form = useForm<DeleteForm>({
    initial: { confirmation: '', current_password: '' },
    validate: (values) =>
      errorsOf<DeleteForm>({
        confirmation: isSameEmail(values.confirmation, user.email)
          ? null
          : 'Type the e-mail address of this account',
        current_password: values.current_password === '' ? accountMessages.passwordRequired : null,
      }),
    send: async (values) => {
      const message = await deleteAccount(values.current_password);
      // Away first: a page that needs an account would ask to sign in.
      void navigate('/');
      await nextArrival();
      clearAccessToken();
      showToast('success', message, { durationMs: 4_000 });
    },
    failureMessage: (error) => failureSentence(error, 'The account could not be deleted.'),
    onFailure: (message) => showToast('error', message),
    fieldOf: refusedField,
  });
  return (
    <form method="post" className="dialog__body stack" onSubmit={form.submit} noValidate>
      <p>
        This cannot be taken back. All your scans, reports, schedules and shared links are deleted
        with the account. Download your data first if you may need it.
      </p>
      <FormFailure message={form.failure} />
      <TextField
        {...form.text('confirmation')}
        label="Your e-mail address, to confirm"
        hint={user.email}
        type="email"
        autoComplete="off"
      />
      <PasswordField
        {...form.text('current_password')}
        label="Current password"
        autoComplete="current-password"
      />
      <div className="dialog__actions">
        <Button onPress={onCancel}>Keep the account</Button>
        <SubmitButton look="danger" isPending={form.isPending} pendingLabel="Deleting...">
          Delete for good
        </SubmitButton>
      </div>
    </form>
  );
}

function isSameEmail(typed: string, email: string): boolean {
  return typed.trim().toLowerCase() === email.toLowerCase();
}
