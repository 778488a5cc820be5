import { limits } from '@curbcut/model/limits';
import { Globe, LoaderCircle, ScanSearch } from 'lucide-react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { NeedsScript } from '../../../components/ui/needs-script.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { TextField } from '../../../components/ui/text-field.tsx';
import { useSiteConfig } from '../../../lib/site-config.ts';
import type { ScanTerms } from '../use-scan-terms.ts';
import {
  scanFormFields,
  validateScanForm,
  validateUrl,
  type ScanForm,
  type ScanFormErrors,
  type ScanFormField,
} from '../scan-form.ts';
import { ScansLeftOnDemand } from './scans-left-on-demand.tsx';

interface ScanRequestFormProps {
  terms: ScanTerms;
  form: ScanForm;
  /** It came with a URL that was typed elsewhere: that is checked at once. */
  checksUrlAtOnce: boolean;
  onChange: (form: ScanForm) => void;
  /** Gives back what the server found wrong with the fields. */
  onSubmit: () => Promise<ScanFormErrors>;
  isPending: boolean;
  /** Why the request failed as a whole. */
  failure: string | null;
}

export function ScanRequestForm(props: ScanRequestFormProps) {
  const { terms, form, checksUrlAtOnce, onChange, onSubmit, isPending, failure } = props;
  const { freeScansPerHour } = useSiteConfig();
  const [errors, setErrors] = useState<ScanFormErrors>(() =>
    checksUrlAtOnce && form.url.trim() !== '' ? validateUrl(form) : {},
  );
  const inputs = useRef<Partial<Record<ScanFormField, HTMLInputElement | null>>>({});

  const showErrors = (found: ScanFormErrors): boolean => {
    setErrors(found);
    const firstWrong = scanFormFields.find((name) => found[name]);
    if (firstWrong) inputs.current[firstWrong]?.focus();
    return firstWrong !== undefined;
  };

  const [beganWrong] = useState(errors.url !== undefined);
  useEffect(() => {
    if (beganWrong) inputs.current.url?.focus();
  }, [beganWrong]);

  const field = (name: ScanFormField) => ({
    name,
    value: form[name],
    error: errors[name],
    onChange: (value: string) => {
      onChange({ ...form, [name]: value });
      setErrors({ ...errors, [name]: undefined });
    },
    inputRef: (input: HTMLInputElement | null) => {
      inputs.current[name] = input;
    },
  });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isPending || showErrors(validateScanForm(form, terms))) return;
    showErrors(await onSubmit());
  };

  return (
    <form method="post" className="stack gap-6" onSubmit={submit} noValidate>
      {failure && (
        <Notice kind="error" role="alert">
          <p>{failure}</p>
        </Notice>
      )}
      <NeedsScript what="Running a scan" />
      <TextField
        {...field('url')}
        label="Website URL"
        type="url"
        icon={Globe}
        hint="The exact page to check, for example https://your-website.org/contact"
      />
      {terms.isContactOptional && (
        <p className="text-sm text-subtle">
          This server sends no mail, so it needs neither name nor e-mail address: the result comes
          on this page.
        </p>
      )}
      <div className="formrow">
        <TextField
          {...field('name')}
          label="Full Name"
          optional={terms.isContactOptional}
          autoComplete="name"
          maxLength={limits.nameLength}
        />
        <TextField
          {...field('email')}
          label="Email Address"
          type="email"
          optional={terms.isContactOptional}
          autoComplete="email"
        />
      </div>
      <TextField
        {...field('company')}
        label="Company Name"
        optional
        autoComplete="organization"
        maxLength={limits.nameLength}
      />
      <div className="stack gap-3">
        <Button type="submit" look="primary" className="btn--lg btn--block" isPending={isPending}>
          {isPending ? (
            <LoaderCircle className="icon spin" aria-hidden="true" />
          ) : (
            <ScanSearch className="icon" aria-hidden="true" />
          )}
          {isPending ? 'Starting scan...' : 'Start free scan'}
        </Button>
        <p className="text-sm text-subtle">
          Only scan websites you own or may test.{' '}
          {terms.user ? (
            <ScansLeftOnDemand user={terms.user} />
          ) : (
            `Up to ${freeScansPerHour} scans per hour.`
          )}{' '}
          {terms.keptFor}
        </p>
      </div>
    </form>
  );
}
