import { useMutation } from '@tanstack/react-query';
import { failureSentence } from '../../../lib/failure-sentence.ts';
import { showToast } from '../../../lib/toast-queue.ts';
import { resumeSubscription } from './resume-subscription.ts';
import { usePlanRefresh } from './use-plan-refresh.ts';

/** Takes a planned end or downgrade back, and says what came of it. */
export function useResumeSubscription() {
  const refresh = usePlanRefresh();
  return useMutation({
    mutationFn: async () => {
      const message = await resumeSubscription();
      await refresh();
      return message;
    },
    onSuccess: (message) => showToast('success', message),
    onError: (error) =>
      showToast('error', failureSentence(error, 'The subscription could not be resumed.')),
  });
}
