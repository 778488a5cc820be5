import { limits } from '@curbcut/model/limits';
import { type User } from '@curbcut/wire/account';
import { useQueryClient } from '@tanstack/react-query';
import { SubmitButton } from '../../../../components/ui/submit-button.tsx';
import { TextField } from '../../../../components/ui/text-field.tsx';
import { failureSentence } from '../../../../lib/failure-sentence.ts';
import { showToast } from '../../../../lib/toast-queue.ts';
import { errorsOf } from '../../../../lib/form-errors.ts';
import { nameError } from '../../account-form.ts';
import { updateProfile } from '../../api/account-calls.ts';
import { useForm } from '../../../../lib/use-form.ts';
import { FormFailure } from '../form-failure.tsx';
import { SettingsCard } from './settings-card.tsx';

interface ProfileForm {
  name: string;
  company: string;
}

export function ProfileSettings({ user }: { user: User }) {
  const queryClient = useQueryClient();
  const form = useForm<ProfileForm>({
    initial: { name: user.name, company: user.company ?? '' },
    validate: ({ name }) => errorsOf<ProfileForm>({ name: nameError(name) }),
    send: async (values) => {
      queryClient.setQueryData(
        ['user'],
        await updateProfile({ name: values.name.trim(), company: values.company.trim() }),
      );
      showToast('success', 'Profile saved.');
    },
    failureMessage: (error) => failureSentence(error, 'The profile could not be saved.'),
    onFailure: (message) => showToast('error', message),
  });
  return (
    <SettingsCard title="Profile">
      <FormFailure message={form.failure} />
      <form method="post" className="stack" onSubmit={form.submit} noValidate>
        <div className="formrow">
          <TextField
            {...form.text('name')}
            label="Full name"
            autoComplete="name"
            maxLength={limits.nameLength}
          />
          <TextField
            {...form.text('company')}
            label="Company/Organization"
            optional
            autoComplete="organization"
            maxLength={limits.nameLength}
          />
        </div>
        <p>
          <SubmitButton isPending={form.isPending} pendingLabel="Saving...">
            Save changes
          </SubmitButton>
        </p>
      </form>
    </SettingsCard>
  );
}
