import { noMailHere } from '@curbcut/model/site';
import type { User } from '@curbcut/wire/account';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { CheckField } from '../../../../components/ui/check-field.tsx';
import { failureSentence } from '../../../../lib/failure-sentence.ts';
import { useSiteConfig } from '../../../../lib/site-config.ts';
import { showToast } from '../../../../lib/toast-queue.ts';
import { updateProfile } from '../../api/account-calls.ts';
import { FormFailure } from '../form-failure.tsx';
import { SettingsCard } from './settings-card.tsx';

const failed = 'The setting could not be saved.';

/** Whether results of one's own scans come by mail; the mails themselves lead here. */
export function ResultMailSettings({ user }: { user: User }) {
  const { sendsMail } = useSiteConfig();
  const { hash } = useLocation();
  const queryClient = useQueryClient();
  const checkbox = useRef<HTMLInputElement>(null);
  const save = useMutation({
    mutationFn: (isOn: boolean) => updateProfile({ email_results: isOn }),
    onSuccess: (saved) => {
      queryClient.setQueryData(['user'], saved);
      showToast(
        'success',
        saved.email_results ? 'Results come by e-mail.' : 'Results stay on this site.',
      );
    },
    onError: (error) => showToast('error', failureSentence(error, failed)),
  });
  useEffect(() => {
    if (hash === '#result-mails') checkbox.current?.focus();
  }, [hash]);
  return (
    <SettingsCard title="Results by e-mail">
      <FormFailure message={save.error && failureSentence(save.error, failed)} />
      <CheckField
        name="email_results"
        inputRef={checkbox}
        isChecked={save.isPending ? save.variables : user.email_results}
        onChange={(isOn) => save.mutate(isOn)}
      >
        E-mail me the result of each scan that I start
      </CheckField>
      <p className="text-muted anywhere">{whatHappens(user, sendsMail)}</p>
    </SettingsCard>
  );
}

function whatHappens(user: User, sendsMail: boolean): string {
  if (!sendsMail) return noMailHere;
  if (!user.email_verified) return 'Nothing is sent before your e-mail address is confirmed.';
  return `We e-mail ${user.email}. A site is mailed about once, when all its pages are done. Schedules have mails of their own.`;
}
