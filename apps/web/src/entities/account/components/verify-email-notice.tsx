import { Notice } from '../../../components/ui/notice.tsx';
import { useSiteConfig } from '../../../lib/site-config.ts';
import { useAuth } from '../use-auth.ts';
import { ResendVerification } from './resend-verification.tsx';

/** Asks to confirm the e-mail address; nothing once that is done. */
export function VerifyEmailNotice() {
  const { user } = useAuth();
  const { sendsMail } = useSiteConfig();
  if (!user || user.email_verified) return null;
  return (
    <Notice kind="warn">
      <h2 className="text-base">Confirm your e-mail</h2>
      <p className="anywhere max-w-prose">
        {sendsMail
          ? 'We e-mailed you a link to confirm'
          : 'This server doesn’t send e-mail: ask the operator of this service for the link to confirm'}{' '}
        <strong>{user.email}</strong>. You can scan now; schedules and alerts start once it is
        confirmed.
      </p>
      <ResendVerification email={user.email} />
    </Notice>
  );
}
