import { Button, Stack, Text } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useNavigate } from 'react-router-dom';
import { numberedSlug } from '#shared/organisations/name-key.ts';
import { createOrganisationInput } from '#shared/organisations/schema.ts';
import { foundingTexts as texts } from '#shared/texts/organisations/organisations.ts';
import common from '../../components/common.module.css';
import { FormError } from '../../components/form-error/form-error.tsx';
import { LineField } from '../../components/line-field/line-field.tsx';
import { codeOf, fieldErrorsOf, formErrorOf } from '../../lib/errors.ts';
import { paths } from '../../lib/paths.ts';
import { useReloadSession } from '../../lib/session.ts';
import { toastSuccess } from '../../lib/toast.ts';
import { trpc } from '../../trpc.ts';

const memberErrors = new Set(['ALREADY_IN_ORGANISATION', 'FORBIDDEN']);

export function FoundingForm({ suggestion }: { suggestion: string }) {
  const navigate = useNavigate();
  const reloadSession = useReloadSession();
  const form = useForm({
    name: 'founding',
    initialValues: { name: suggestion },
    validate: schemaResolver(createOrganisationInput, { sync: true }),
  });
  const create = trpc.organisations.create.useMutation({
    onSuccess: async () => {
      toastSuccess(texts.created);
      await navigate(paths.company.dashboard, { replace: true });
      await reloadSession();
    },
    onError: async (error) => {
      form.setErrors(fieldErrorsOf(error));
      // The person founded or joined an organisation in another window.
      if (memberErrors.has(codeOf(error) ?? '')) await reloadSession();
    },
  });
  const name = form.values.name.trim();
  return (
    <form noValidate onSubmit={form.onSubmit((values) => create.mutate(values))}>
      <Stack gap={20}>
        <LineField
          label={texts.name}
          placeholder={texts.placeholder}
          required
          withAsterisk={false}
          maxLength={200}
          autoComplete="organization"
          {...form.getInputProps('name')}
        />
        {name !== '' && (
          <Text c="dimmed" fz="sm">
            {texts.slug}{' '}
            <Text span c="bright" fw={600} className={`${common.anywhere} ${common.unhyphenated}`} translate="no">
              {paths.companyPage(numberedSlug(name, 1))}
            </Text>
            <Text span display="block">
              {texts.slugNote}
            </Text>
          </Text>
        )}
        <FormError message={formErrorOf(create.error, texts.failed)} />
        <Button type="submit" color="coral" size="lg" disabled={create.isPending}>
          {create.isPending ? texts.busy : texts.submit}
        </Button>
      </Stack>
    </form>
  );
}
