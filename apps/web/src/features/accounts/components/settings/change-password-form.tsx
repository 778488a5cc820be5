import { accountMessages } from '@curbcut/model/accounts';
import { type User } from '@curbcut/wire/account';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '../../../../components/ui/button.tsx';
import { PasswordField } from '../../../../components/ui/password-field.tsx';
import { SubmitButton } from '../../../../components/ui/submit-button.tsx';
import { replaceAccessToken } from '../../../../lib/access-token.ts';
import { failureSentence } from '../../../../lib/failure-sentence.ts';
import { showToast } from '../../../../lib/toast-queue.ts';
import { refusedField } from '../../account-failure.ts';
import { errorsOf } from '../../../../lib/form-errors.ts';
import { confirmError, newPasswordError } from '../../account-form.ts';
import { changePassword } from '../../api/account-calls.ts';
import { useForm } from '../../../../lib/use-form.ts';
import { FormFailure } from '../form-failure.tsx';
import { NewPasswordFields } from '../new-password-fields.tsx';

interface PasswordForm {
  current_password: string;
  password: string;
  confirmPassword: string;
}

export function ChangePasswordForm({ user, onDone }: { user: User; onDone: () => void }) {
  const queryClient = useQueryClient();
  const form = useForm<PasswordForm>({
    initial: { current_password: '', password: '', confirmPassword: '' },
    validate: (values) =>
      errorsOf<PasswordForm>({
        current_password: values.current_password === '' ? accountMessages.passwordRequired : null,
        password: newPasswordError(values.password),
        confirmPassword: confirmError(values.password, values.confirmPassword),
      }),
    send: async (values) => {
      replaceAccessToken(await changePassword(values.current_password, values.password));
      await queryClient.invalidateQueries({ queryKey: ['sessions'] });
      showToast('success', 'Password changed.');
      onDone();
    },
    failureMessage: (error) => failureSentence(error, 'The password could not be changed.'),
    onFailure: (message) => showToast('error', message),
    fieldOf: refusedField,
  });
  return (
    <form method="post" className="dialog__body stack" onSubmit={form.submit} noValidate>
      <FormFailure message={form.failure} />
      {/* Password managers want to know whose password it is. */}
      <input
        type="text"
        name="username"
        autoComplete="username"
        value={user.email}
        readOnly
        hidden
      />
      <PasswordField
        {...form.text('current_password')}
        label="Current password"
        autoComplete="current-password"
      />
      <NewPasswordFields
        label="New password"
        password={form.text('password')}
        confirmation={form.text('confirmPassword')}
      />
      <div className="dialog__actions">
        <Button onPress={onDone}>Cancel</Button>
        <SubmitButton isPending={form.isPending} pendingLabel="Saving...">
          Change password
        </SubmitButton>
      </div>
    </form>
  );
}
