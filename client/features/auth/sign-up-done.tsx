import { Alert, Button, Stack, Text } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { destinationOf, isForApplicants } from '#shared/auth/return-path.ts';
import type { UserType } from '#shared/auth/session-user.ts';
import { authTexts } from '#shared/texts/auth/auth.ts';
import common from '../../components/common.module.css';

type SignUpDoneProps = { email: string; next: string | null; onSignIn: () => void };

export function SignUpDone({ email, next, onSignIn }: SignUpDoneProps) {
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
      <DestinationNote next={next} />
      <Button variant="default" onClick={onSignIn}>
        {authTexts.registered.toSignIn}
      </Button>
    </Stack>
  );
}

export const destinationSentence = (next: string | null, userType: UserType | null = null): string => {
  const isClosed = next !== null && userType === 'company' && isForApplicants(next);
  return next === null || isClosed ? '' : authTexts.wayOn[destinationOf(next)];
};

export function DestinationNote({ next, userType = null }: { next: string | null; userType?: UserType | null }) {
  const sentence = destinationSentence(next, userType);
  return sentence === '' ? null : (
    <Text c="dimmed" fz="sm">
      {sentence}
    </Text>
  );
}
