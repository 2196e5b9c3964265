import { Box, TextInput, type TextInputProps } from '@mantine/core';
import { Link } from 'react-router-dom';
import { accountTexts, twoFactorTexts } from '#shared/texts/account/account.ts';
import { authTexts } from '#shared/texts/auth/auth.ts';
import { paths } from '../../lib/paths.ts';
import { PasswordField } from './password-field.tsx';

type ProofFieldsProps = {
  inputProps: (field: 'password' | 'code') => Pick<TextInputProps, 'value' | 'onChange' | 'error'>;
  withCode: boolean;
  hasFocus?: boolean;
};

/** The current password, with a code while the second factor is on. */
export const ProofFields = ({ inputProps, withCode, hasFocus = false }: ProofFieldsProps) => (
  <>
    <PasswordField
      {...inputProps('password')}
      label={accountTexts.password}
      autoComplete="current-password"
      data-autofocus={hasFocus || undefined}
    />
    {withCode && (
      <TextInput
        label={twoFactorTexts.proof}
        description={twoFactorTexts.proofHint}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        {...inputProps('code')}
      />
    )}
    <Box component={Link} c="bright" fz="sm" to={paths.resetPassword}>
      {authTexts.forgot}
    </Box>
  </>
);
