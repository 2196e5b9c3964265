import { Alert, Button, Stack, Text } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { destinationOf, isForApplicants } from '#shared/auth/return-path.ts';
import type { UserType } from '#shared/auth/session-user.ts';
import { authTexts } from '#shared/texts/auth/auth.ts';
import common from '../../components/common.module.css';

type RegisteredProps = { email: string; next: string | null; onSignIn: () => void };

export function Registered({ email, next, onSignIn }: RegisteredProps) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <Stack gap="lg">
      <Alert
        ref={note}
        tabIndex={-1}
        color="sage"
        title={authTexts.signedUp}
        icon={<IconMail stroke={1.75} />}
        role="status"
      >
        <p>{authTexts.confirmMail}</p>
      </Alert>
      <p className={`${common.anywhere} ${common.unhyphenated}`}>{authTexts.registered.sentTo(email)}</p>
      <WayOn next={next} />
      <Button variant="default" onClick={onSignIn}>
        {authTexts.registered.toSignIn}
      </Button>
    </Stack>
  );
}

/** Empty if there is no destination or the account may not open it. */
export const wayOnSentence = (next: string | null, userType: UserType | null = null): string => {
  const isClosed = next !== null && userType === 'company' && isForApplicants(next);
  return next === null || isClosed ? '' : authTexts.wayOn[destinationOf(next)];
};

export function WayOn({ next, userType = null }: { next: string | null; userType?: UserType | null }) {
  const sentence = wayOnSentence(next, userType);
  return sentence === '' ? null : <Text c="dimmed">{sentence}</Text>;
}
