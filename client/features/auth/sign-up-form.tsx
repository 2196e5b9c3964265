import { Button, Radio, Stack, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import type { ComponentProps } from 'react';
import { type SignUpInput, signUpInput } from '#shared/auth/schema.ts';
import { type UserType, userTypes } from '#shared/auth/session-user.ts';
import { authTexts } from '#shared/texts/auth/auth.ts';
import { PasswordField } from '../../components/fields/password-field.tsx';
import { FormError } from '../../components/form-error/form-error.tsx';
import { LegalNote } from '../../components/legal-note.tsx';
import { NameFields } from '../../components/name-fields/name-fields.tsx';
import { ContentSkeleton } from '../../components/skeleton/content-skeleton.tsx';
import { browserTokens } from '../../lib/tests/test-tokens.ts';
import { toastSuccess } from '../../lib/toast.ts';
import { useRefusal } from '../../lib/use-refusal.ts';
import { trpc } from '../../trpc.ts';
import classes from './auth-form.module.css';
import { DestinationNote } from './sign-up-done.tsx';
import { useAfterSignIn } from './use-after-sign-in.ts';

const signUpForm = signUpInput.omit({ next: true, tests: true });
type Values = Required<Omit<SignUpInput, 'next' | 'tests'>>;
const emptyValues: Values = {
  firstName: '',
  lastName: '',
  userType: 'applicant',
  companyName: '',
  email: '',
  password: '',
};

type SignUpFormProps = {
  initialType: UserType;
  hasTypeChoice: boolean;
  next: string | null;
  onConfirmationNeeded: (email: string) => void;
};

function SignUpForm({ initialType, hasTypeChoice, next, onConfirmationNeeded }: SignUpFormProps) {
  const form = useForm<Values>({
    name: 'sign-up',
    initialValues: { ...emptyValues, userType: initialType },
    validate: schemaResolver(signUpForm),
  });
  const refusal = useRefusal(form, { COMMON_PASSWORD: 'password', REGISTRATION_DOMAIN: 'email' });
  const domains = trpc.auth.options.useQuery().data?.registration.domains ?? [];
  const { signUp, isPending } = useSignUp(next, onConfirmationNeeded);
  const { userType } = form.values;
  const submit = async (values: Values) => {
    refusal.clear();
    await signUp(values).catch(refusal.showError);
  };
  return (
    <form noValidate onSubmit={form.onSubmit(submit, refusal.focusFirst)}>
      <Stack gap="sm">
        <DestinationNote next={next} userType={userType} />
        {hasTypeChoice && (
          <UserTypeChoice value={userType} onChange={(chosen) => form.setFieldValue('userType', chosen)} />
        )}
        <NameFields inputProps={form.getInputProps} />
        {userType === 'company' && (
          <TextInput label={authTexts.companyName} autoComplete="organization" {...form.getInputProps('companyName')} />
        )}
        <TextInput
          label={authTexts.email}
          description={domains.length > 0 && authTexts.registration.domains(domains)}
          type="email"
          autoComplete="username"
          {...form.getInputProps('email')}
        />
        <PasswordField
          label={authTexts.password}
          description={authTexts.passwordHint}
          autoComplete="new-password"
          {...form.getInputProps('password')}
        />
        <FormError message={refusal.message} />
        <Button type="submit" color="coral" size="lg" loading={isPending} fullWidth>
          {authTexts.signUp}
        </Button>
        <LegalNote />
      </Stack>
    </form>
  );
}

const greetNewPerson = () => toastSuccess(authTexts.signedUp, authTexts.signedUpActive);

function useSignUp(next: string | null, onConfirmationNeeded: (email: string) => void) {
  const completeSignIn = useAfterSignIn(greetNewPerson);
  const signUpMutation = trpc.auth.signUp.useMutation();
  const signIn = trpc.auth.signIn.useMutation();
  const signUp = async (values: Values) => {
    // Sends the tests of this browser with the sign-up, because the link may be opened on another device.
    const { confirmation } = await signUpMutation.mutateAsync({ ...values, next, tests: browserTokens() });
    if (confirmation === 'mail') {
      onConfirmationNeeded(values.email.trim());
      return;
    }
    // The response is the same for an existing address, so only a sign-in with the password tells them apart.
    await signIn.mutateAsync({ email: values.email, password: values.password, next });
    await completeSignIn();
  };
  return { signUp, isPending: signUpMutation.isPending || signIn.isPending };
}

export function SignUpPart(props: ComponentProps<typeof SignUpForm>) {
  const options = trpc.auth.options.useQuery();
  if (options.isPending)
    return (
      <ContentSkeleton>
        <SignUpForm {...props} />
      </ContentSkeleton>
    );
  // Shows the form while the options are unknown, because the server checks the same rule.
  if (options.data?.registration.mode === 'invited') return <p>{authTexts.registration.invited}</p>;
  return <SignUpForm {...props} />;
}

type UserTypeChoiceProps = { value: UserType; onChange: (userType: UserType) => void };

function UserTypeChoice({ value, onChange }: UserTypeChoiceProps) {
  return (
    <Radio.Group
      aria-label={authTexts.userType}
      value={value}
      onChange={(chosen) => onChange(chosen === 'company' ? 'company' : 'applicant')}
    >
      <div className={classes.types}>
        {userTypes.map((type) => (
          <Radio
            key={type}
            className={classes.type}
            classNames={{ labelWrapper: classes.words }}
            wrapperProps={{ 'data-chosen': type === value }}
            value={type}
            label={authTexts.userTypes[type]}
            description={authTexts.userTypeHints[type]}
          />
        ))}
      </div>
    </Radio.Group>
  );
}
