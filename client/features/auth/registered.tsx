import { Alert, Button, Stack } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { authTexts } from '#shared/texts/auth/auth.ts';
import { look } from '../../components/look/look.ts';
import { WayOn } from './way-on.tsx';

type RegisteredProps = { email: string; next: string | null; onSignIn: () => void };

/** In the place of the form that made the account: what is still missing. */
export function Registered({ email, next, onSignIn }: RegisteredProps) {
  const note = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone.
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
      <p className={look('anywhere', 'unhyphenated')}>{authTexts.registered.sentTo(email)}</p>
      <WayOn next={next} />
      <Button variant="default" onClick={onSignIn}>
        {authTexts.registered.toSignIn}
      </Button>
    </Stack>
  );
}
