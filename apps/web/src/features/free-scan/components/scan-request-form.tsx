import { amount } from '../../../lib/format.ts';
import { errorMessages } from '@curbcut/model/errors';
import { Globe, LoaderCircle, ScanSearch } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../components/ui/button.tsx';
import { NeedsScript } from '../../../components/ui/needs-script.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { TextField } from '../../../components/ui/text-field.tsx';
import { PageUseChoice } from '../../../entities/scan/components/page-use-choice.tsx';
import { StandardField } from '../../../entities/scan/components/standard-field.tsx';
import { failureSentence } from '../../../lib/failure-sentence.ts';
import { useSiteConfig } from '../../../lib/site-config.ts';
import { useForm, type FormState } from '../../../lib/use-form.ts';
import { emptyScanForm, validateScanForm, validateUrl, type ScanForm } from '../scan-form.ts';
import type { ScanTerms } from '../use-scan-terms.ts';
import { ContactFields } from './contact-fields.tsx';
import { ScansLeftOnDemand } from './scans-left-on-demand.tsx';

interface ScanRequestFormProps {
  terms: ScanTerms;
  state: FormState<ScanForm>;
  /** It came with a URL that was typed elsewhere: that is checked at once. */
  checksUrlAtOnce: boolean;
  onSubmit: (form: ScanForm) => Promise<void>;
}

export function ScanRequestForm({ terms, state, checksUrlAtOnce, onSubmit }: ScanRequestFormProps) {
  const { freeScansPerHour } = useSiteConfig();
  const [{ url, standard }] = state;
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const form = useForm<ScanForm>({
    initial: emptyScanForm,
    state,
    initialErrors: () => (checksUrlAtOnce && url.trim() !== '' ? validateUrl({ url }) : {}),
    validate: (values) => {
      const errors = validateScanForm(values, terms);
      // Before the focus goes to a field that is wrong.
      if (errors.name || errors.email || errors.company) flushSync(() => setOpen(true));
      return errors;
    },
    send: onSubmit,
    failureMessage: (error) => failureSentence(error, errorMessages.freeScanFailed),
    alwaysShowsFailure: true,
  });

  return (
    <form method="post" className="stack gap-6" onSubmit={form.submit} noValidate>
      {form.failure && (
        <Notice kind="error" role="alert">
          <p>{form.failure}</p>
        </Notice>
      )}
      <NeedsScript what="Running a scan" />
      <TextField
        {...form.text('url')}
        label="Website URL"
        type="url"
        icon={Globe}
        hint="Any page that is open to everybody. https:// is added for you."
      />
      <ContactFields
        text={form.text}
        isOptional={terms.isContactOptional}
        isOpen={isOpen}
        onToggle={setOpen}
      />
      {standard !== null && (
        <StandardField
          value={standard}
          onChange={(chosen) => form.change({ standard: chosen })}
          hint="Decides which failed issues count"
        />
      )}
      <PageUseChoice
        value={form.values.interaction}
        onChange={(interaction) => form.change({ interaction })}
      />
      <div className="stack gap-3">
        <Button
          type="submit"
          look="primary"
          className="btn--lg btn--block"
          isPending={form.isPending}
        >
          {form.isPending ? (
            <LoaderCircle className="icon spin" aria-hidden="true" />
          ) : (
            <ScanSearch className="icon" aria-hidden="true" />
          )}
          {form.isPending ? 'Starting scan...' : 'Scan this page'}
        </Button>
        <p className="text-sm text-subtle">
          Only scan websites you own or may test.{' '}
          {terms.user ? (
            <ScansLeftOnDemand user={terms.user} />
          ) : (
            `Up to ${amount(freeScansPerHour)} scans per hour.`
          )}{' '}
          {terms.keptFor}
        </p>
      </div>
    </form>
  );
}
