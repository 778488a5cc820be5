import { useState } from 'react';
import { ArrivalHeading } from '../../../components/ui/arrival-heading.tsx';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { SubmitButton } from '../../../components/ui/submit-button.tsx';
import { ApiError } from '../../../lib/api-client.ts';
import { failureSentence } from '../../../lib/failure-sentence.ts';
import { showToast } from '../../../lib/toast-queue.ts';
import { usePageMeta } from '../../../lib/use-page-meta.ts';
import { refusedField } from '../account-failure.ts';
import { errorsOf } from '../../../lib/form-errors.ts';
import { confirmError, newPasswordError } from '../account-form.ts';
import { resetPassword } from '../api/account-calls.ts';
import { useAuth } from '../../../entities/account/use-auth.ts';
import { useForm } from '../../../lib/use-form.ts';
import { useLinkToken } from '../use-link-token.ts';
import { AccountPage } from './account-page.tsx';
import { FormFailure } from './form-failure.tsx';
import { InvalidLink } from './invalid-link.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';

interface ResetForm {
  password: string;
  confirmPassword: string;
}

export function ResetPasswordPage() {
  usePageMeta({ title: 'Reset Password - Curbcut', robots: 'noindex' });
  const token = useLinkToken();
  const { user, reloadUser } = useAuth();
  const [answer, setAnswer] = useState<string | null>(null);
  const [worthless, setWorthless] = useState<string | null>(null);
  const form = useForm<ResetForm>({
    initial: { password: '', confirmPassword: '' },
    validate: ({ password, confirmPassword }) =>
      errorsOf<ResetForm>({
        password: newPasswordError(password),
        confirmPassword: confirmError(password, confirmPassword),
      }),
    send: async ({ password }) => {
      setAnswer(await resetPassword(token ?? '', password));
      // All sessions of the account have ended: whoever is signed in here finds out now.
      if (user) await reloadUser().catch(() => undefined);
    },
    failureMessage: (error) => {
      if (error instanceof ApiError && error.code === 'INVALID_TOKEN') setWorthless(error.message);
      return failureSentence(error, 'The password could not be changed.');
    },
    onFailure: (message) => showToast('error', message),
    fieldOf: refusedField,
  });
  if (answer !== null) {
    return (
      <AccountPage title="Reset your password">
        <div className="card stack">
          <ArrivalHeading level={2} takesFocus>
            Your password is changed
          </ArrivalHeading>
          <p>{answer}</p>
          <p>
            <ButtonLink look="primary" to="/login">
              Go to Login
            </ButtonLink>
          </p>
        </div>
      </AccountPage>
    );
  }
  if (token === null || worthless !== null) {
    return (
      <InvalidLink title="Reset your password" message={worthless ?? undefined}>
        <ButtonLink look="primary" to="/forgot-password">
          Ask for a new link
        </ButtonLink>
      </InvalidLink>
    );
  }
  return (
    <AccountPage
      title="Reset your password"
      lead="Choose a new password. You will be signed out everywhere."
    >
      <FormFailure message={form.failure} />
      <form method="post" className="stack" onSubmit={form.submit} noValidate>
        <NewPasswordFields
          label="New password"
          password={form.text('password')}
          confirmation={form.text('confirmPassword')}
        />
        <SubmitButton
          className="btn--lg btn--block"
          isPending={form.isPending}
          pendingLabel="Saving..."
        >
          Set the new password
        </SubmitButton>
      </form>
    </AccountPage>
  );
}
