import { useMutation } from '@tanstack/react-query';
import { CircleCheckBig, LoaderCircle } from 'lucide-react';
import { ArrivalHeading } from '../../../components/ui/arrival-heading.tsx';
import { Button, ButtonLink } from '../../../components/ui/button.tsx';
import { ApiError } from '../../../lib/api-client.ts';
import { failureSentence } from '../../../lib/failure-sentence.ts';
import { showToast } from '../../../lib/toast-queue.ts';
import { usePageMeta } from '../../../lib/use-page-meta.ts';
import { confirmEmail } from '../api/account-calls.ts';
import { useAuth } from '../../../entities/account/use-auth.ts';
import { useLinkToken } from '../use-link-token.ts';
import { AccountPage } from './account-page.tsx';
import { FormFailure } from './form-failure.tsx';
import { InvalidLink } from './invalid-link.tsx';

const title = 'Confirm the new e-mail address';

/** One of the two confirmations that a change of address needs: the old address agrees, the new one exists. */
export function ConfirmEmailPage() {
  usePageMeta({ title: 'Confirm E-mail Change - Curbcut', robots: 'noindex' });
  const token = useLinkToken();
  const { user, reloadUser } = useAuth();
  const confirm = useMutation({
    mutationFn: confirmEmail,
    onSuccess: async () => {
      // The last confirmation ends all sessions of the account.
      if (user) await reloadUser().catch(() => undefined);
    },
    onError: (error) => showToast('error', failureSentence(error, 'The address is unchanged.')),
  });
  const wayOn = user
    ? { to: '/settings', label: 'Go to Settings' }
    : { to: '/login', label: 'Go to Login' };

  if (confirm.data) {
    return (
      <AccountPage title={title}>
        <div className="card stack justify-items-start">
          <CircleCheckBig className="icon size-10 ink-green" aria-hidden="true" />
          <ArrivalHeading level={2} takesFocus>
            {confirm.data.changed ? 'Your e-mail address is changed' : 'One confirmation to go'}
          </ArrivalHeading>
          <p className="anywhere">{confirm.data.message}</p>
          <ButtonLink look="primary" to={wayOn.to}>
            {wayOn.label}
          </ButtonLink>
        </div>
      </AccountPage>
    );
  }
  const isWorthless = confirm.error instanceof ApiError && confirm.error.code === 'INVALID_TOKEN';
  if (token === null || isWorthless) {
    return (
      <InvalidLink title={title} message={confirm.error?.message}>
        <ButtonLink look="primary" to={wayOn.to}>
          {wayOn.label}
        </ButtonLink>
      </InvalidLink>
    );
  }
  return (
    <AccountPage
      title={title}
      lead="Somebody who is signed in to your account wants to change its e-mail address. Confirm only if that was you."
    >
      <FormFailure
        message={confirm.error && failureSentence(confirm.error, 'The address is unchanged.')}
      />
      <Button
        look="primary"
        className="btn--lg btn--block"
        isPending={confirm.isPending}
        onPress={() => confirm.mutate(token)}
      >
        {confirm.isPending && <LoaderCircle className="icon spin" aria-hidden="true" />}
        {confirm.isPending ? 'Confirming...' : 'Confirm the change'}
      </Button>
    </AccountPage>
  );
}
