import { limits } from '@curbcut/model/limits';
import type { Issue } from '@curbcut/model/scan';
import { Button } from '../../../../components/ui/button.tsx';
import { FormDialog } from '../../../../components/ui/form-dialog.tsx';
import { Notice } from '../../../../components/ui/notice.tsx';
import { SubmitButton } from '../../../../components/ui/submit-button.tsx';
import { TextAreaField } from '../../../../components/ui/text-area-field.tsx';
import { announce } from '../../../../lib/announce.ts';
import { failureSentence } from '../../../../lib/failure-sentence.ts';
import { errorsOf } from '../../../../lib/form-errors.ts';
import { plural } from '../../../../lib/format.ts';
import { useForm } from '../../../../lib/use-form.ts';
import type { Decide } from '../../use-decide.ts';
import { MeantElements } from '../review/meant-elements.tsx';

interface FalseAlarmDialogProps {
  issue: Issue;
  decide: Decide;
  onClose: () => void;
}

/** Why an issue is no barrier: without a reason nobody could check it later. */
export function FalseAlarmDialog({ issue, decide, onClose }: FalseAlarmDialogProps) {
  const form = useForm({
    initial: { note: '', meant: new Set<string>() as ReadonlySet<string> },
    validate: ({ note }) =>
      errorsOf({ note: note.trim() === '' ? 'Say why this is no barrier' : null }),
    send: async ({ note, meant }) => {
      await decide.decide(issue, { kind: 'false-alarm', note, elements: [...meant] });
      announce('Marked as a false alarm. It no longer counts.');
      onClose();
    },
    failureMessage: (error) => failureSentence(error, 'Your answer could not be kept. Try again.'),
  });
  return (
    <FormDialog
      title="Mark as false alarm"
      onClose={onClose}
      onSubmit={(event) => void form.submit(event)}
    >
      <div className="dialog__body stack gap-5">
        <p className="text-muted">
          {issue.title}, {plural(issue.nodesTotal, 'element')}
        </p>
        {!issue.component && (
          <MeantElements
            issue={issue}
            meant={form.values.meant}
            onChange={(meant) => form.change({ meant })}
            what="are no barrier"
          />
        )}
        <TextAreaField
          label="Why is this no barrier?"
          hint="Stands in each report, with your name."
          rows={3}
          maxLength={limits.noteLength}
          {...form.text('note')}
        />
        <p className="text-sm text-muted">
          {issue.component
            ? 'It leaves the list, and the score of the site and of each page that has it. It holds for every element of this kind on the website, and comes back when the rule changes.'
            : 'It leaves the list and the score. It comes back when the code of the element or the rule changes.'}
        </p>
        {form.failure !== null && (
          <Notice kind="error" role="alert">
            <p>{form.failure}</p>
          </Notice>
        )}
      </div>
      <div className="dialog__foot">
        <Button onPress={onClose}>Cancel</Button>
        <SubmitButton isPending={form.isPending} pendingLabel="Saving...">
          Mark as false alarm
        </SubmitButton>
      </div>
    </FormDialog>
  );
}
