import { CircleAlert, Eye, EyeOff } from 'lucide-react';
import { useRef, useState, type ReactNode, type RefCallback } from 'react';
import { flushSync } from 'react-dom';
import {
  FieldError,
  Input,
  Label,
  TextField as AriaTextField,
  ToggleButton,
} from 'react-aria-components';

interface PasswordFieldProps {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  /** Empty or absent: the field is fine. */
  error?: string | undefined;
  autoComplete: 'current-password' | 'new-password';
  inputRef: RefCallback<HTMLInputElement>;
  /** Stands between the field and its error. */
  children?: ReactNode;
}

/** A password that can be shown. Showing it keeps the focus and the caret. */
export function PasswordField({ inputRef, error, children, ...field }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const input = useRef<HTMLInputElement | null>(null);
  const toggle = (shown: boolean) => {
    const { selectionStart = null, selectionEnd = null } = input.current ?? {};
    flushSync(() => setShown(shown));
    input.current?.setSelectionRange(selectionStart, selectionEnd);
  };
  const Icon = isShown ? EyeOff : Eye;
  return (
    <AriaTextField
      className="field"
      name={field.name}
      type={isShown ? 'text' : 'password'}
      value={field.value}
      onChange={field.onChange}
      autoComplete={field.autoComplete}
      isRequired
      isInvalid={Boolean(error)}
      validationBehavior="aria"
    >
      <Label>{field.label}</Label>
      <div className="inputwrap">
        <Input
          ref={(element) => {
            input.current = element;
            inputRef(element);
          }}
          className="input input--password"
          spellCheck={false}
          autoCapitalize="none"
        />
        <ToggleButton
          className="iconbtn"
          aria-label="Show password"
          isSelected={isShown}
          onChange={toggle}
        >
          <Icon className="icon" aria-hidden="true" />
        </ToggleButton>
      </div>
      {children}
      <FieldError className="field__error">
        <CircleAlert className="icon icon--sm" aria-hidden="true" />
        <span>{error}</span>
      </FieldError>
    </AriaTextField>
  );
}
