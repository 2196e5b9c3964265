import { Button, Divider } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { useState } from 'react';
import type { PasskeyAssertion } from '#shared/auth/passkeys.ts';
import { passkeyTexts } from '#shared/texts/auth/passkeys.ts';
import { passkeyMessageOf, readPasskey } from '../../lib/passkeys/ceremony.ts';
import { usePasskeySupport } from '../../lib/passkeys/support.ts';
import { trpc } from '../../trpc.ts';
import { FormError } from '../form-error/form-error.tsx';

const { proof: texts } = passkeyTexts;

type PasskeyProofProps = {
  /** False if a field of the form has to be corrected first. */
  mayStart?: () => boolean;
  onProof: (proof: { passkey: PasskeyAssertion }) => Promise<unknown>;
};

/** A passkey instead of password and code. Nothing where the browser offers none. */
export function PasskeyProof({ mayStart = () => true, onProof }: PasskeyProofProps) {
  const isOffered = usePasskeySupport() === 'yes';
  const start = trpc.account.startProof.useMutation();
  const [isPending, setIsPending] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const confirm = async () => {
    if (!mayStart()) return;
    setIsPending(true);
    setMessage(null);
    try {
      await onProof({ passkey: await readPasskey(await start.mutateAsync()) });
    } catch (error) {
      setMessage(passkeyMessageOf(error, passkeyTexts.cancelledProof));
    }
    setIsPending(false);
  };
  if (!isOffered) return null;
  return (
    <>
      <Divider label={texts.or} />
      <FormError message={message} />
      <Button
        variant="default"
        leftSection={<IconFingerprint size={20} stroke={1.75} />}
        loading={isPending}
        onClick={() => void confirm()}
        fullWidth
      >
        {texts.byPasskey}
      </Button>
    </>
  );
}
