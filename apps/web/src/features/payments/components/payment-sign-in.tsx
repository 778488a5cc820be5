import { CircleX, LogIn } from 'lucide-react';
import { Button, ButtonLink } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import type { LoginState } from '../../../entities/account/return-path.ts';

/** The plan belongs to an account, and nobody is signed in. */
export function PaymentSignIn({ state }: { state: LoginState }) {
  return (
    <div className="payment-result card card--roomy">
      <LogIn className="payment-result__icon" aria-hidden="true" />
      <h1>Sign in to see your plan</h1>
      <p>
        A payment belongs to an account. Sign in with the one you paid for, and you come back here.
      </p>
      <div className="row">
        <ButtonLink look="primary" to="/login" state={state}>
          Sign in
        </ButtonLink>
      </div>
    </div>
  );
}

export const accountProblemTitle = 'Your account could not be loaded';

interface PaymentAccountProblemProps {
  message: string;
  onRetry: () => Promise<void>;
}

/** Somebody is signed in, and the server does not answer. */
export function PaymentAccountProblem({ message, onRetry }: PaymentAccountProblemProps) {
  return (
    <EmptyState title={accountProblemTitle} level={1} icon={CircleX}>
      <p className="max-w-prose">
        {message} A payment that was made is not lost. This page tries again by itself.
      </p>
      <Button look="primary" onPress={() => void onRetry().catch(() => undefined)}>
        Try again
      </Button>
    </EmptyState>
  );
}
