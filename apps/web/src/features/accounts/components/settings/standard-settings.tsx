import { standardName, type Standard } from '@curbcut/model/scan';
import type { User } from '@curbcut/wire/account';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { StandardField } from '../../../../entities/scan/components/standard-field.tsx';
import { failureSentence } from '../../../../lib/failure-sentence.ts';
import { showToast } from '../../../../lib/toast-queue.ts';
import { updateProfile } from '../../api/account-calls.ts';
import { FormFailure } from '../form-failure.tsx';
import { SettingsCard } from './settings-card.tsx';

const failed = 'The standard could not be saved.';

/** What new scans are judged by, unless another standard is chosen for one. */
export function StandardSettings({ user }: { user: User }) {
  const queryClient = useQueryClient();
  const save = useMutation({
    mutationFn: (standard: Standard) => updateProfile({ standard }),
    onSuccess: (saved) => {
      queryClient.setQueryData(['user'], saved);
      showToast('success', `New scans are judged by ${standardName(saved.standard)}.`);
    },
    onError: (error) => showToast('error', failureSentence(error, failed)),
  });
  return (
    <SettingsCard title="Standard">
      <FormFailure message={save.error && failureSentence(save.error, failed)} />
      <StandardField
        label="Standard of new scans"
        hint="It decides which failed issues count: in scores, totals and mails. What it does not ask for is still found, and listed apart."
        value={save.isPending ? save.variables : user.standard}
        onChange={(standard) => save.mutate(standard)}
        isDisabled={save.isPending}
      />
      <p className="text-muted">You can choose another one for each scan. Schedules keep theirs.</p>
    </SettingsCard>
  );
}
