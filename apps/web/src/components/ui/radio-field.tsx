interface RadioFieldProps<K extends string> {
  label: string;
  name: string;
  value: K;
  onChange: (value: K) => void;
  options: readonly { id: K; label: string }[];
}

/** One of a few, each on a row of its own that is its target. */
export function RadioField<K extends string>(props: RadioFieldProps<K>) {
  const { label, name, value, onChange, options } = props;
  return (
    <fieldset className="radios">
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option.id} className="check">
          <input
            type="radio"
            name={name}
            value={option.id}
            checked={value === option.id}
            onChange={() => onChange(option.id)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
