import { Suspense, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { useResumeSubscription } from '../api/use-resume-subscription.ts';
import type { Subscription } from '../api/use-subscription.ts';
import { PartBoundary } from '../../../components/ui/part-boundary.tsx';
import { lazyPart } from '../../../lib/lazy-part.tsx';

/** Dialogs are a good part of the dashboard's script, and few people end their subscription. */
const CancelSubscription = lazyPart(async () => {
  const dialog = await import('./cancel-subscription.tsx');
  return dialog.CancelSubscription;
});

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
        <PartBoundary>
          <Suspense>
            <CancelSubscription subscription={subscription} onClose={() => setAsking(false)} />
          </Suspense>
        </PartBoundary>
      )}
    </>
  );
}

function resumeLabel(isPending: boolean): string {
  return isPending ? 'Resuming...' : 'Resume subscription';
}
