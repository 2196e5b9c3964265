import { Button, Group, Stack } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { type NameInput, nameInput } from '#shared/account/schema.ts';
import { accountTexts } from '#shared/texts/account/account.ts';
import { FormError } from '../../components/form-error/form-error.tsx';
import { NameFields } from '../../components/name-fields/name-fields.tsx';
import { SavedNote } from '../../components/saved-note/saved-note.tsx';
import { SettingsSection } from '../../components/settings-section/settings-section.tsx';
import { useReloadSession } from '../../lib/session.ts';
import { useRefusal } from '../../lib/use-refusal.ts';
import { trpc } from '../../trpc.ts';

const { name: texts } = accountTexts;

export function NameSection({ firstName, lastName }: NameInput) {
  const reloadSession = useReloadSession();
  const form = useForm({
    name: 'account-name',
    initialValues: { firstName, lastName },
    validate: schemaResolver(nameInput, { sync: true }),
  });
  const refusal = useRefusal(form);
  const changeName = trpc.account.changeName.useMutation({
    onMutate: refusal.clear,
    onSuccess: async (_, saved) => {
      form.resetDirty(saved);
      await reloadSession();
    },
    onError: refusal.showError,
  });
  return (
    <SettingsSection title={texts.title} text={texts.text}>
      <form noValidate onSubmit={form.onSubmit((values) => changeName.mutate(values), refusal.focusFirst)}>
        <Stack gap="md">
          <NameFields inputProps={form.getInputProps} />
          <FormError message={refusal.message} />
          <Group gap="md" mt={4}>
            <Button type="submit" variant={form.isDirty() ? 'filled' : 'default'} loading={changeName.isPending}>
              {texts.save}
            </Button>
            <SavedNote note={changeName.isSuccess && !form.isDirty() && texts.saved} />
          </Group>
        </Stack>
      </form>
    </SettingsSection>
  );
}
