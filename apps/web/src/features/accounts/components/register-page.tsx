import { accountMessages } from '@curbcut/model/accounts';
import { limits } from '@curbcut/model/limits';
import { type PlanCard } from '@curbcut/wire/plans';
import { useState } from 'react';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router';
import { CheckField } from '../../../components/ui/check-field.tsx';
import { NeedsScript } from '../../../components/ui/needs-script.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { SubmitButton } from '../../../components/ui/submit-button.tsx';
import { TextField } from '../../../components/ui/text-field.tsx';
import { ApiError } from '../../../lib/api-client.ts';
import { plural } from '../../../lib/format.ts';
import { useSiteConfig } from '../../../lib/site-config.ts';
import { showToast } from '../../../lib/toast-queue.ts';
import { refusedField, signInFailure } from '../account-failure.ts';
import { validateRegister, type RegisterForm } from '../account-form.ts';
import { register } from '../api/register.ts';
import {
  isToKeepScan,
  readReturnPath,
  toReturnState,
} from '../../../entities/account/return-path.ts';
import { track } from '../../../entities/consent/analytics.ts';
import { usePlanCards } from '../../../entities/plan/api/use-plan-cards.ts';
import { useAuth } from '../../../entities/account/use-auth.ts';
import { useForm } from '../../../lib/use-form.ts';
import { AccountPage } from './account-page.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { FormFailure } from './form-failure.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { TermsSentence } from './terms-sentence.tsx';
import { TickList } from '../../../components/ui/tick-list.tsx';

export { registerPage } from '../account-page-info.ts';

const emptyForm: RegisterForm = {
  name: '',
  email: '',
  company: '',
  password: '',
  confirmPassword: '',
  invite: '',
  terms: false,
};

export function RegisterPage() {
  const { status, signIn } = useAuth();
  const { state } = useLocation();
  const [search] = useSearchParams();
  const invite = search.get('invite') ?? '';
  const { registration } = useSiteConfig();
  const [needsInvite, setNeedsInvite] = useState(invite !== '' || registration === 'invite');
  const { free } = usePlanCards().plans;
  const form = useForm<RegisterForm>({
    initial: { ...emptyForm, invite },
    validate: validateRegister,
    send: async (values) => {
      const hasCompany = values.company.trim() !== '';
      track('registration_attempt', { hasCompany });
      const { access_token: token, user } = await register(values).catch((error: unknown) => {
        const message = error instanceof Error ? error.message : String(error);
        track('registration_error', { hasCompany, message });
        throw error;
      });
      await signIn(token, { remember: true, user });
      track('registration_success', { hasCompany });
      showToast('success', 'Account created successfully!');
    },
    failureMessage: (error) => {
      if (asksForInvite(error)) setNeedsInvite(true);
      return signInFailure('Registration', error);
    },
    onFailure: (message) => showToast('error', message),
    fieldOf: refusedField,
  });
  if (status === 'signed-in' && !form.isPending) {
    return <Navigate to={readReturnPath(state)} state={toReturnState(state)} replace />;
  }
  if (registration === 'off') return <RegistrationClosed />;
  return (
    <AuthLayout side={<FreePlan plan={free} />}>
      <div className="stack gap-2">
        <h1>Create your account</h1>
        <p className="text-muted">
          {scansSentence(free.scans_per_month)}, free. Have an account?{' '}
          <Link to="/login" state={state}>
            Login
          </Link>
        </p>
      </div>
      {isToKeepScan(state) && !form.failure && (
        <Notice kind="info">
          <p>The result that you were reading is then kept in your account.</p>
        </Notice>
      )}
      <FormFailure message={form.failure} />
      <NeedsScript what="Creating an account" />
      <form method="post" className="stack" onSubmit={form.submit} noValidate>
        <TextField
          {...form.text('name')}
          label="Full name"
          autoComplete="name"
          maxLength={limits.nameLength}
        />
        <TextField
          {...form.text('email')}
          label="Email address"
          type="email"
          autoComplete="email"
        />
        <TextField
          {...form.text('company')}
          label="Company/Organization"
          optional
          autoComplete="organization"
          maxLength={limits.nameLength}
        />
        <NewPasswordFields
          label="Password"
          password={form.text('password')}
          confirmation={form.text('confirmPassword')}
        />
        {needsInvite && <TextField {...form.text('invite')} label="Invitation code" />}
        <CheckField {...form.check('terms')} isRequired>
          <TermsSentence />
        </CheckField>
        <SubmitButton
          className="btn--lg btn--block"
          isPending={form.isPending}
          pendingLabel="Creating account..."
        >
          Create account
        </SubmitButton>
      </form>
    </AuthLayout>
  );
}

function RegistrationClosed() {
  return (
    <div className="page">
      <div className="wrap">
        <AccountPage title="Create your account">
          <Notice kind="info">
            <p>{accountMessages.registrationOff}</p>
          </Notice>
          <p>
            The <Link to="/free-scan">free scan</Link> works without an account.
          </p>
        </AccountPage>
      </div>
    </div>
  );
}

function asksForInvite(error: Error): boolean {
  return error instanceof ApiError && error.message === accountMessages.inviteNeeded;
}

function scansSentence(scansPerMonth: number): string {
  return scansPerMonth < 0 ? 'Unlimited scans' : `${plural(scansPerMonth, 'scan')} per month`;
}

function FreePlan({ plan }: { plan: PlanCard }) {
  return (
    <>
      <div className="stack">
        <h2>The Free plan</h2>
        <TickList texts={plan.features} />
        <p className="text-muted">No card. Change your plan at any time.</p>
      </div>
      <hr className="border-line" />
      <div className="stack gap-3">
        <h2 className="text-lg">Prefer to host it yourself?</h2>
        <p className="text-muted">Curbcut is open source. Your own machine, your own data.</p>
      </div>
    </>
  );
}
