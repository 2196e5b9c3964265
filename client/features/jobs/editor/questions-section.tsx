import { ActionIcon, Button, Group, Stack } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { jobLimits } from '#shared/jobs/draft.ts';
import { jobFormTexts as texts } from '#shared/texts/job-editor.ts';
import { LineField } from '../../../components/line-field/line-field.tsx';
import { look } from '../../../components/look/look.ts';
import { SettingsSection } from '../../../components/settings-section/settings-section.tsx';
import { fieldPlace } from './field-place.ts';
import type { JobForm } from './use-job-form.ts';

/** A few short questions instead of letters and papers. */
export function QuestionsSection({ form }: { form: JobForm }) {
  const { questions } = form.values;
  return (
    <SettingsSection {...texts.questions}>
      <Stack gap="sm" id={fieldPlace('questions')}>
        {questions.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: questions have no identity but their place
          <Group gap="xs" wrap="nowrap" align="flex-end" key={index}>
            <LineField
              className={look('grow', 'narrowable')}
              label={texts.question(index)}
              maxLength={jobLimits.question}
              autoComplete="off"
              {...form.getInputProps(`questions.${index}`)}
            />
            <ActionIcon
              size="xl"
              aria-label={texts.removeQuestion(index)}
              onClick={() => form.setFieldValue('questions', questions.toSpliced(index, 1))}
            >
              <IconX size={18} stroke={1.75} aria-hidden="true" />
            </ActionIcon>
          </Group>
        ))}
        {questions.length < jobLimits.questions && (
          <Button
            className={look('atStart')}
            variant="default"
            leftSection={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() => form.setFieldValue('questions', [...questions, ''])}
          >
            {texts.addQuestion}
          </Button>
        )}
      </Stack>
    </SettingsSection>
  );
}
