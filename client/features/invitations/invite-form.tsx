import { Button, Stack, Text, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import type { OrganisationRole } from '#shared/auth/session-user.ts';
import { inviteInput } from '#shared/members/schema.ts';
import { inviteTexts as texts } from '#shared/texts/members/invitations.ts';
import { DialogActions } from '../../components/dialog-actions/dialog-actions.tsx';
import { RoleSelect } from '../../components/fields/role-select.tsx';
import { FormError } from '../../components/form-error/form-error.tsx';
import { sentenceOf } from '../../lib/errors.ts';
import { useRefusal } from '../../lib/use-refusal.ts';
import { trpc } from '../../trpc.ts';

type Values = { email: string; role: OrganisationRole };
type InviteFormProps = {
  roles: readonly OrganisationRole[];
  onClose: () => void;
  /** `link`: only if no mail was sent; the person passes it on. */
  onInvited: (email: string, link: string | null) => void;
};

export function InviteForm({ roles, onClose, onInvited }: InviteFormProps) {
  const utils = trpc.useUtils();
  const options = trpc.auth.options.useQuery();
  const sendsMail = options.data?.sendsMail ?? true;
  const form = useForm<Values>({
    name: 'invite',
    initialValues: { email: '', role: 'viewer' },
    validate: schemaResolver(inviteInput, { sync: true }),
  });
  const refusal = useRefusal(form, { ALREADY_MEMBER: 'email', REGISTRATION_DOMAIN: 'email' }, (error) =>
    sentenceOf(error, texts.failed),
  );
  const invite = trpc.invitations.invite.useMutation({
    onMutate: refusal.clear,
    onSuccess: async ({ link }, { email }) => {
      onInvited(email.trim(), link);
      await utils.invitations.page.invalidate();
    },
    onError: refusal.showError,
  });
  return (
    <form noValidate onSubmit={form.onSubmit((values) => invite.mutate(values), refusal.focusFirst)}>
      <Stack gap={20}>
        <Text c="dimmed">{sendsMail ? texts.text : texts.noMail}</Text>
        <TextInput
          label={texts.email}
          type="email"
          autoComplete="off"
          maxLength={254}
          data-autofocus
          {...form.getInputProps('email')}
        />
        <RoleSelect
          label={texts.role}
          roles={roles}
          value={form.values.role}
          onChange={(role) => form.setFieldValue('role', role)}
        />
        <FormError message={refusal.message} />
        <DialogActions onCancel={onClose}>
          <Button type="submit" disabled={form.values.email.trim() === ''} loading={invite.isPending}>
            {sendsMail ? texts.submit : texts.create}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}
