import { parseStandard, type Standard } from '@curbcut/model/scan';
import { errorMessages } from '@curbcut/model/errors';
import { emailPattern } from '@curbcut/model/text';
import { type User } from '@curbcut/wire/account';
import { errorsOf, type FormErrors } from '../../lib/form-errors.ts';
import { typedUrlProblem } from '../../lib/typed-url-problem.ts';

export interface ScanForm {
  url: string;
  name: string;
  email: string;
  company: string;
  /** Null: that of the account, or WCAG 2.2 AA. */
  standard: Standard | null;
  /** Whether the scan may use the page. */
  interaction: boolean;
}

export const emptyScanForm: ScanForm = {
  url: '',
  name: '',
  email: '',
  company: '',
  standard: null,
  interaction: true,
};

/** In the order of the fields, so that the first error is the first wrong field on the page. */
export const scanFormFields = ['url', 'name', 'email', 'company'] as const;

/** What somebody has not filled in, taken from their profile. */
export function fillFrom(form: ScanForm, { name, email, company, standard }: User): ScanForm {
  return {
    ...form,
    name: form.name || name,
    email: form.email || email,
    company: form.company || (company ?? ''),
    standard: form.standard ?? standard,
  };
}

/** The wrong fields with what to say; empty when the form can be sent. */
export function validateScanForm(
  form: ScanForm,
  { isContactOptional }: { isContactOptional: boolean },
): FormErrors<ScanForm> {
  const [name, email] = [form.name.trim(), form.email.trim()];
  return errorsOf<ScanForm>({
    url: typedUrlProblem(form.url),
    name: name === '' && !isContactOptional ? errorMessages.nameRequired : null,
    email: email === '' && isContactOptional ? null : emailError(email),
  });
}

/** What is wrong with the URL; empty when it can be scanned as far as the form can tell. */
export function validateUrl({ url }: Pick<ScanForm, 'url'>): FormErrors<ScanForm> {
  return errorsOf<ScanForm>({ url: typedUrlProblem(url) });
}

function emailError(text: string): string | null {
  if (text === '') return errorMessages.emailRequired;
  return emailPattern.test(text) ? null : errorMessages.emailInvalid;
}

/** The payload of `POST /run-once`: name, company, standard and the choice of use only when they say something. */
export function toScanRequest(form: ScanForm): {
  url: string;
  email: string;
  name?: string;
  company?: string;
  standard?: Standard;
  interaction?: false;
} {
  const name = form.name.trim();
  const company = form.company.trim();
  return {
    url: form.url.trim(),
    email: form.email.trim(),
    ...(name === '' ? {} : { name }),
    ...(company === '' ? {} : { company }),
    ...(form.standard === null ? {} : { standard: form.standard }),
    ...(form.interaction ? {} : { interaction: false }),
  };
}

/** What the address asks for, for example to scan a page again as it was. */
export function readAskedForm(search: URLSearchParams): ScanForm {
  return {
    ...emptyScanForm,
    url: search.get('url') ?? '',
    standard: parseStandard(search.get('standard') ?? ''),
    interaction: search.get('interaction') !== 'false',
  };
}

/** A form kept in the history entry of a running scan; null when there is none. */
export function readKeptForm(state: unknown): ScanForm | null {
  if (typeof state !== 'object' || state === null || !('form' in state)) return null;
  const form: unknown = state.form;
  if (typeof form !== 'object' || form === null) return null;
  const kept = { ...emptyScanForm };
  for (const field of scanFormFields) {
    const value: unknown = (form as Partial<Record<keyof ScanForm, unknown>>)[field];
    if (typeof value !== 'string') return null;
    kept[field] = value;
  }
  const { standard, interaction } = form as Partial<Record<keyof ScanForm, unknown>>;
  kept.interaction = interaction !== false;
  kept.standard = typeof standard === 'string' ? parseStandard(standard) : null;
  return kept;
}
