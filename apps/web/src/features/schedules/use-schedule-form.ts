import { useRef, useState } from 'react';
import {
  validateScheduleForm,
  type ScheduleForm,
  type ScheduleFormErrors,
} from './schedule-form.ts';

const order = ['url', 'time'] as const;
type InputName = (typeof order)[number];

export interface ScheduleFieldsProps {
  form: ScheduleForm;
  onChange: (form: ScheduleForm) => void;
  errors: ScheduleFormErrors;
  inputRef: (name: InputName) => (input: HTMLInputElement | null) => void;
}

/** What is typed into the fields of a schedule. */
export function useScheduleForm([form, onChange]: [ScheduleForm, (form: ScheduleForm) => void]) {
  const [errors, setErrors] = useState<ScheduleFormErrors>({});
  const inputs = useRef(new Map<InputName, HTMLInputElement | null>());
  const inputRef = (name: InputName) => (input: HTMLInputElement | null) => {
    inputs.current.set(name, input);
  };
  const fields: ScheduleFieldsProps = { form, onChange, errors, inputRef };
  return {
    form,
    setForm: onChange,
    fields,
    /** Whether it can be sent; if not, the focus is in the first wrong field. */
    check: async (): Promise<boolean> => {
      const found = await validateScheduleForm(form);
      setErrors(found);
      const wrong = order.find((name) => found[name] !== undefined);
      if (wrong) inputs.current.get(wrong)?.focus();
      return wrong === undefined;
    },
  };
}
