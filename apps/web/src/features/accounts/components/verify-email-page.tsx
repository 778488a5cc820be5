import { useQuery } from '@tanstack/react-query';
import { CircleCheckBig, LoaderCircle } from 'lucide-react';
import { useEffect } from 'react';
import { Button, ButtonLink } from '../../../components/ui/button.tsx';
import { ApiError } from '../../../lib/api-client.ts';
import { usePageMeta } from '../../../lib/use-page-meta.ts';
import { verifyEmail } from '../api/account-calls.ts';
import { useAuth } from '../../../entities/account/use-auth.ts';
import { useLinkToken } from '../use-link-token.ts';
import { AccountPage } from './account-page.tsx';
import { InvalidLink } from './invalid-link.tsx';
import { ResendVerification } from '../../../entities/account/components/resend-verification.tsx';

const title = 'Confirm your e-mail';

/** Confirms at once: only a browser that runs scripts gets here, so that a mail scanner does not use up the link. */
export function VerifyEmailPage() {
  usePageMeta({ title: 'Confirm Your E-mail - Curbcut', robots: 'noindex' });
  const token = useLinkToken();
  const { user, reloadUser } = useAuth();
  const { data, error, isSuccess, isFetching, refetch } = useQuery({
    queryKey: ['verify-email', token],
    queryFn: () => verifyEmail(token ?? ''),
    enabled: token !== null,
    staleTime: Infinity,
    gcTime: Infinity,
  });
  const isStale = isSuccess && user?.email_verified === false;
  useEffect(() => {
    if (isStale) void reloadUser().catch(() => undefined);
  }, [isStale, reloadUser]);

  if (isSuccess) {
    return (
      <AccountPage title={title}>
        <div className="card stack justify-items-start">
          <CircleCheckBig className="icon size-10 ink-green" aria-hidden="true" />
          <output>{data}</output>
          <ButtonLink look="primary" to={user ? '/dashboard' : '/login'}>
            {user ? 'Go to Dashboard' : 'Go to Login'}
          </ButtonLink>
        </div>
      </AccountPage>
    );
  }
  if (token !== null && !error) {
    return (
      <AccountPage title={title}>
        <output className="row">
          <LoaderCircle className="icon spin" aria-hidden="true" />
          Confirming your e-mail address...
        </output>
      </AccountPage>
    );
  }
  if (error instanceof ApiError && error.code !== 'INVALID_TOKEN') {
    return (
      <InvalidLink title={title} message={error.message}>
        <Button look="primary" isPending={isFetching} onPress={() => void refetch()}>
          Try again
        </Button>
      </InvalidLink>
    );
  }
  return (
    <InvalidLink title={title} message={user?.email_verified ? confirmedAnyway : error?.message}>
      {user?.email_verified === false && <ResendVerification email={user.email} />}
      <ButtonLink to={user ? '/dashboard' : '/login'}>
        {user ? 'Go to Dashboard' : 'Go to Login'}
      </ButtonLink>
    </InvalidLink>
  );
}

const confirmedAnyway =
  'This link is not valid any more, and not needed: your e-mail address is confirmed.';
