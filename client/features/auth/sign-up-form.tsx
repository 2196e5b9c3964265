import { Button, Stack, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { type SignUpInput, signUpInput } from '#shared/auth/schema.ts';
import type { UserType } from '#shared/auth/session-user.ts';
import { authTexts } from '#shared/texts/auth.ts';
import { look } from '../../components/look/look.ts';
import { fieldErrorsOf, messageOf } from '../../lib/errors.ts';
import { toastError, toastSuccess } from '../../lib/toast.ts';
import { trpc } from '../../trpc.ts';
import classes from './auth-form.module.css';
import { PasswordField } from './password-field.tsx';
import { useEnter } from './use-enter.ts';
import { UserTypeChoice } from './user-type-choice.tsx';

type Values = Required<SignUpInput>;
const blank: Values = { firstName: '', lastName: '', userType: 'applicant', companyName: '', email: '', password: '' };

/** `onConfirmationNeeded`: the account waits for the link in the mail. */
export function SignUpForm({
  initialType,
  onConfirmationNeeded,
}: {
  initialType: UserType;
  onConfirmationNeeded: () => void;
}) {
  const form = useForm<Values>({
    initialValues: { ...blank, userType: initialType },
    validate: schemaResolver(signUpInput),
  });
  const { submit, isPending } = useSignUp(form.setErrors, onConfirmationNeeded);
  const isCompany = form.values.userType === 'company';
  return (
    <form noValidate onSubmit={form.onSubmit(submit)}>
      <Stack gap="md">
        <UserTypeChoice
          value={form.values.userType}
          onChange={(userType) => form.setFieldValue('userType', userType)}
        />
        <div className={`${classes.names} ${look('stack', 'halves', 'gap16')}`}>
          <TextInput label={authTexts.firstName} autoComplete="given-name" {...form.getInputProps('firstName')} />
          <TextInput label={authTexts.lastName} autoComplete="family-name" {...form.getInputProps('lastName')} />
        </div>
        {isCompany && (
          <TextInput label={authTexts.companyName} autoComplete="organization" {...form.getInputProps('companyName')} />
        )}
        <TextInput label={authTexts.email} type="email" autoComplete="username" {...form.getInputProps('email')} />
        <PasswordField
          label={authTexts.password}
          description={authTexts.passwordHint}
          autoComplete="new-password"
          {...form.getInputProps('password')}
        />
        <Button type="submit" color="coral" size="lg" loading={isPending} fullWidth>
          {authTexts.signUp}
        </Button>
      </Stack>
    </form>
  );
}

const welcome = () => toastSuccess(authTexts.signedUp, authTexts.signedUpActive);

type SetErrors = (errors: Record<string, string>) => void;

function useSignUp(setErrors: SetErrors, onConfirmationNeeded: () => void) {
  const enter = useEnter(welcome);
  const signUp = trpc.auth.signUp.useMutation();
  const signIn = trpc.auth.signIn.useMutation();
  const submit = async (values: Values) => {
    try {
      const { confirmation } = await signUp.mutateAsync(values);
      if (confirmation === 'mail') {
        toastSuccess(authTexts.signedUp, authTexts.confirmMail);
        onConfirmationNeeded();
        return;
      }
      // The server gives the same answer for an address that has an account; only the password tells them apart.
      await signIn.mutateAsync({ email: values.email, password: values.password });
      await enter();
    } catch (error) {
      setErrors(fieldErrorsOf(error));
      toastError(messageOf(error));
    }
  };
  return { submit, isPending: signUp.isPending || signIn.isPending };
}
