import { errorMessages } from '@curbcut/model/errors';
import { Link, Navigate, useLocation } from 'react-router';
import { CheckField } from '../../../components/ui/check-field.tsx';
import { LifecycleBadge } from '../../../components/ui/lifecycle-badge.tsx';
import { NeedsScript } from '../../../components/ui/needs-script.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { PasswordField } from '../../../components/ui/password-field.tsx';
import { SubmitButton } from '../../../components/ui/submit-button.tsx';
import { TextField } from '../../../components/ui/text-field.tsx';
import { showToast } from '../../../lib/toast-queue.ts';
import { signInFailure } from '../account-failure.ts';
import { validateLogin, type LoginForm } from '../account-form.ts';
import { logIn } from '../api/log-in.ts';
import {
  hasSessionEnded,
  isToKeepScan,
  readReturnPath,
  toReturnState,
} from '../../../entities/account/return-path.ts';
import { NewsletterForm } from '../../../entities/newsletter/components/newsletter-form.tsx';
import { useSiteConfig } from '../../../lib/site-config.ts';
import { useAuth } from '../../../entities/account/use-auth.ts';
import { useForm } from '../../../lib/use-form.ts';
import { AuthLayout } from './auth-layout.tsx';
import { FormFailure } from './form-failure.tsx';

export { loginPage } from '../account-page-info.ts';

const emptyForm: LoginForm = { email: '', password: '', remember: true };

export function LoginPage() {
  const { status, signIn } = useAuth();
  const { state } = useLocation();
  const { registration } = useSiteConfig();
  const form = useForm<LoginForm>({
    initial: emptyForm,
    validate: validateLogin,
    send: async ({ email, password, remember }) => {
      const { access_token: token } = await logIn(email, password);
      await signIn(token, { remember });
      showToast('success', 'Welcome back!');
    },
    failureMessage: (error) => signInFailure('Login', error),
    onFailure: (message) => showToast('error', message),
  });
  if (status === 'signed-in' && !form.isPending) {
    return <Navigate to={readReturnPath(state)} state={toReturnState(state)} replace />;
  }
  return (
    <AuthLayout side={<WhatChanged />}>
      <div className="stack gap-2">
        <h1>Login</h1>
        {registration !== 'off' && (
          <p className="text-muted">
            New here?{' '}
            <Link to="/register" state={state}>
              Create account
            </Link>
          </p>
        )}
      </div>
      {hasSessionEnded(state) && !form.failure && (
        <Notice kind="info">
          <p>{errorMessages.authenticationRequired}</p>
        </Notice>
      )}
      {isToKeepScan(state) && !form.failure && (
        <Notice kind="info">
          <p>The result that you were reading is then kept in your account.</p>
        </Notice>
      )}
      <FormFailure message={form.failure} />
      <NeedsScript what="Signing in" />
      <form method="post" className="stack" onSubmit={form.submit} noValidate>
        <TextField {...form.text('email')} label="Email" type="email" autoComplete="username" />
        <PasswordField
          {...form.text('password')}
          label="Password"
          autoComplete="current-password"
        />
        <div className="row justify-between">
          <CheckField {...form.check('remember')}>Remember me</CheckField>
          <Link to="/forgot-password" className="py-2.5">
            Forgot your password?
          </Link>
        </div>
        <SubmitButton
          className="btn--lg btn--block"
          isPending={form.isPending}
          pendingLabel="Signing in..."
        >
          Sign in
        </SubmitButton>
      </form>
    </AuthLayout>
  );
}

const lifecycleNotes = [
  ['new', 'New issues, marked per scan'],
  ['recurring', 'Recurring ones, which were there before'],
  ['fixed', 'Fixed ones, so you can show progress'],
] as const;

function WhatChanged() {
  const { marketingPages } = useSiteConfig();
  return (
    <>
      <div className="stack">
        <h2>Since your last visit</h2>
        <p className="text-muted">After you sign in, the dashboard opens with what changed.</p>
      </div>
      <ul className="stack gap-3">
        {lifecycleNotes.map(([lifecycle, note]) => (
          <li key={lifecycle} className="grid grid-cols-[7rem_minmax(0,1fr)] items-center gap-3">
            <span>
              <LifecycleBadge lifecycle={lifecycle} />
            </span>
            <span>{note}</span>
          </li>
        ))}
      </ul>
      {marketingPages && (
        <>
          <hr className="border-line" />
          <NewsletterForm title="Newsletter" />
        </>
      )}
    </>
  );
}
