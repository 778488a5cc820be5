import { CircleAlert, type LucideIcon } from 'lucide-react';
import { useId, type Ref } from 'react';

interface TextFieldProps {
  label: string;
  name: string;
  /** `url`: of a website, with or without its scheme, which the browser's own field for URLs refuses. */
  type?: 'text' | 'email' | 'url' | 'date';
  /** Of a date: the first and last day, YYYY-MM-DD. */
  min?: string;
  max?: string;
  value: string;
  onChange: (value: string) => void;
  /** Empty or absent: the field is fine. */
  error?: string | undefined;
  hint?: string;
  icon?: LucideIcon;
  optional?: boolean;
  autoComplete?: string;
  maxLength?: number;
  /** Also says so where the browser checks the form. */
  required?: boolean;
  /** Only ever an example. */
  placeholder?: string;
  inputRef?: Ref<HTMLInputElement>;
}

/** For `example.org` as for `https://example.org/`: what is wrong with either is said by the form. */
export const urlInput = {
  type: 'text',
  inputMode: 'url',
  autoComplete: 'url',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
} as const;

/** A labeled field. Fields are required unless they say "(optional)". */
export function TextField(props: TextFieldProps) {
  const { label, error, hint, icon: Icon, optional, inputRef, type = 'text', ...field } = props;
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  const input = (
    <input
      id={id}
      ref={inputRef}
      className={Icon ? 'input input--icon' : 'input'}
      {...field}
      {...(type === 'url' ? urlInput : { type })}
      onChange={(event) => field.onChange(event.target.value)}
      aria-required={!optional || undefined}
      aria-invalid={Boolean(error) || undefined}
      data-invalid={Boolean(error) || undefined}
      aria-describedby={describedBy || undefined}
    />
  );
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {optional && <span className="field__optional"> (optional)</span>}
      </label>
      {hint && (
        <span id={hintId} className="field__hint">
          {hint}
        </span>
      )}
      {Icon ? (
        <div className="inputwrap">
          <Icon className="icon" aria-hidden="true" />
          {input}
        </div>
      ) : (
        input
      )}
      {error && (
        <span id={errorId} className="field__error">
          <CircleAlert className="icon icon--sm" aria-hidden="true" />
          <span>{error}</span>
        </span>
      )}
    </div>
  );
}
