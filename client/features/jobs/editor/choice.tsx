import { Input, SegmentedControl } from '@mantine/core';
import { useId } from 'react';

type ChoiceProps<Value extends string> = {
  label: string;
  hint?: string | undefined;
  options: Array<{ value: Value; label: string }>;
  value: Value;
  onChange: (value: Value) => void;
};

/** One of a few, all of them in sight. */
export function Choice<Value extends string>({ label, hint, options, value, onChange }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <Input.Wrapper
      size="md"
      label={label}
      labelElement="div"
      labelProps={{ id }}
      inputWrapperOrder={['label', 'input', 'description']}
      description={hint}
    >
      <SegmentedControl
        aria-labelledby={id}
        fullWidth
        maw="32rem"
        size="md"
        styles={{ label: { minHeight: '2.75rem', alignContent: 'center' } }}
        data={options}
        value={value}
        onChange={onChange}
      />
    </Input.Wrapper>
  );
}
