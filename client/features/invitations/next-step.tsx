import { Button, Stack, Title } from '@mantine/core';
import { invitationPageTexts as texts } from '#shared/texts/members/invitations.ts';
import { FormError } from '../../components/form-error/form-error.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { signInPath } from '../../lib/access.ts';
import { sentenceOf } from '../../lib/errors.ts';
import { paths } from '../../lib/paths.ts';
import type { Session } from '../../lib/session.ts';
import type { Invitation } from './invitation-card.tsx';
import classes from './invitation-page.module.css';
import { RegisterPart } from './register-form.tsx';
import type { useJoin } from './use-join.ts';
import { WrongPerson } from './wrong-person.tsx';

type NextStepProps = {
  token: string;
  invitation: Invitation;
  session: Session;
  join: ReturnType<typeof useJoin>;
};

export function NextStep({ token, invitation, session, join }: NextStepProps) {
  const { email, hasAccount } = invitation;
  if (session.status === 'signedIn') {
    const { user } = session;
    if (user.email !== email)
      return (
        <Step title={texts.wrongPerson.title}>
          <WrongPerson user={user} token={token} hasAccount={hasAccount} />
        </Step>
      );
    return (
      <Stack gap="md" align="flex-start">
        <FormError message={join.error && sentenceOf(join.error, texts.failed)} />
        <Button color="coral" size="lg" loading={join.isPending} onClick={() => join.mutate({ token })}>
          {texts.accept}
        </Button>
      </Stack>
    );
  }
  if (hasAccount)
    return (
      <div className={classes.step}>
        <p>{texts.hasAccount}</p>
        <LinkButton to={signInPath(paths.invitation(token))} kind="action" size="lg">
          {texts.signIn}
        </LinkButton>
      </div>
    );
  return (
    <Step title={texts.register.title}>
      <p>{texts.register.text}</p>
      <RegisterPart
        token={token}
        email={email}
        onRegistered={() => join.mutateAsync({ token }).catch(() => undefined)}
      />
    </Step>
  );
}

function Step({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className={classes.step}>
      <Title order={2} size="h4" mb="xs" lh="inherit">
        {title}
      </Title>
      {children}
    </section>
  );
}
