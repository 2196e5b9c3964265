import { TextInput, type TextInputProps } from '@mantine/core';
import { authTexts } from '#shared/texts/auth/auth.ts';
import classes from './name-fields.module.css';

/** `inputProps`: those of a form, by the name of the field. */
type NameFieldsProps = { inputProps: (field: 'firstName' | 'lastName') => TextInputProps };

/** First and last name, beside each other where there is room. */
export function NameFields({ inputProps }: NameFieldsProps) {
  return (
    <div className={classes.names}>
      <TextInput label={authTexts.firstName} autoComplete="given-name" {...inputProps('firstName')} />
      <TextInput label={authTexts.lastName} autoComplete="family-name" {...inputProps('lastName')} />
    </div>
  );
}
