import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { authTexts } from '#shared/texts/auth/auth.ts';

type PasswordFieldProps = PasswordInputProps & { autoComplete: 'current-password' | 'new-password' };

/** A password input whose eye speaks German and is reached by keyboard, and which tells screen readers that it is wrong. */
export function PasswordField(props: PasswordFieldProps) {
  return (
    <PasswordInput
      aria-invalid={props.error ? true : undefined}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': authTexts.showEntry }}
      {...props}
    />
  );
}
