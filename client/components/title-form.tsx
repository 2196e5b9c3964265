import { Box, Button, Group, Stack, Text } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import type { z } from 'zod';
import { fieldErrorsOf, formErrorOf } from '../lib/errors.ts';
import { FormError } from './form-error/form-error.tsx';
import { LineField } from './line-field/line-field.tsx';
import { LinkButton } from './link-button.tsx';

type Title = { title: string };
type TitleFormProps = {
  name: string;
  schema: z.ZodType<Title, Title>;
  maxLength: number;
  texts: Record<
    'name' | 'nameHint' | 'namePlaceholder' | 'notAllowed' | 'failed' | 'busy' | 'submit' | 'cancel',
    string
  >;
  mayCreate: boolean;
  create: {
    mutate: (values: Title, options: { onError: (error: unknown) => void }) => void;
    isPending: boolean;
    error: unknown;
  };
  back: string;
};

export function TitleForm({ name, schema, maxLength, texts, mayCreate, create, back }: TitleFormProps) {
  const form = useForm({ name, initialValues: { title: '' }, validate: schemaResolver(schema, { sync: true }) });
  const submit = (values: Title) => create.mutate(values, { onError: (error) => form.setErrors(fieldErrorsOf(error)) });
  return (
    <Box component="form" maw="36rem" noValidate onSubmit={form.onSubmit(submit)}>
      <Stack gap="lg">
        <LineField
          label={texts.name}
          description={texts.nameHint}
          placeholder={texts.namePlaceholder}
          required
          withAsterisk={false}
          maxLength={maxLength}
          autoComplete="off"
          autoFocus
          disabled={!mayCreate}
          {...form.getInputProps('title')}
        />
        {!mayCreate && (
          <Text py="md" px="lg" bg="var(--pg-sunken)" bdrs="fit">
            {texts.notAllowed}
          </Text>
        )}
        <FormError message={formErrorOf(create.error, texts.failed)} />
        <Group gap="sm">
          <Button type="submit" color="coral" disabled={!mayCreate || create.isPending}>
            {create.isPending ? texts.busy : texts.submit}
          </Button>
          <LinkButton to={back} kind="plain">
            {texts.cancel}
          </LinkButton>
        </Group>
      </Stack>
    </Box>
  );
}
