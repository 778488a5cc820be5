import { frequencies } from '@curbcut/model/schedules';
import { CircleAlert } from 'lucide-react';
import { useId, useState, type RefCallback } from 'react';
import { FieldError, Input, Label, Text, TextField as AriaTextField } from 'react-aria-components';
import { SegmentedChoice } from '../../../components/ui/segmented-choice.tsx';
import { SelectField } from '../../../components/ui/select-field.tsx';
import { TextField } from '../../../components/ui/text-field.tsx';
import { frequencyWords, localTimeHint, ownTimeZone, weekdays } from '../schedule-time.ts';
import type { ScheduleFieldsProps } from '../use-schedule-form.ts';

const choices = frequencies.map((id) => ({ id, label: frequencyWords[id] }));

/** What a schedule consists of, to be created or changed. */
export function ScheduleFields({ form, onChange, errors, inputRef }: ScheduleFieldsProps) {
  const frequencyLabel = useId();
  return (
    <>
      <TextField
        label="Website URL"
        name="url"
        type="url"
        value={form.url}
        onChange={(url) => onChange({ ...form, url })}
        error={errors.url}
        placeholder="https://your-website.org"
        inputRef={inputRef('url')}
      />
      <div className="field">
        <span className="font-medium" id={frequencyLabel}>
          Frequency
        </span>
        <SegmentedChoice
          labelledBy={frequencyLabel}
          value={form.frequency}
          onChange={(frequency) => onChange({ ...form, frequency, day: null })}
          options={choices}
          isWide
        />
      </div>
      {form.frequency !== 'daily' && (
        <SelectField
          label="Day"
          value={String(form.day ?? '')}
          onChange={(day) => onChange({ ...form, day: day === '' ? null : Number(day) })}
          options={dayOptions(form.frequency)}
        />
      )}
      <TimeField
        time={form.time}
        onChange={(time) => onChange({ ...form, time })}
        error={errors.time}
        inputRef={inputRef('time')}
      />
    </>
  );
}

function dayOptions(frequency: 'weekly' | 'monthly') {
  const names =
    frequency === 'weekly' ? weekdays : Array.from({ length: 31 }, (_, index) => `${index + 1}`);
  const today = frequency === 'weekly' ? 'Today’s weekday' : 'Today’s day of the month';
  return [
    { id: '', label: today },
    ...names.map((label, index) => ({ id: String(index + 1), label })),
  ];
}

function TimeField({
  inputRef,
  ...props
}: {
  time: string;
  onChange: (time: string) => void;
  error: string | undefined;
  inputRef: RefCallback<HTMLInputElement>;
}) {
  const [now] = useState(() => new Date());
  const hint = localTimeHint(props.time, ownTimeZone(), now);
  return (
    <AriaTextField
      className="field"
      name="time"
      value={props.time}
      onChange={props.onChange}
      isRequired
      isInvalid={Boolean(props.error)}
      validationBehavior="aria"
    >
      <Label>Time (UTC)</Label>
      <Input ref={inputRef} type="time" className="input" />
      {hint && (
        <Text slot="description" className="field__hint">
          {hint}
        </Text>
      )}
      <FieldError className="field__error">
        <CircleAlert className="icon icon--sm" aria-hidden="true" />
        <span>{props.error}</span>
      </FieldError>
    </AriaTextField>
  );
}
