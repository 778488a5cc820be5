import { CircleAlert, type LucideIcon } from 'lucide-react';
import type { Ref } from 'react';
import { FieldError, Input, Label, Text, TextField as AriaTextField } from 'react-aria-components';

interface TextFieldProps {
  label: string;
  name: string;
  type?: 'text' | 'email' | 'url';
  value: string;
  onChange: (value: string) => void;
  /** Empty or absent: the field is fine. */
  error?: string | undefined;
  hint?: string;
  icon?: LucideIcon;
  optional?: boolean;
  autoComplete?: string;
  maxLength?: number;
  inputRef?: Ref<HTMLInputElement>;
}

/** A labeled field. Fields are required unless they say "(optional)". */
export function TextField({ icon: Icon, inputRef, error, optional, ...field }: TextFieldProps) {
  const input = <Input ref={inputRef} className={Icon ? 'input input--icon' : 'input'} />;
  return (
    <AriaTextField
      className="field"
      name={field.name}
      type={field.type ?? 'text'}
      value={field.value}
      onChange={field.onChange}
      isRequired={!optional}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      {...(field.autoComplete === undefined ? {} : { autoComplete: field.autoComplete })}
      {...(field.maxLength === undefined ? {} : { maxLength: field.maxLength })}
    >
      <Label>
        {field.label}
        {optional && <span className="field__optional"> (optional)</span>}
      </Label>
      {field.hint && (
        <Text slot="description" className="field__hint">
          {field.hint}
        </Text>
      )}
      {Icon ? (
        <div className="inputwrap">
          <Icon className="icon" aria-hidden="true" />
          {input}
        </div>
      ) : (
        input
      )}
      <FieldError className="field__error">
        <CircleAlert className="icon icon--sm" aria-hidden="true" />
        <span>{error}</span>
      </FieldError>
    </AriaTextField>
  );
}
