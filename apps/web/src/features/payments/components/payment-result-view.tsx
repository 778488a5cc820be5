import type { PlanType } from '@curbcut/model/plans';
import { CircleAlert, CircleCheck, Hourglass, LoaderCircle, RotateCcw } from 'lucide-react';
import { Button, ButtonLink } from '../../../components/ui/button.tsx';
import { plural } from '../../../lib/format.ts';
import { planWord } from '../../../entities/plan/plan-choice.ts';
import { isOpenResult, resultWords, type PaymentResult } from '../payment-result.ts';
import { SupportContact } from './support-contact.tsx';
import { WhatsNext } from './whats-next.tsx';

interface PaymentResultViewProps {
  title: string;
  /** Null: not known yet. */
  result: PaymentResult | null;
  /** Scans a month; -1: unlimited. */
  limit: number;
  plan: PlanType;
  /** What could not be checked. */
  failures: readonly string[];
  isRefreshing: boolean;
  onRefresh: () => void;
}

/** One page whose words change, so that a screen reader is told and the focus stays. */
export function PaymentResultView(props: PaymentResultViewProps) {
  const { title, result, failures, isRefreshing } = props;
  const isUpdating = result === null || isRefreshing;
  return (
    <div className="payment-result card card--roomy">
      <ResultIcon result={result} />
      <h1>{title}</h1>
      <output className="stack gap-2">
        {isUpdating ? (
          <span className="row gap-2">
            <LoaderCircle className="icon spin" aria-hidden="true" />
            Updating your account...
          </span>
        ) : (
          <ResultText {...props} result={result} />
        )}
      </output>
      {!isUpdating && result !== 'unchecked' && failures.length > 0 && (
        <p className="text-sm text-muted anywhere">
          Not everything could be checked: {failures.join(' ')} Refresh in a moment.
        </p>
      )}
      {result === 'succeeded' && <WhatsNext plan={props.plan} />}
      <div className="row">
        {result !== null && result !== 'succeeded' && resultWords[result].canTryAgain && (
          <ButtonLink look="primary" to="/pricing">
            Try Again
          </ButtonLink>
        )}
        <ButtonLink look={result === 'succeeded' ? 'primary' : 'secondary'} to="/dashboard">
          Go to Dashboard
        </ButtonLink>
        {result !== null && (
          <Button isPending={isRefreshing} onPress={props.onRefresh}>
            <RotateCcw className={`icon ${isRefreshing ? 'spin' : ''}`} aria-hidden="true" />
            {isRefreshing ? 'Refreshing...' : 'Refresh Subscription Status'}
          </Button>
        )}
        <ButtonLink to="/help">View Getting Started Guide</ButtonLink>
      </div>
      <SupportContact />
    </div>
  );
}

interface ResultTextProps extends Pick<PaymentResultViewProps, 'limit' | 'plan'> {
  result: PaymentResult;
}

function ResultText({ result, limit, plan }: ResultTextProps) {
  if (result !== 'succeeded') return <span>{resultWords[result].text}</span>;
  const scans = limit < 0 ? 'unlimited scans' : plural(limit, 'scan');
  return (
    <>
      <strong>Account Updated! You now have {scans} per month</strong>
      {plan !== 'free' && <span>Current plan: {planWord(plan)}</span>}
    </>
  );
}

function ResultIcon({ result }: { result: PaymentResult | null }) {
  if (result === 'succeeded' || result === 'given') {
    return <CircleCheck className="payment-result__icon text-band-green" aria-hidden="true" />;
  }
  if (result === null || isOpenResult(result)) {
    return <Hourglass className="payment-result__icon" aria-hidden="true" />;
  }
  return <CircleAlert className="payment-result__icon text-danger" aria-hidden="true" />;
}
