import { Skeleton } from '@mantine/core';
import type { ComponentProps } from 'react';
import { authTexts } from '#shared/texts/auth/auth.ts';
import { shellTexts } from '#shared/texts/shell.ts';
import { trpc } from '../../trpc.ts';
import { SignUpForm } from './sign-up-form.tsx';

/** Signing up where this installation takes whoever comes; else what it asks for, instead of a form that is refused. */
export function SignUpPart(props: ComponentProps<typeof SignUpForm>) {
  const options = trpc.auth.options.useQuery();
  if (options.isPending) return <Skeleton height={420} role="status" aria-label={shellTexts.loading} />;
  // Not told, one tries: the server says the same.
  if (options.data?.registration.mode === 'invited') return <p>{authTexts.registration.invited}</p>;
  return <SignUpForm {...props} />;
}
