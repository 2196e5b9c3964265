import { CloseButton, NativeSelect, type NativeSelectProps, TextInput, type TextInputProps } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useRef } from 'react';

type SearchFieldProps = Pick<
  TextInputProps,
  'w' | 'style' | 'className' | 'label' | 'labelProps' | 'aria-label' | 'placeholder' | 'maxLength'
> & {
  typed: string;
  setTyped: (typed: string) => void;
  clearButton?: { label: string; onClear: () => void };
};

export function SearchField({ typed, setTyped, clearButton, ...rest }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const clearField = () => {
    clearButton?.onClear();
    field.current?.focus();
  };
  return (
    <TextInput
      ref={field}
      {...(clearButton === undefined ? { type: 'search' } : { enterKeyHint: 'search' })}
      leftSection={<IconSearch size={18} stroke={1.75} aria-hidden="true" />}
      rightSection={
        clearButton !== undefined &&
        typed !== '' && <CloseButton size={40} iconSize={20} aria-label={clearButton.label} onClick={clearField} />
      }
      autoComplete="off"
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      {...rest}
    />
  );
}

type ChoiceFieldProps<Value extends string> = Omit<NativeSelectProps, 'data' | 'value' | 'onChange'> & {
  values: readonly Value[];
  names: Readonly<Record<Value, string>>;
  value: Value;
  onChange: (value: Value) => void;
};

export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { values, names, value, onChange, ...rest } = props;
  return (
    <NativeSelect
      {...rest}
      data={values.map((one) => ({ value: one, label: names[one] }))}
      value={value}
      onChange={(event) => {
        const selection = values.find((one) => one === event.currentTarget.value);
        if (selection !== undefined) onChange(selection);
      }}
    />
  );
}
