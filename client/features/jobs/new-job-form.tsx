import { Box, Button, Group } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useNavigate } from 'react-router-dom';
import { jobLimits } from '#shared/jobs/draft.ts';
import { createJobInput } from '#shared/jobs/schema.ts';
import { newJobTexts as texts } from '#shared/texts/job-editor.ts';
import { paths } from '../../app/paths.ts';
import { FormError } from '../../components/form-error/form-error.tsx';
import { LineField } from '../../components/line-field/line-field.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { look } from '../../components/look/look.ts';
import { fieldErrorsOf, formErrorOf } from '../../lib/errors.ts';
import { toastSuccess } from '../../lib/toast.ts';
import { trpc } from '../../trpc.ts';

/** A title is enough to begin with. */
export function NewJobForm({ mayCreate }: { mayCreate: boolean }) {
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const form = useForm({
    name: 'new-job',
    initialValues: { title: '' },
    validate: schemaResolver(createJobInput, { sync: true }),
  });
  const create = trpc.jobs.create.useMutation({
    onSuccess: async ({ jobId }) => {
      toastSuccess(texts.created);
      void utils.jobs.page.invalidate();
      void utils.jobs.counts.invalidate();
      await navigate(paths.company.job(jobId));
    },
    onError: (error) => form.setErrors(fieldErrorsOf(error)),
  });
  return (
    <Box
      component="form"
      maw="36rem"
      className={look('stack', 'gap24')}
      noValidate
      onSubmit={form.onSubmit((values) => create.mutate(values))}
    >
      <LineField
        label={texts.name}
        description={texts.nameHint}
        placeholder={texts.namePlaceholder}
        required
        withAsterisk={false}
        maxLength={jobLimits.title}
        autoComplete="off"
        autoFocus
        disabled={!mayCreate}
        {...form.getInputProps('title')}
      />
      {!mayCreate && (
        <Box component="p" py="md" px="lg" className={look('sunken', 'fit')}>
          {texts.notAllowed}
        </Box>
      )}
      <FormError message={formErrorOf(create.error, texts.failed)} />
      <Group gap="sm">
        <Button type="submit" color="coral" disabled={!mayCreate || create.isPending}>
          {create.isPending ? texts.busy : texts.submit}
        </Button>
        <LinkButton to={paths.company.jobs} kind="plain">
          {texts.cancel}
        </LinkButton>
      </Group>
    </Box>
  );
}
