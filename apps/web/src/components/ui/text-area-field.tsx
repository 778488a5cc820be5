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
  inputRef?: Ref<HTMLTextAreaElement>;
}

/** A labeled field for several lines. */
export function TextAreaField({ label, error, inputRef, ...field }: TextAreaFieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        ref={inputRef}
        className="input input--lines"
        {...field}
        onChange={(event) => field.onChange(event.target.value)}
        aria-required={true}
        aria-invalid={Boolean(error) || undefined}
        data-invalid={Boolean(error) || undefined}
        aria-describedby={error ? errorId : undefined}
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
