import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode, type Ref } from 'react';

interface CheckFieldProps {
  name: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  /** Must be checked. */
  isRequired?: boolean;
  error?: string | undefined;
  inputRef?: Ref<HTMLInputElement>;
  children: ReactNode;
}

/** A checkbox whose whole row is the target. */
export function CheckField({ error, inputRef, children, ...field }: CheckFieldProps) {
  const errorId = useId();
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
          aria-describedby={error ? errorId : undefined}
        />
        <span>{children}</span>
      </label>
      {error && (
        <p id={errorId} className="field__error">
          <CircleAlert className="icon icon--sm" aria-hidden="true" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
