import { CircleAlert } from 'lucide-react';
import { useId, type Ref } from 'react';

interface TextAreaFieldProps {
  label: string;
  name: string;
  rows: number;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  maxLength?: number;
  required?: boolean;
  optional?: boolean;
  hint?: string;
  inputRef?: Ref<HTMLTextAreaElement>;
}

/** A labeled field for several lines. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { label, error, hint, optional, inputRef, ...field } = props;
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ');
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
      <textarea
        id={id}
        ref={inputRef}
        className="input input--lines"
        {...field}
        onChange={(event) => field.onChange(event.target.value)}
        aria-required={!optional || undefined}
        aria-invalid={Boolean(error) || undefined}
        data-invalid={Boolean(error) || undefined}
        aria-describedby={describedBy || undefined}
      />
      {error && (
        <span id={errorId} className="field__error">
          <CircleAlert className="icon icon--sm" aria-hidden="true" />
          <span>{error}</span>
        </span>
      )}
    </div>
  );
}
