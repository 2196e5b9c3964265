import { CloseButton, NativeSelect, type NativeSelectProps, TextInput, type TextInputProps } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useRef } from 'react';

type SearchFieldProps = Pick<TextInputProps, 'w' | 'className' | 'label' | 'placeholder' | 'maxLength'> & {
  typed: string;
  setTyped: (typed: string) => void;
  clearing?: { label: string; onClear: () => void };
};

export function SearchField({ typed, setTyped, clearing, ...rest }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const empty = () => {
    clearing?.onClear();
    field.current?.focus();
  };
  return (
    <TextInput
      ref={field}
      {...(clearing === undefined ? { type: 'search' } : { enterKeyHint: 'search' })}
      leftSection={<IconSearch size={18} stroke={1.75} aria-hidden="true" />}
      rightSection={
        clearing !== undefined && typed !== '' && <CloseButton aria-label={clearing.label} onClick={empty} />
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
        const chosen = values.find((one) => one === event.currentTarget.value);
        if (chosen !== undefined) onChange(chosen);
      }}
    />
  );
}
