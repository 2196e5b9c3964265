import { Button } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { type NameInput, nameInput } from '#shared/account/schema.ts';
import { accountTexts } from '#shared/texts/account.ts';
import { look } from '../../components/look/look.ts';
import { NameFields } from '../../components/name-fields/name-fields.tsx';
import { SettingsSection } from '../../components/settings-section/settings-section.tsx';
import { useReloadSession } from '../../lib/session.ts';
import { showRefusal } from '../../lib/show-refusal.ts';
import { toastSuccess } from '../../lib/toast.ts';
import { trpc } from '../../trpc.ts';

const { name: texts } = accountTexts;

export function NameSection({ firstName, lastName }: NameInput) {
  const reloadSession = useReloadSession();
  const form = useForm({
    name: 'account-name',
    initialValues: { firstName, lastName },
    validate: schemaResolver(nameInput, { sync: true }),
  });
  const changeName = trpc.account.changeName.useMutation({
    onSuccess: async (_, saved) => {
      form.resetDirty(saved);
      toastSuccess(texts.saved);
      await reloadSession();
    },
    onError: (error) => showRefusal(form.setErrors, error),
  });
  return (
    <SettingsSection title={texts.title} text={texts.text}>
      <form
        className={look('stack', 'gap16')}
        noValidate
        onSubmit={form.onSubmit((values) => changeName.mutate(values))}
      >
        <NameFields inputProps={form.getInputProps} />
        <Button
          mt={4}
          className={look('atStart')}
          type="submit"
          variant={form.isDirty() ? 'filled' : 'default'}
          loading={changeName.isPending}
        >
          {texts.save}
        </Button>
      </form>
    </SettingsSection>
  );
}
