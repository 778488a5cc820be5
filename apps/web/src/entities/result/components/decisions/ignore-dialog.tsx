import { limits } from '@curbcut/model/limits';
import {
  ignoreReasons,
  ignoreReasonWords,
  type IgnoreReason,
  type Issue,
  type VerdictScope,
} from '@curbcut/model/scan';
import { useState } from 'react';
import { Button } from '../../../../components/ui/button.tsx';
import { FormDialog } from '../../../../components/ui/form-dialog.tsx';
import { Notice } from '../../../../components/ui/notice.tsx';
import { RadioField } from '../../../../components/ui/radio-field.tsx';
import { SelectField } from '../../../../components/ui/select-field.tsx';
import { SubmitButton } from '../../../../components/ui/submit-button.tsx';
import { TextAreaField } from '../../../../components/ui/text-area-field.tsx';
import { TextField } from '../../../../components/ui/text-field.tsx';
import { announce } from '../../../../lib/announce.ts';
import { failureSentence } from '../../../../lib/failure-sentence.ts';
import { errorsOf } from '../../../../lib/form-errors.ts';
import { formatUtcDay } from '../../../../lib/format-utc-day.ts';
import { plural } from '../../../../lib/format.ts';
import { useForm } from '../../../../lib/use-form.ts';
import { ignoreDays, lastDayProblem } from '../../ignore-days.ts';
import type { Decide } from '../../use-decide.ts';
import { MeantElements } from '../review/meant-elements.tsx';

const reasons = ignoreReasons.map((id) => ({ id, label: ignoreReasonWords[id] }));
const scopes = [
  { id: 'page', label: 'This page' },
  { id: 'website', label: 'This website' },
] as const satisfies readonly { id: VerdictScope; label: string }[];

interface IgnoreDialogProps {
  issue: Issue;
  decide: Decide;
  onClose: () => void;
}

interface Values {
  reason: IgnoreReason;
  note: string;
  /** As the server names it. */
  ends_on: string;
  scope: VerdictScope;
  /** Fingerprints of elements; empty: all of them. */
  meant: ReadonlySet<string>;
}

/** Takes an issue out of the list of work for a time; it stays in the score, as the barrier is still there. */
export function IgnoreDialog({ issue, decide, onClose }: IgnoreDialogProps) {
  const [now] = useState(() => new Date());
  const days = ignoreDays(now);
  const initial: Values = {
    reason: 'planned',
    note: '',
    ends_on: days.offered,
    scope: 'page',
    meant: new Set(),
  };
  const form = useForm<Values>({
    initial,
    validate: ({ ends_on: endsOn }) => errorsOf({ ends_on: lastDayProblem(endsOn, now) }),
    send: async ({ reason, note, ends_on: endsOn, scope, meant }) => {
      await decide.decide(issue, {
        kind: 'ignored',
        reason,
        note,
        scope,
        elements: [...meant],
        ...(endsOn === '' ? {} : { ends_on: endsOn }),
      });
      announce('Ignored. It stays in the score.');
      onClose();
    },
    failureMessage: (error) => failureSentence(error, 'Your answer could not be kept. Try again.'),
  });
  const { ends_on: endsOn, reason, scope, meant } = form.values;
  const isDay = endsOn !== '' && lastDayProblem(endsOn, now) === null;
  return (
    <FormDialog
      title="Ignore until a date"
      onClose={onClose}
      onSubmit={(event) => void form.submit(event)}
    >
      <div className="dialog__body stack gap-5">
        <p className="text-muted">
          {issue.title}, {plural(issue.nodesTotal, 'element')}
          {issue.component && ` on ${plural(issue.pagesCount ?? 1, 'page')}`}. It leaves the list,
          not the score: the barrier is still there.
        </p>
        {!issue.component && (
          <MeantElements
            issue={issue}
            meant={meant}
            onChange={(chosen) => form.change({ meant: chosen })}
            what="are ignored"
          />
        )}
        <RadioField
          label="Reason"
          name="reason"
          value={reason}
          onChange={(chosen) => form.change({ reason: chosen })}
          options={reasons}
        />
        <TextAreaField
          label="What is planned, and where is it written down?"
          optional
          rows={2}
          maxLength={limits.noteLength}
          {...form.text('note')}
        />
        <div className="row items-start gap-4">
          <TextField
            type="date"
            label="Ends on"
            hint="At most 12 months from now"
            optional
            min={days.first}
            max={days.last}
            {...form.text('ends_on')}
          />
          {!issue.component && (
            <SelectField
              label="For"
              value={scope}
              onChange={(chosen) => form.change({ scope: chosen })}
              options={scopes}
            />
          )}
        </div>
        {form.failure !== null && (
          <Notice kind="error" role="alert">
            <p>{form.failure}</p>
          </Notice>
        )}
      </div>
      <div className="dialog__foot">
        <Button onPress={onClose}>Cancel</Button>
        <SubmitButton isPending={form.isPending} pendingLabel="Saving...">
          {isDay ? `Ignore until ${formatUtcDay(endsOn)}` : 'Ignore without an end'}
        </SubmitButton>
      </div>
    </FormDialog>
  );
}
