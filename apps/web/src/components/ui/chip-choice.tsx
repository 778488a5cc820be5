import { NativeButton } from './native-button.tsx';

interface ChipChoiceProps<K extends string> {
  /** Names the group. */
  label: string;
  value: K;
  onChange: (value: K) => void;
  options: readonly { id: K; count?: number }[];
}

/** One of several, all of them in view; wraps where a row of segments would not fit. */
export function ChipChoice<K extends string>(props: ChipChoiceProps<K>) {
  const { label, value, onChange, options } = props;
  return (
    <fieldset className="chips">
      <legend className="sr-only">{label}</legend>
      {options.map(({ id, count }) => (
        <NativeButton
          key={id}
          className="chip"
          aria-pressed={id === value}
          data-selected={id === value || undefined}
          onPress={() => onChange(id)}
        >
          {id}
          {count !== undefined && <span className="chip__count">{count}</span>}
        </NativeButton>
      ))}
    </fieldset>
  );
}
