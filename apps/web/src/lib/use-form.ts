import { useRef, useState, type FormEvent } from 'react';
import { ApiError } from './api-client.ts';
import { fieldErrors } from './field-errors.ts';
import type { FormErrors } from './form-errors.ts';

interface FormOptions<V> {
  /** The fields in the order of the page, so that the first error is the first wrong field. */
  initial: V;
  validate: (values: V) => FormErrors<V>;
  /** Sends the form. What it throws is shown. */
  send: (values: V) => Promise<void>;
  /** The sentence for a failure that belongs to no field. */
  failureMessage: (error: Error) => string;
  /** Told the sentence of a failure, wherever it is shown. */
  onFailure: (message: string) => void;
  /** The field that a refusal of the server is about, unless it says so itself. It may be none of this form. */
  fieldOf?: (error: ApiError) => string | undefined;
}

export interface TextFieldProps {
  name: string;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  inputRef: (input: HTMLElement | null) => void;
}

export interface CheckFieldProps extends Omit<TextFieldProps, 'value' | 'onChange'> {
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

/** Values, errors and sending of a form. The focus moves to the first wrong field. */
export function useForm<V extends Record<keyof V, string | boolean>>(options: FormOptions<V>) {
  const fields = Object.keys(options.initial) as (keyof V & string)[];
  const [values, setValues] = useState(options.initial);
  const [errors, setErrors] = useState<FormErrors<V>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const inputs = useRef(new Map<string, HTMLElement | null>());

  const showErrors = (found: FormErrors<V>): boolean => {
    setErrors(found);
    const firstWrong = fields.find((name) => found[name]);
    if (firstWrong) inputs.current.get(firstWrong)?.focus();
    return firstWrong !== undefined;
  };
  const common = (name: keyof V & string) => ({
    name,
    error: errors[name],
    inputRef: (input: HTMLElement | null) => {
      inputs.current.set(name, input);
    },
    onChange: (value: string | boolean) => {
      setValues((before) => ({ ...before, [name]: value }));
      setErrors((before) => ({ ...before, [name]: undefined }));
    },
  });
  const show = (error: Error) => {
    const message = options.failureMessage(error);
    const wrong = error instanceof ApiError ? serverErrors(error, message, fields, options) : {};
    if (!showErrors(wrong)) setFailure(message);
    options.onFailure(message);
  };

  return {
    values,
    failure,
    isPending,
    text: (name: keyof V & string): TextFieldProps => ({
      ...common(name),
      value: String(values[name]),
    }),
    check: (name: keyof V & string): CheckFieldProps => ({
      ...common(name),
      isChecked: Boolean(values[name]),
    }),
    /** Empties the form. */
    reset: () => {
      setValues(options.initial);
      setErrors({});
    },
    submit: async (event: FormEvent) => {
      event.preventDefault();
      if (isPending || showErrors(options.validate(values))) return;
      setPending(true);
      setFailure(null);
      try {
        await options.send(values);
      } catch (error) {
        if (!(error instanceof ApiError)) reportError(error);
        show(error instanceof Error ? error : new Error(String(error)));
      } finally {
        setPending(false);
      }
    },
  };
}

function serverErrors<V>(
  error: ApiError,
  message: string,
  fields: readonly (keyof V & string)[],
  { fieldOf }: Pick<FormOptions<V>, 'fieldOf'>,
): FormErrors<V> {
  const errors: FormErrors<V> = fieldErrors(error, fields);
  const refused = fieldOf?.(error);
  const known = fields.find((name) => name === refused);
  if (known) errors[known] = message;
  return errors;
}
