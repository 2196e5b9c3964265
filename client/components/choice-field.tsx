import { NativeSelect, type NativeSelectProps } from '@mantine/core';

type ChoiceFieldProps<Value extends string> = Omit<NativeSelectProps, 'data' | 'value' | 'onChange'> & {
  values: readonly Value[];
  names: Readonly<Record<Value, string>>;
  value: Value;
  onChange: (value: Value) => void;
};

/** A native select over a closed list of values. */
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
