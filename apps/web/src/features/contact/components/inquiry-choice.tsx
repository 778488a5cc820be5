import { inquiryLabels, inquiryTypes } from '@curbcut/model/site';
import type { TextFieldProps } from '../../../lib/use-form.ts';

/** What the message is about: one of four. */
export function InquiryChoice({ name, value, onChange }: TextFieldProps) {
  return (
    <fieldset className="inquiry">
      <legend>Inquiry type</legend>
      {inquiryTypes.map((type) => (
        <label key={type} className="inquiry__choice">
          <input
            type="radio"
            name={name}
            value={type}
            checked={value === type}
            onChange={() => onChange(type)}
          />
          <span>{inquiryLabels[type]}</span>
        </label>
      ))}
    </fieldset>
  );
}
