import { Button, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import type { OrganisationRole } from '#shared/auth/session-user.ts';
import { inviteInput } from '#shared/members/schema.ts';
import { inviteTexts as texts } from '#shared/texts/invitations.ts';
import { organisationTexts } from '#shared/texts/organisations.ts';
import { DialogActions } from '../../components/dialog-actions/dialog-actions.tsx';
import { look } from '../../components/look/look.ts';
import { RoleSelect } from '../../components/role-select.tsx';
import { codeOf, fieldErrorsOf, sentenceOf } from '../../lib/errors.ts';
import { toastError, toastSuccess } from '../../lib/toast.ts';
import { trpc } from '../../trpc.ts';

type Values = { email: string; role: OrganisationRole };
type InviteFormProps = { roles: readonly OrganisationRole[]; onClose: () => void };

export function InviteForm({ roles, onClose }: InviteFormProps) {
  const utils = trpc.useUtils();
  const options = trpc.auth.options.useQuery();
  const sendsMail = options.data?.sendsMail ?? true;
  const form = useForm<Values>({
    name: 'invite',
    initialValues: { email: '', role: 'viewer' },
    validate: schemaResolver(inviteInput, { sync: true }),
  });
  const invite = trpc.invitations.invite.useMutation({
    onSuccess: async (_, { email }) => {
      onClose();
      toastSuccess(sendsMail ? texts.sent : texts.kept, email.trim());
      await utils.invitations.page.invalidate();
    },
    onError: (error) => {
      const sentence = sentenceOf(error, texts.failed);
      form.setErrors(codeOf(error) === 'ALREADY_MEMBER' ? { email: sentence } : fieldErrorsOf(error));
      toastError(sentence);
    },
  });
  return (
    <form className={look('stack', 'gap20')} noValidate onSubmit={form.onSubmit((values) => invite.mutate(values))}>
      <p className={look('muted')}>{sendsMail ? texts.text : texts.noMail}</p>
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
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {organisationTexts.cancel}
        </Button>
        <Button type="submit" disabled={form.values.email.trim() === ''} loading={invite.isPending}>
          {texts.submit}
        </Button>
      </DialogActions>
    </form>
  );
}
