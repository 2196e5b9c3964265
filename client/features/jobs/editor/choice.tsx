import { SegmentedControl } from '@mantine/core';
import { FieldGroup } from './field-group.tsx';

type ChoiceProps<Value extends string> = {
  label: string;
  hint?: string | undefined;
  options: Array<{ value: Value; label: string }>;
  value: Value;
  onChange: (value: Value) => void;
};

export function Choice<Value extends string>({ label, hint, ...control }: ChoiceProps<Value>) {
  const { options, value, onChange } = control;
  return (
    <FieldGroup label={label} hint={hint}>
      {({ labelId }) => (
        <SegmentedControl
          aria-labelledby={labelId}
          fullWidth
          size="md"
          styles={{ label: { minHeight: '2.75rem', alignContent: 'center' } }}
          data={options}
          value={value}
          onChange={onChange}
        />
      )}
    </FieldGroup>
  );
}
