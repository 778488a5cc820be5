import type { UseMutationResult } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { SubmitButton } from '../../../components/ui/submit-button.tsx';
import { changeFailure } from '../../../entities/subscription/payment-failure.ts';

interface ConfirmFormProps {
  title: string;
  label: string;
  pendingLabel: string;
  email: string;
  mutation: Pick<UseMutationResult<unknown, Error, void>, 'mutate' | 'isPending' | 'error'>;
  children: ReactNode;
}

/** What is bought without typing a card: it is said, and confirmed once. */
export function ConfirmForm(props: ConfirmFormProps) {
  const { title, label, pendingLabel, email, mutation, children } = props;
  const titleId = useId();
  return (
    <form
      method="post"
      className="card card--roomy stack gap-6"
      aria-labelledby={titleId}
      onSubmit={(event) => {
        event.preventDefault();
        if (!mutation.isPending) mutation.mutate();
      }}
    >
      <h2 id={titleId}>{title}</h2>
      {children}
      {mutation.error && (
        <Notice kind="error" role="alert">
          <p>{changeFailure(mutation.error)}</p>
        </Notice>
      )}
      <div className="row">
        <SubmitButton
          className="btn--lg grow"
          isPending={mutation.isPending}
          pendingLabel={pendingLabel}
        >
          {label}
        </SubmitButton>
        <ButtonLink className="btn--lg" to="/payment-cancel">
          Cancel
        </ButtonLink>
      </div>
      <p className="text-sm text-muted anywhere">Receipt goes to {email}. Cancel anytime.</p>
    </form>
  );
}
