import { mailsStayHere } from '@curbcut/model/site';
import { useState } from 'react';
import { Link } from 'react-router';
import { ArrivalHeading } from '../../../components/ui/arrival-heading.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { NeedsScript } from '../../../components/ui/needs-script.tsx';
import { SubmitButton } from '../../../components/ui/submit-button.tsx';
import { TextField } from '../../../components/ui/text-field.tsx';
import { failureSentence } from '../../../lib/failure-sentence.ts';
import { useSiteConfig } from '../../../lib/site-config.ts';
import { showToast } from '../../../lib/toast-queue.ts';
import { validateEmail } from '../account-form.ts';
import { requestPasswordReset } from '../api/account-calls.ts';
import { useForm } from '../../../lib/use-form.ts';
import { AccountPage } from './account-page.tsx';
import { FormFailure } from './form-failure.tsx';

export { forgotPasswordPage } from '../account-page-info.ts';

export function ForgotPasswordPage() {
  const { sendsMail } = useSiteConfig();
  const [answer, setAnswer] = useState<string | null>(null);
  const form = useForm({
    initial: { email: '' },
    validate: validateEmail,
    send: async ({ email }) => setAnswer(await requestPasswordReset(email)),
    failureMessage: (error) => failureSentence(error, 'The e-mail could not be sent.'),
    onFailure: (message) => showToast('error', message),
  });
  if (answer !== null) {
    return (
      <AccountPage title="Forgot your password?">
        <div className="card stack">
          <ArrivalHeading level={2} takesFocus>
            {sendsMail ? 'Check your e-mail' : 'Ask for the link'}
          </ArrivalHeading>
          <p className="anywhere">{answer}</p>
          {sendsMail && (
            <p className="text-muted">
              The link works once. Nothing there after some minutes? Look into the spam folder, or
              check the address <strong>{form.values.email.trim()}</strong>.
            </p>
          )}
          <p>
            <Button onPress={() => setAnswer(null)}>Use another address</Button>
          </p>
        </div>
        <p>
          <Link to="/login">Back to Login</Link>
        </p>
      </AccountPage>
    );
  }
  return (
    <AccountPage
      title="Forgot your password?"
      lead={`Enter the e-mail address of your account. ${sendsMail ? 'We e-mail you a link to set a new password.' : mailsStayHere}`}
    >
      <FormFailure message={form.failure} />
      <NeedsScript what="Asking for the link" />
      <form method="post" className="stack" onSubmit={form.submit} noValidate>
        <TextField {...form.text('email')} label="Email" type="email" autoComplete="username" />
        <SubmitButton
          className="btn--lg btn--block"
          isPending={form.isPending}
          pendingLabel="Sending..."
        >
          Send the link
        </SubmitButton>
      </form>
      <p>
        <Link to="/login">Back to Login</Link>
      </p>
    </AccountPage>
  );
}
