import { parseStandard, standardName, standards, type Standard } from '@curbcut/model/scan';
import { useId } from 'react';

interface StandardFieldProps {
  value: Standard;
  onChange: (standard: Standard) => void;
  label?: string;
  /** Under the label. */
  hint?: string;
  isDisabled?: boolean;
}

/** What decides which failed issues count. */
export function StandardField(props: StandardFieldProps) {
  const { value, onChange, label = 'Standard', hint, isDisabled = false } = props;
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <div className="field standard-field">
      <label htmlFor={id}>{label}</label>
      {hint && (
        <span id={hintId} className="field__hint">
          {hint}
        </span>
      )}
      <select
        id={id}
        className="input"
        value={value}
        aria-describedby={hint ? hintId : undefined}
        aria-disabled={isDisabled || undefined}
        onChange={(event) => {
          const chosen = parseStandard(event.target.value);
          if (chosen && !isDisabled) onChange(chosen);
        }}
      >
        {standards.map((standard) => (
          <option key={standard} value={standard}>
            {standardName(standard)}
          </option>
        ))}
      </select>
    </div>
  );
}
