import {
  useEffect,
  useRef,
  useState,
  type Dispatch,
  type FormEvent,
  type SetStateAction,
} from 'react';
import { ApiError } from './api-client.ts';
import type { FormErrors } from './form-errors.ts';
import { placeRefusal, RefusedError, type RefusalPlaces } from './form-refusal.ts';

export type FormState<V> = readonly [V, Dispatch<SetStateAction<V>>];

interface FormOptions<V> extends RefusalPlaces {
  /** The empty form; the fields in the order of the page, so that the first error is the first wrong field. */
  initial: V;
  /** Where the values are kept, if they outlive the form. */
  state?: FormState<V>;
  /** What is wrong when the form appears: the first wrong field then has the focus. */
  initialErrors?: () => FormErrors<V>;
  validate: (values: V) => FormErrors<V>;
  /** Sends the form. What it throws is shown. */
  send: (values: V) => Promise<void>;
  /** The sentence for a failure. */
  failureMessage: (error: Error) => string;
  /** Told the sentence of a failure, wherever it is shown. */
  onFailure?: (message: string) => void;
}

interface FieldProps {
  name: string;
  error: string | undefined;
  inputRef: (input: HTMLElement | null) => void;
}

export interface TextFieldProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
}

export interface CheckFieldProps extends FieldProps {
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

/** Values, errors and sending of a form. The focus moves to the first wrong field. */
export function useForm<V extends object>(options: FormOptions<V>) {
  const fields = Object.keys(options.initial) as (keyof V & string)[];
  const ownState = useState(options.initial);
  const [values, setValues] = options.state ?? ownState;
  const [errors, setErrors] = useState<FormErrors<V>>(() => options.initialErrors?.() ?? {});
  const [failed, setFailed] = useState<{ message: string; error: Error } | null>(null);
  const [isPending, setPending] = useState(false);
  const inputs = useRef(new Map<string, HTMLElement | null>());

  const firstWrong = (found: FormErrors<V>) => fields.find((name) => found[name]);
  const [beganWrong] = useState(() => firstWrong(errors));
  useEffect(() => {
    if (beganWrong) inputs.current.get(beganWrong)?.focus();
  }, [beganWrong]);

  const showErrors = (found: FormErrors<V>): boolean => {
    setErrors(found);
    const wrong = firstWrong(found);
    if (wrong) inputs.current.get(wrong)?.focus();
    return wrong !== undefined;
  };
  const change = (changed: Partial<V>) => {
    setValues((before) => ({ ...before, ...changed }));
    const fine = Object.fromEntries(Object.keys(changed).map((name) => [name, undefined]));
    setErrors((before) => ({ ...before, ...fine }));
  };
  const common = (name: keyof V & string) => ({
    name,
    error: errors[name],
    inputRef: (input: HTMLElement | null) => {
      inputs.current.set(name, input);
    },
    onChange: (value: string | boolean) => change({ [name]: value } as Partial<V>),
  });
  const show = (error: Error) => {
    const message = options.failureMessage(error);
    const place = placeRefusal<V>(error, message, fields, options);
    showErrors(place.errors);
    if (place.failure !== null) setFailed({ message: place.failure, error });
    options.onFailure?.(message);
  };

  return {
    values,
    /** The sentence for a failure of the form as a whole, and what it was; null: it has not failed. */
    failure: failed?.message ?? null,
    error: failed?.error ?? null,
    isPending,
    text: (name: keyof V & string): TextFieldProps => ({
      ...common(name),
      value: String(values[name]),
    }),
    check: (name: keyof V & string): CheckFieldProps => ({
      ...common(name),
      isChecked: Boolean(values[name]),
    }),
    /** Changes fields that are not typed into. */
    change,
    /** Empties the form. */
    reset: () => {
      setValues(options.initial);
      setErrors({});
    },
    /** Takes the sentence for the whole form away; sending it does so too. */
    dismissFailure: () => setFailed(null),
    submit: async (event: FormEvent) => {
      event.preventDefault();
      if (isPending || showErrors(options.validate(values))) return;
      setPending(true);
      setFailed(null);
      try {
        await options.send(values);
      } catch (error) {
        const isExpected = error instanceof ApiError || error instanceof RefusedError;
        if (!isExpected) reportError(error);
        show(error instanceof Error ? error : new Error(String(error)));
      } finally {
        setPending(false);
      }
    },
  };
}

/** What a part of a form gets of it. */
export type Form<V extends object> = ReturnType<typeof useForm<V>>;
