import type { LucideIcon } from 'lucide-react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';

interface SegmentedChoiceProps<K extends string> {
  /** Names the group, unless `labelledBy` does. */
  label?: string;
  labelledBy?: string;
  value: K;
  onChange: (value: K) => void;
  options: readonly { id: K; label: string; Icon?: LucideIcon }[];
  isWide?: boolean;
}

/** One of a few, all of them in view. */
export function SegmentedChoice<K extends string>(props: SegmentedChoiceProps<K>) {
  const { label, labelledBy, value, onChange, options, isWide } = props;
  return (
    <ToggleButtonGroup
      className={isWide ? 'seg seg--wide' : 'seg'}
      {...(label === undefined ? {} : { 'aria-label': label })}
      {...(labelledBy === undefined ? {} : { 'aria-labelledby': labelledBy })}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const chosen = options.find(({ id }) => keys.has(id));
        if (chosen) onChange(chosen.id);
      }}
    >
      {options.map(({ id, label: word, Icon }) => (
        <ToggleButton key={id} id={id} className="seg__choice">
          {Icon && <Icon className="icon" aria-hidden="true" />}
          {word}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
