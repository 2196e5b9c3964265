import { TextInput, type TextInputProps } from '@mantine/core';
import { authTexts } from '#shared/texts/auth/auth.ts';
import classes from './name-fields.module.css';

type NameFieldsProps = { inputProps: (field: 'firstName' | 'lastName') => TextInputProps };

export function NameFields({ inputProps }: NameFieldsProps) {
  return (
    <div className={classes.names}>
      <TextInput label={authTexts.firstName} autoComplete="given-name" {...inputProps('firstName')} />
      <TextInput label={authTexts.lastName} autoComplete="family-name" {...inputProps('lastName')} />
    </div>
  );
}
