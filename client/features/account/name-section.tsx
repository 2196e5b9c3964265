import { Stack } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { type NameInput, nameInput } from '#shared/account/schema.ts';
import { accountTexts } from '#shared/texts/account/account.ts';
import { FormError } from '../../components/form-error/form-error.tsx';
import { NameFields } from '../../components/name-fields/name-fields.tsx';
import { SavedNote } from '../../components/saved-note/saved-note.tsx';
import { OnRequest, SettingRow } from '../../components/settings-section/settings-section.tsx';
import { useReloadSession } from '../../lib/session.ts';
import { useRefusal } from '../../lib/use-refusal.ts';
import { trpc } from '../../trpc.ts';
import { FormButtons } from './form-buttons.tsx';

const { name: texts } = accountTexts;

export function NameSection({ firstName, lastName }: NameInput) {
  const utils = trpc.useUtils();
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
      await Promise.all([reloadSession(), utils.account.overview.invalidate()]);
    },
    onError: refusal.showError,
  });
  const cancel = () => {
    form.setValues({ firstName, lastName });
    form.clearErrors();
    refusal.clear();
  };
  return (
    <SettingRow
      title={texts.title}
      value={
        <>
          {`${firstName} ${lastName}`} <SavedNote note={changeName.isSuccess && !form.isDirty() && texts.saved} />
        </>
      }
      action={
        <OnRequest label={accountTexts.change} name={texts.change} onCancel={cancel}>
          {(close, drop) => (
            <form
              noValidate
              onSubmit={form.onSubmit((values) => changeName.mutate(values, { onSuccess: close }), refusal.focusFirst)}
            >
              <Stack gap="md">
                <NameFields inputProps={form.getInputProps} />
                <FormError message={refusal.message} />
                <FormButtons
                  label={texts.save}
                  isDirty={form.isDirty()}
                  isPending={changeName.isPending}
                  onCancel={drop}
                />
              </Stack>
            </form>
          )}
        </OnRequest>
      }
    />
  );
}
