import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { accountTexts } from '#shared/texts/account.ts';

type PasswordFieldProps = PasswordInputProps & { autoComplete: 'current-password' | 'new-password' };

/** A password input whose eye speaks German. */
export function PasswordField(props: PasswordFieldProps) {
  return <PasswordInput visibilityToggleButtonProps={{ 'aria-label': accountTexts.showEntry }} {...props} />;
}
