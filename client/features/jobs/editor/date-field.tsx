import { TextInput, type TextInputProps } from '@mantine/core';

type DateFieldProps = Omit<TextInputProps, 'value' | 'onChange' | 'type'> & {
  /** 2026-11-24, or null. */
  value?: string | null;
  onChange?: (value: string | null) => void;
};

/** A day. The browser brings its own calendar, and shows the day as people here write it. */
export function DateField({ value, onChange, ...props }: DateFieldProps) {
  return (
    <TextInput
      type="date"
      maw="14rem"
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange?.(currentTarget.value === '' ? null : currentTarget.value)}
      {...props}
    />
  );
}
