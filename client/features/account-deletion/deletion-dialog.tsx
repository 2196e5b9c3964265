import { Box, Button, Modal, Stack, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { passwordInput, secondFactorChangeForm } from '#shared/account/schema.ts';
import { accountTexts } from '#shared/texts/account/account.ts';
import { isDeletionWord, accountDeletionTexts as texts } from '#shared/texts/account-deletion/account-deletion.ts';
import common from '../../components/common.module.css';
import { PasskeyProof } from '../../components/fields/passkey-proof.tsx';
import { ProofFields } from '../../components/fields/proof-fields.tsx';
import { SheetActions, useSheetShape } from '../../components/sheet/sheet.tsx';
import { paths } from '../../lib/paths.ts';
import { useForgetSession, useSession } from '../../lib/session.ts';
import { useRefusal } from '../../lib/use-refusal.ts';
import { trpc } from '../../trpc.ts';

export type ProofMeans = { hasSecondFactor: boolean; hasPasskey: boolean };
type DeletionDialogProps = ProofMeans & { opened: boolean; onClose: () => void };

export function DeletionDialog({ opened, onClose, ...means }: DeletionDialogProps) {
  const shape = useSheetShape();
  return (
    <Modal
      {...shape}
      title={texts.title}
      opened={opened}
      onClose={onClose}
      closeOnClickOutside={false}
      attributes={{ header: { role: 'presentation' } }}
      closeButtonProps={{ 'aria-label': accountTexts.close }}
    >
      <DeletionForm {...means} onCancel={onClose} />
    </Modal>
  );
}

const confirmation = z.string().refine(isDeletionWord, texts.wrongWord);
const schemas = {
  withCode: secondFactorChangeForm.extend({ confirmation }),
  withoutCode: passwordInput.extend({ confirmation, code: z.string() }),
};

function DeletionForm({ hasSecondFactor, hasPasskey, onCancel }: ProofMeans & { onCancel: () => void }) {
  const request = useRequest();
  const form = useForm({
    name: 'delete-account',
    initialValues: { confirmation: '', password: '', code: '' },
    validate: schemaResolver(hasSecondFactor ? schemas.withCode : schemas.withoutCode, { sync: true }),
  });
  const refusal = useRefusal(form, {
    WRONG_CONFIRMATION: 'confirmation',
    WRONG_PASSWORD: 'password',
    INVALID_CODE: 'code',
  });
  const submit = ({ code, ...values }: typeof form.values) => {
    refusal.clear();
    request.mutate(hasSecondFactor ? { ...values, code } : values, { onError: refusal.showError });
  };
  return (
    <Box component="form" display="flex" flex={1} noValidate onSubmit={form.onSubmit(submit, refusal.focusFirst)}>
      <Stack gap="md" flex={1} miw={0}>
        <Effects />
        <TextInput
          label={texts.typeWord}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          data-autofocus
          {...form.getInputProps('confirmation')}
        />
        <ProofFields inputProps={form.getInputProps} withCode={hasSecondFactor} />
        {hasPasskey && (
          <PasskeyProof
            mayStart={() => !form.validateField('confirmation').hasError}
            onProof={(proof) => request.mutateAsync({ confirmation: form.values.confirmation, ...proof })}
          />
        )}
        <SheetActions failure={refusal.message} onCancel={onCancel}>
          <Button type="submit" color="red" px="md" flex={{ base: 1, sm: 'none' }} loading={request.isPending}>
            {texts.action}
          </Button>
        </SheetActions>
      </Stack>
    </Box>
  );
}

function Effects() {
  const session = useSession();
  const user = session.status === 'signedIn' ? session.user : null;
  const isMember = user !== null && (user.userType === 'company' || user.organisation !== null);
  return (
    <Box component="ul" ps={20} className={common.bulleted}>
      {[...texts.effects, ...(isMember ? [texts.organisationEffect] : [])].map((effect) => (
        <li key={effect}>{effect}</li>
      ))}
    </Box>
  );
}

/** The server also ends the session; the guard may have left the page before the answer arrives. */
function useRequest() {
  const navigate = useNavigate();
  const forget = useForgetSession();
  return trpc.accountDeletion.request.useMutation({
    onSuccess: async (closed) => {
      await navigate(paths.accountClosed, { replace: true, state: closed });
      forget();
    },
  });
}
