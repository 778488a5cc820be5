import {
  Button,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Select,
  SelectValue,
} from 'react-aria-components';

interface SelectFieldProps<K extends string> {
  label: string;
  value: K;
  onChange: (value: K) => void;
  options: readonly { id: K; label: string }[];
  className?: string;
}

/** One choice of several, with its label above. */
export function SelectField<K extends string>(props: SelectFieldProps<K>) {
  const { label, value, onChange, options, className = '' } = props;
  return (
    <Select
      className={`field ${className}`.trim()}
      value={value}
      onChange={(key) => {
        const chosen = options.find(({ id }) => id === key);
        if (chosen) onChange(chosen.id);
      }}
    >
      <Label className="font-medium">{label}</Label>
      <Button className="select">
        <SelectValue />
      </Button>
      <Popover className="menu menu--select" offset={4}>
        <ListBox items={options}>
          {(option) => (
            <ListBoxItem id={option.id} className="menu__item menu__item--plain">
              {option.label}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </Select>
  );
}
