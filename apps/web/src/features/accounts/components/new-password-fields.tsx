import { PasswordField } from '../../../components/ui/password-field.tsx';
import type { TextFieldProps } from '../../../lib/use-form.ts';
import { PasswordChecklist } from './password-checklist.tsx';

interface NewPasswordFieldsProps {
  label: string;
  password: TextFieldProps;
  confirmation: TextFieldProps;
}

/** A password to be set, with its requirements, and once more. */
export function NewPasswordFields({ label, password, confirmation }: NewPasswordFieldsProps) {
  return (
    <>
      <div className="stack gap-3">
        <PasswordField {...password} label={label} autoComplete="new-password" />
        <PasswordChecklist password={password.value} />
      </div>
      <PasswordField {...confirmation} label="Confirm Password" autoComplete="new-password" />
    </>
  );
}
