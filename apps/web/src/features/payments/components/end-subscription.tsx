import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { useResumeSubscription } from '../api/use-resume-subscription.ts';
import type { Subscription } from '../api/use-subscription.ts';
import { CancelSubscription } from './cancel-subscription.tsx';

/** One button in one place, so that it keeps the focus: it ends the subscription, or takes that back. */
export function EndSubscription({ subscription }: { subscription: Subscription }) {
  const [isAsking, setAsking] = useState(false);
  const resume = useResumeSubscription();
  const isEnding = subscription.cancel_at_period_end;
  return (
    <>
      <Button
        className="btn--block"
        isPending={resume.isPending}
        onPress={() => (isEnding ? resume.mutate() : setAsking(true))}
      >
        {isEnding ? resumeLabel(resume.isPending) : 'Cancel subscription'}
      </Button>
      {isAsking && (
        <CancelSubscription subscription={subscription} onClose={() => setAsking(false)} />
      )}
    </>
  );
}

function resumeLabel(isPending: boolean): string {
  return isPending ? 'Resuming...' : 'Resume subscription';
}
