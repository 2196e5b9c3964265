import { Box, Button, Stack, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { confirmTotpInput } from '#shared/account/schema.ts';
import { twoFactorTexts } from '#shared/texts/account/account.ts';
import common from '../../components/common.module.css';
import { DialogActions } from '../../components/dialog-actions/dialog-actions.tsx';
import { FormError } from '../../components/form-error/form-error.tsx';
import { useRefusal } from '../../lib/use-refusal.ts';
import { trpc } from '../../trpc.ts';
import classes from './two-factor.module.css';

const { setup: texts } = twoFactorTexts;

type ScanStepProps = {
  secret: string;
  qrCode: string;
  onConfirmed: (recoveryCodes: string[]) => void;
  onCancel: () => void;
};

const formatSecret = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

export function ScanStep({ secret, qrCode, onConfirmed, onCancel }: ScanStepProps) {
  const form = useForm({
    name: 'account-two-factor',
    initialValues: { code: '' },
    validate: schemaResolver(confirmTotpInput, { sync: true }),
  });
  const refusal = useRefusal(form, { INVALID_CODE: 'code' });
  const confirm = trpc.account.confirmTwoFactor.useMutation({
    onMutate: refusal.clear,
    onSuccess: ({ recoveryCodes }) => onConfirmed(recoveryCodes),
    onError: refusal.showError,
  });
  return (
    <form noValidate onSubmit={form.onSubmit((values) => confirm.mutate(values), refusal.focusFirst)}>
      <Stack gap="md">
        <p>{texts.scan}</p>
        <Box
          component="img"
          bd="1px solid var(--pg-line)"
          bdrs="lg"
          className={classes.qrCode}
          src={qrCode}
          alt={texts.qrCode}
        />
        <div>
          <p>{texts.manual}</p>
          <Box
            component="code"
            display="block"
            fz="sm"
            bg="var(--pg-sunken)"
            bdrs="md"
            ff="monospace"
            className={`${classes.secret} ${common.unhyphenated}`}
            translate="no"
          >
            {formatSecret(secret)}
          </Box>
        </div>
        <TextInput
          label={texts.code}
          description={texts.codeHint}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
          {...form.getInputProps('code')}
        />
        <FormError message={refusal.message} />
        <DialogActions onCancel={onCancel}>
          <Button type="submit" loading={confirm.isPending}>
            {texts.confirm}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}
