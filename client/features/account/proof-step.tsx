import { Stack } from '@mantine/core';
import type { AccountProof } from '#shared/account/schema.ts';
import { PasskeyProof } from '../../components/fields/passkey-proof.tsx';
import { PasswordStep } from './password-step.tsx';

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
  return (
    <Stack gap="md">
      <PasswordStep
        {...step}
        withCode={hasCode}
        onSubmit={(proof, { onError }) => void onProof(proof).catch(onError)}
      />
      {hasPasskey && <PasskeyProof onProof={onProof} />}
    </Stack>
  );
}
