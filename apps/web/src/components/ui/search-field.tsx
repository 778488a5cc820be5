import { Search, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { IconButton } from './button.tsx';

interface SearchFieldProps {
  label: string;
  /** Where the place of the field says what it is for. */
  isLabelHidden?: boolean;
  value: string;
  onChange: (value: string) => void;
  onEnter?: () => void;
  onClear: () => void;
  placeholder?: string;
  maxLength?: number;
  className?: string;
}

/** Words to search for. Clearing them keeps the focus in the field. */
export function SearchField(props: SearchFieldProps) {
  const { label, isLabelHidden, onChange, onEnter, onClear, className = '', ...input } = props;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  return (
    <div className={`field ${className}`.trim()}>
      <label className={isLabelHidden ? 'sr-only' : 'font-medium'} htmlFor={id}>
        {label}
      </label>
      <div className="inputwrap">
        <Search className="icon" aria-hidden="true" />
        <input
          {...input}
          ref={field}
          id={id}
          className="input input--icon"
          type="search"
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') onEnter?.();
          }}
        />
        {input.value !== '' && (
          <IconButton
            label="Clear the search"
            onPress={() => {
              field.current?.focus();
              onClear();
            }}
          >
            <X className="icon" aria-hidden="true" />
          </IconButton>
        )}
      </div>
    </div>
  );
}
