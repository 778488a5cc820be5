import { accountMessages } from '@curbcut/model/accounts';
import { type User } from '@curbcut/wire/account';
import { Button } from '../../../../components/ui/button.tsx';
import { PasswordField } from '../../../../components/ui/password-field.tsx';
import { SubmitButton } from '../../../../components/ui/submit-button.tsx';
import { TextField } from '../../../../components/ui/text-field.tsx';
import { failureSentence } from '../../../../lib/failure-sentence.ts';
import { showToast } from '../../../../lib/toast-queue.ts';
import { refusedField } from '../../account-failure.ts';
import { emailError } from '../../../../entities/account/email-error.ts';
import { errorsOf } from '../../../../lib/form-errors.ts';
import { changeEmail } from '../../api/account-calls.ts';
import { useAuth } from '../../../../entities/account/use-auth.ts';
import { useForm } from '../../../../lib/use-form.ts';
import { FormFailure } from '../form-failure.tsx';

interface EmailForm {
  email: string;
  current_password: string;
}

/** Asks for a new address. Nothing changes until both addresses have confirmed. */
export function ChangeEmailForm({ user, onDone }: { user: User; onDone: () => void }) {
  const { reloadUser } = useAuth();
  const form = useForm<EmailForm>({
    initial: { email: '', current_password: '' },
    validate: (values) =>
      errorsOf<EmailForm>({
        email: emailError(values.email) ?? sameError(values.email, user.email),
        current_password: values.current_password === '' ? accountMessages.passwordRequired : null,
      }),
    send: async (values) => {
      const message = await changeEmail(values.email, values.current_password);
      await reloadUser();
      showToast('success', message, { durationMs: 4_000 });
      onDone();
    },
    failureMessage: (error) => failureSentence(error, 'The address could not be changed.'),
    onFailure: (message) => showToast('error', message),
    fieldOf: refusedField,
  });
  return (
    <form method="post" className="dialog__body stack" onSubmit={form.submit} noValidate>
      <p className="text-muted anywhere">
        Both <strong>{user.email}</strong> and the new address get a link. The change takes effect
        when both are opened.
      </p>
      <FormFailure message={form.failure} />
      <TextField
        {...form.text('email')}
        label="New e-mail address"
        type="email"
        autoComplete="email"
      />
      <PasswordField
        {...form.text('current_password')}
        label="Current password"
        autoComplete="current-password"
      />
      <div className="dialog__actions">
        <Button onPress={onDone}>Cancel</Button>
        <SubmitButton isPending={form.isPending} pendingLabel="Sending...">
          Send the links
        </SubmitButton>
      </div>
    </form>
  );
}

function sameError(email: string, current: string): string | null {
  const isSame = email.trim().toLowerCase() === current.toLowerCase();
  return isSame ? 'This is your e-mail address already.' : null;
}
