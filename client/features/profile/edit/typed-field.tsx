import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import type { ProfileForm } from '../use-profile-form.ts';

type TypedFieldProps = Omit<TextInputProps, 'value' | 'onChange' | 'onBlur'> & {
  field: ReturnType<ProfileForm['getInputProps']>;
  /** What was typed as it is kept; null as long as it means nothing. */
  read: (typed: string) => string | null;
  write: (value: string) => string;
};

/**
 * A field for what is kept in another way than people write it. While they type, only what means something counts; once they
 * leave, what they have typed stands as it is, to be judged.
 */
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
