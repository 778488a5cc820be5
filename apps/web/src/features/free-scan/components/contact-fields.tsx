import { limits } from '@curbcut/model/limits';
import { ChevronRight } from 'lucide-react';
import { TextField } from '../../../components/ui/text-field.tsx';
import type { TextFieldProps } from '../../../lib/use-form.ts';

interface ContactFieldsProps {
  text: (name: 'name' | 'email' | 'company') => TextFieldProps;
  /** No mail is sent, so nobody needs to know: they are folded until somebody wants them. */
  isOptional: boolean;
  /** Null until somebody opened or closed them: then they show what an account has filled in, as what is sent is seen. */
  isOpen: boolean | null;
  onToggle: (isOpen: boolean) => void;
}

/** Who asks for a free scan. */
export function ContactFields({ text, isOptional, isOpen, onToggle }: ContactFieldsProps) {
  const isFilledIn = (['name', 'email', 'company'] as const).some(
    (name) => text(name).value !== '',
  );
  const fields = (
    <>
      <div className="formrow">
        <TextField
          {...text('name')}
          label="Full Name"
          optional={isOptional}
          autoComplete="name"
          maxLength={limits.nameLength}
        />
        <TextField
          {...text('email')}
          label="Email Address"
          type="email"
          optional={isOptional}
          autoComplete="email"
        />
      </div>
      <TextField
        {...text('company')}
        label="Company Name"
        optional
        autoComplete="organization"
        maxLength={limits.nameLength}
      />
    </>
  );
  if (!isOptional) return fields;
  return (
    <div className="stack gap-2">
      <p className="text-sm text-muted">
        This server doesn’t send e-mail, so we don’t need your name or address. Your result appears
        on this page.
      </p>
      <details
        className="fold"
        open={isOpen ?? isFilledIn}
        onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
      >
        <summary>
          <ChevronRight className="icon" aria-hidden="true" />
          <span>
            Full Name, Email Address, Company Name{' '}
            <span className="field__optional">(optional)</span>
          </span>
        </summary>
        <div className="stack gap-4 py-2">{fields}</div>
      </details>
    </div>
  );
}
