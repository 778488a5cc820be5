import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode, type Ref } from 'react';

interface CheckFieldProps {
  name: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  /** Must be checked. */
  isRequired?: boolean;
  error?: string | undefined;
  /** What it comes to, below its label. */
  hint?: string;
  inputRef?: Ref<HTMLInputElement>;
  children: ReactNode;
}

/** A checkbox whose whole row is the target. */
export function CheckField({ error, hint, inputRef, children, ...field }: CheckFieldProps) {
  const errorId = useId();
  const hintId = useId();
  const inputId = useId();
  return (
    <div>
      <label className="check" htmlFor={inputId}>
        <input
          ref={inputRef}
          id={inputId}
          type="checkbox"
          name={field.name}
          checked={field.isChecked}
          onChange={(event) => field.onChange(event.target.checked)}
          aria-required={field.isRequired ? true : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={
            [error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined
          }
        />
        <span>{children}</span>
      </label>
      {hint && (
        <p id={hintId} className="check__hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className="field__error">
          <CircleAlert className="icon icon--sm" aria-hidden="true" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
