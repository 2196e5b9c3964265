import { Button, Divider, Stack } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { useState } from 'react';
import type { AccountProof } from '#shared/account/schema.ts';
import { passkeyTexts } from '#shared/texts/auth/passkeys.ts';
import { FormError } from '../../components/form-error/form-error.tsx';
import { passkeyMessageOf, readPasskey } from '../../lib/passkeys/ceremony.ts';
import { usePasskeySupport } from '../../lib/passkeys/support.ts';
import { trpc } from '../../trpc.ts';
import { PasswordStep } from './password-step.tsx';

const { proof: texts } = passkeyTexts;

type ProofStepProps = {
  text: string;
  action: string;
  hasCode: boolean;
  hasPasskey: boolean;
  isPending: boolean;
  onProof: (proof: AccountProof) => Promise<unknown>;
  onCancel: () => void;
};

/** The password, with a code while the second factor is on, or a passkey of the account. */
export function ProofStep({ hasCode, hasPasskey, onProof, ...step }: ProofStepProps) {
  const isOffered = usePasskeySupport() === 'yes' && hasPasskey;
  return (
    <Stack gap="md">
      <PasswordStep
        {...step}
        withCode={hasCode}
        onSubmit={(proof, { onError }) => void onProof(proof).catch(onError)}
      />
      {isOffered && <PasskeyProof onProof={onProof} />}
    </Stack>
  );
}

function PasskeyProof({ onProof }: Pick<ProofStepProps, 'onProof'>) {
  const start = trpc.account.startProof.useMutation();
  const [isPending, setIsPending] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const confirm = async () => {
    setIsPending(true);
    setMessage(null);
    try {
      await onProof({ passkey: await readPasskey(await start.mutateAsync()) });
    } catch (error) {
      setMessage(passkeyMessageOf(error, passkeyTexts.cancelledProof));
    }
    setIsPending(false);
  };
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
