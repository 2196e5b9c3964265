import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import type { ProfileForm } from '../use-profile-form.ts';

type TypedFieldProps = Omit<TextInputProps, 'value' | 'onChange' | 'onBlur'> & {
  field: ReturnType<ProfileForm['getInputProps']>;
  /** Converts typed text to the stored form; null if it is not valid. */
  read: (typed: string) => string | null;
  write: (value: string) => string;
};

/** While typing, only valid input is stored. On blur, invalid text is stored as typed, and validation reports it. */
export function TypedField({ field, read, write, ...props }: TypedFieldProps) {
  const value: string = field.value;
  const onChange: (value: string) => void = field.onChange;
  const [typed, setTyped] = useState(write(value));
  const [last, setLast] = useState(value);
  if (last !== value) {
    setLast(value);
    if (read(typed) !== value) setTyped(write(value));
  }
  const type = (words: string) => {
    setTyped(words);
    const meant = read(words);
    if (meant !== null) onChange(meant);
  };
  const leave = () => {
    const meant = read(typed);
    if (meant === null) onChange(typed);
    else setTyped(write(meant));
  };
  return (
    <TextInput
      autoComplete="off"
      {...props}
      error={field.error}
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={leave}
    />
  );
}
