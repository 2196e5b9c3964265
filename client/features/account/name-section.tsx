import { Button, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { type NameInput, nameInput } from '#shared/account/schema.ts';
import { accountTexts } from '#shared/texts/account.ts';
import { look } from '../../components/look/look.ts';
import { toastSuccess } from '../../lib/toast.ts';
import { trpc } from '../../trpc.ts';
import { useReloadSession } from '../auth/session.ts';
import classes from './account-form.module.css';
import { AccountSection } from './account-section.tsx';
import { showRefusal } from './refusal.ts';

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
    <AccountSection title={texts.title} text={texts.text}>
      <form
        className={look('stack', 'gap16')}
        noValidate
        onSubmit={form.onSubmit((values) => changeName.mutate(values))}
      >
        <div className={`${classes.names} ${look('stack', 'gap16')}`}>
          <TextInput label={texts.firstName} autoComplete="given-name" {...form.getInputProps('firstName')} />
          <TextInput label={texts.lastName} autoComplete="family-name" {...form.getInputProps('lastName')} />
        </div>
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
    </AccountSection>
  );
}
