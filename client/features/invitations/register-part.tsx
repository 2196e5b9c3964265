import type { ComponentProps } from 'react';
import { mayRegister } from '#shared/settings/registration.ts';
import { errorTexts } from '#shared/texts/errors.ts';
import { trpc } from '../../trpc.ts';
import { RegisterForm } from './register-form.tsx';

/** Says why where this installation no longer takes the invited address, instead of a form that is refused. */
export function RegisterPart(props: ComponentProps<typeof RegisterForm>) {
  const { data } = trpc.auth.options.useQuery();
  const refusal = data === undefined ? null : mayRegister(data.registration, { email: props.email, isInvited: true });
  return refusal === null ? <RegisterForm {...props} /> : <p>{errorTexts[refusal]}</p>;
}
