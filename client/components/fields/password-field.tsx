import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { authTexts } from '#shared/texts/auth/auth.ts';

type PasswordFieldProps = PasswordInputProps & { autoComplete: 'current-password' | 'new-password' };

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
