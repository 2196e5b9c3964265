import { Button } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { type NameInput, nameInput } from '#shared/account/schema.ts';
import { accountTexts } from '#shared/texts/account.ts';
import { NameFields } from '../../components/name-fields/name-fields.tsx';
import { SettingsSection } from '../../components/settings-section/settings-section.tsx';
import { useReloadSession } from '../../lib/session.ts';
import { showRefusal } from '../../lib/show-refusal.ts';
import { toastSuccess } from '../../lib/toast.ts';
import { trpc } from '../../trpc.ts';
import classes from './account-form.module.css';

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
      <form className={classes.form} noValidate onSubmit={form.onSubmit((values) => changeName.mutate(values))}>
        <NameFields inputProps={form.getInputProps} />
        <Button
          className={classes.submit}
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
