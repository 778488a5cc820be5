import { CircleX } from 'lucide-react';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { plural } from '../../../lib/format.ts';
import { useSiteConfig } from '../../../lib/site-config.ts';
import { usePageMeta } from '../../../lib/use-page-meta.ts';
import { useAuth } from '../../../entities/account/use-auth.ts';
import { planWord } from '../../../entities/plan/plan-choice.ts';
import { SupportContact } from './support-contact.tsx';

/** After a payment was given up. */
export function PaymentCancelPage() {
  usePageMeta({ title: 'Payment Cancelled - Curbcut', robots: 'noindex' });
  const { user } = useAuth();
  const held = user?.subscription_type ?? 'free';
  const { scansPerMonth } = useSiteConfig().plans[held];
  const scans = scansPerMonth < 0 ? 'unlimited scans' : plural(scansPerMonth, 'scan');
  return (
    <div className="payment-result card card--roomy">
      <CircleX className="payment-result__icon" aria-hidden="true" />
      <h1>Payment Cancelled</h1>
      <p>Your payment was cancelled. Nothing was charged, and your plan has not changed.</p>
      <p className="text-muted">
        {held === 'free'
          ? `You can go on with the Free plan: ${scans} per month, with no card.`
          : `You keep the ${planWord(held)} plan: ${scans} per month.`}
      </p>
      <div className="row">
        <ButtonLink look="primary" to="/pricing">
          Try Again
        </ButtonLink>
        <ButtonLink to="/dashboard">Back to Dashboard</ButtonLink>
      </div>
      <SupportContact />
    </div>
  );
}
