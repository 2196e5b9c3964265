import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import type { ProfileForm } from '../use-profile-form.ts';

type TypedFieldProps = Omit<TextInputProps, 'value' | 'onChange' | 'onBlur'> & {
  field: ReturnType<ProfileForm['getInputProps']>;
  /** Converts typed text to the stored form; null if it is not valid. */
  parse: (typed: string) => string | null;
  format: (value: string) => string;
};

/** While typing, only valid input is stored. On blur, invalid text is stored as typed, and validation reports it. */
export function TypedField({ field, parse, format, ...props }: TypedFieldProps) {
  const value: string = field.value;
  const onChange: (value: string) => void = field.onChange;
  const [typed, setTyped] = useState(format(value));
  const [lastValue, setLastValue] = useState(value);
  if (lastValue !== value) {
    setLastValue(value);
    if (parse(typed) !== value) setTyped(format(value));
  }
  const changeText = (text: string) => {
    setTyped(text);
    const parsed = parse(text);
    if (parsed !== null) onChange(parsed);
  };
  const handleBlur = () => {
    const parsed = parse(typed);
    if (parsed === null) onChange(typed);
    else setTyped(format(parsed));
  };
  return (
    <TextInput
      autoComplete="off"
      {...props}
      error={field.error}
      value={typed}
      onChange={(event) => changeText(event.currentTarget.value)}
      onBlur={handleBlur}
    />
  );
}
