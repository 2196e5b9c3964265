import { ActionIcon, Button, Group, Input, Stack } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { jobLimits } from '#shared/jobs/draft.ts';
import { questionUndoTexts } from '#shared/texts/jobs/checklist.ts';
import { jobFormTexts as texts } from '#shared/texts/jobs/editor.ts';
import common from '../../../components/common.module.css';
import { LineField } from '../../../components/line-field/line-field.tsx';
import { SettingsSection } from '../../../components/settings-section/settings-section.tsx';
import { useFocusAfter } from '../../../lib/hooks.ts';
import { fieldElementId } from './go-to-field.ts';
import type { JobForm } from './use-job-form.ts';

export function QuestionsSection({ form }: { form: JobForm }) {
  const { questions } = form.values;
  const { list, add, remove } = useQuestions(form);
  return (
    <SettingsSection {...texts.questions}>
      <Stack gap="sm" id={fieldElementId('questions')} ref={list}>
        {questions.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: questions have no identity but their place
          <Group gap="xs" wrap="nowrap" align="flex-end" key={index}>
            <LineField
              miw={0}
              flex={1}
              label={texts.question(index)}
              maxLength={jobLimits.question}
              autoComplete="off"
              {...form.getInputProps(`questions.${index}`)}
            />
            <ActionIcon size="xl" aria-label={texts.removeQuestion(index)} onClick={() => remove(index)}>
              <IconX size={18} stroke={1.75} aria-hidden="true" />
            </ActionIcon>
          </Group>
        ))}
        {form.errors['questions'] && <Input.Error>{form.errors['questions']}</Input.Error>}
        {questions.length < jobLimits.questions && (
          <Button
            className={common.atStart}
            variant="default"
            leftSection={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
            data-add
            onClick={add}
          >
            {texts.addQuestion}
          </Button>
        )}
      </Stack>
    </SettingsSection>
  );
}

function useQuestions(form: JobForm) {
  const list = useRef<HTMLDivElement>(null);
  const focusAfter = useFocusAfter();
  const change = (questions: string[]) => form.setFieldValue('questions', questions);
  const intoQuestion = (index: number) => () => list.current?.querySelectorAll('textarea')[index];
  const add = () => {
    const { questions } = form.getValues();
    focusAfter(intoQuestion(questions.length));
    change([...questions, '']);
  };
  const restore = (index: number, question: string) => {
    const { questions } = form.getValues();
    const at = Math.min(index, questions.length);
    focusAfter(intoQuestion(at));
    change(questions.toSpliced(at, 0, question));
  };
  const remove = (index: number) => {
    const { questions } = form.getValues();
    const gone = questions[index] ?? '';
    focusAfter(() => list.current?.querySelector<HTMLElement>('[data-add]'));
    change(questions.toSpliced(index, 1));
    if (gone.trim() !== '')
      form.toastUndo(questionUndoTexts.removed, questionUndoTexts.undo, () => restore(index, gone));
  };
  return { list, add, remove };
}
