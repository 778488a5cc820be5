import { defaultStandard } from '@curbcut/model/scan';
import { frequencies } from '@curbcut/model/schedules';
import { CircleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { FieldError, Input, Label, Text, TextField as AriaTextField } from 'react-aria-components';
import { SegmentedChoice } from '../../../components/ui/segmented-choice.tsx';
import { SelectField } from '../../../components/ui/select-field.tsx';
import { TextAreaField } from '../../../components/ui/text-area-field.tsx';
import { TextField } from '../../../components/ui/text-field.tsx';
import { useAuth } from '../../../entities/account/use-auth.ts';
import { PageUseChoice } from '../../../entities/scan/components/page-use-choice.tsx';
import { type Extent, ScanExtent } from '../../../entities/scan/components/scan-extent.tsx';
import { StandardField } from '../../../entities/scan/components/standard-field.tsx';
import { frequencyWords, localTimeHint, ownTimeZone, weekdays } from '../schedule-time.ts';
import type { Form, TextFieldProps } from '../../../lib/use-form.ts';
import type { ScheduleForm } from '../schedule-form.ts';

const extents: readonly Extent[] = ['single_page', 'site', 'addresses'];
const choices = frequencies.map((id) => ({ id, label: frequencyWords[id] }));

/** What a schedule consists of, to be created or changed. */
export function ScheduleFields({ form }: { form: Form<ScheduleForm> }) {
  const { frequency, day, standard } = form.values;
  const { user } = useAuth();
  const frequencyLabel = useId();
  return (
    <>
      <ScanExtent
        extents={extents}
        value={form.values.extent}
        onChange={(extent) => form.change({ extent })}
      />
      {form.values.extent === 'addresses' ? (
        <TextAreaField
          {...form.text('addresses')}
          label="Pages"
          hint="Addresses of one website, one on each line. Only these are scanned."
          rows={5}
        />
      ) : (
        <TextField
          {...form.text('url')}
          label="Website URL"
          type="url"
          placeholder="https://your-website.org"
        />
      )}
      <div className="field">
        <span className="font-medium" id={frequencyLabel}>
          Frequency
        </span>
        <SegmentedChoice
          labelledBy={frequencyLabel}
          value={frequency}
          onChange={(chosen) => form.change({ frequency: chosen, day: null })}
          options={choices}
          isWide
        />
      </div>
      {frequency !== 'daily' && (
        <SelectField
          label="Day"
          value={String(day ?? '')}
          onChange={(chosen) => form.change({ day: chosen === '' ? null : Number(chosen) })}
          options={dayOptions(frequency)}
        />
      )}
      <TimeField {...form.text('time')} />
      <StandardField
        value={standard ?? user?.standard ?? defaultStandard}
        onChange={(chosen) => form.change({ standard: chosen })}
      />
      <PageUseChoice
        value={form.values.interaction}
        onChange={(interaction) => form.change({ interaction })}
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

function TimeField({ name, value, onChange, error, inputRef }: TextFieldProps) {
  const [now] = useState(() => new Date());
  const hint = localTimeHint(value, ownTimeZone(), now);
  return (
    <AriaTextField
      className="field"
      name={name}
      value={value}
      onChange={onChange}
      isRequired
      isInvalid={Boolean(error)}
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
        <span>{error}</span>
      </FieldError>
    </AriaTextField>
  );
}
