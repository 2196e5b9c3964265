import { ActionIcon, Box, Button, Flex, Group, Radio, Stack, Text, Textarea } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconBulb, IconPlus, IconX } from '@tabler/icons-react';
import { type FocusEvent, useId, useMemo, useState } from 'react';
import { contentLimits, type QuizContent } from '#shared/courses/content.ts';
import { isUnfinished, type QuestionProblem, questionProblems } from '#shared/questions/check.ts';
import { questionProblemText, quizFieldTexts } from '#shared/texts/ai/questions.ts';
import { quizTexts as texts } from '#shared/texts/courses/editor.ts';
import common from '../../../components/common.module.css';
import { LineField } from '../../../components/line-field/line-field.tsx';
import { QuizDetails } from './quiz-details.tsx';

type QuizBlockProps = {
  content: QuizContent;
  hasFocus: boolean;
  /** `isAtOnce`: saves without waiting for a pause. */
  onEdit: (content: QuizContent, isAtOnce?: boolean) => void;
};

export function QuizBlock({ content, hasFocus, onEdit }: QuizBlockProps) {
  const { question, options } = content;
  const hints = useHints(content, hasFocus);
  return (
    <Stack gap={14} onBlur={hints.onBlur}>
      <Textarea
        label={texts.question}
        minRows={1}
        maxLength={contentLimits.longLine}
        autoFocus={hasFocus}
        value={question}
        onChange={({ currentTarget: { value } }) => onEdit({ ...content, question: value })}
      />
      <Options content={content} onEdit={onEdit} />
      {options.length < contentLimits.options && (
        <Button
          className={common.atStart}
          variant="default"
          size="sm"
          leftSection={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => onEdit({ ...content, options: [...options, ''] })}
        >
          {texts.addOption}
        </Button>
      )}
      <QuizDetails content={content} onEdit={onEdit} />
      <QuizHints problems={hints.problems} />
    </Stack>
  );
}

function Options({ content, onEdit }: Pick<QuizBlockProps, 'content' | 'onEdit'>) {
  const { options, correctIndex } = content;
  const group = useId();
  const removeOption = (index: number) => {
    const rest = options.filter((_, place) => place !== index);
    const right = index < correctIndex ? correctIndex - 1 : correctIndex;
    onEdit({ ...content, options: rest, correctIndex: Math.min(right, rest.length - 1) }, true);
  };
  return (
    <Stack component="fieldset" gap="xs">
      <Group gap="0 0.625rem" align="baseline" component="legend" mb={6} fz="sm" fw={600}>
        {texts.options}
        <Text span c="dimmed" fz={14} fw={400}>
          {texts.optionsHint}
        </Text>
      </Group>
      {options.map((option, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: answers have no identity but their place
        <Group gap={10} wrap="nowrap" key={index}>
          <Radio
            name={group}
            aria-label={texts.correct(index)}
            checked={index === correctIndex}
            onChange={() => onEdit({ ...content, correctIndex: index }, true)}
          />
          <LineField
            miw={0}
            flex={1}
            aria-label={texts.option(index)}
            placeholder={texts.option(index)}
            autoComplete="off"
            maxLength={contentLimits.line}
            value={option}
            onChange={({ currentTarget: { value } }) => onEdit({ ...content, options: options.with(index, value) })}
          />
          {options.length > contentLimits.minOptions && (
            <ActionIcon size="xl" aria-label={texts.removeOption(index)} onClick={() => removeOption(index)}>
              <IconX size={18} stroke={1.75} aria-hidden="true" />
            </ActionIcon>
          )}
        </Group>
      ))}
    </Stack>
  );
}

/** Hints shift the layout. The delay lets the click that moved the focus reach its target first. */
const pauseMs = 300;

function useHints(content: QuizContent, isNew: boolean) {
  const problems = useMemo(() => (isUnfinished(content) ? [] : questionProblems(content)), [content]);
  const [reportedCodes, setReportedCodes] = useState<readonly string[]>(() =>
    isNew ? [] : problems.map(({ code }) => code),
  );
  const reportCodes = useDebouncedCallback(setReportedCodes, pauseMs);
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) reportCodes(problems.map(({ code }) => code));
  };
  return { problems: problems.filter(({ code }) => reportedCodes.includes(code)), onBlur };
}

function QuizHints({ problems }: { problems: readonly QuestionProblem[] }) {
  if (problems.length === 0) return null;
  return (
    <Box component="section" py="sm" px="md" bg="var(--pg-sunken)" bdrs="md" aria-label={quizFieldTexts.problems}>
      <Stack component="ul" gap="xs" fz="sm">
        {problems.map(questionProblemText).map((sentence) => (
          <Flex component="li" key={sentence} gap={10}>
            <Text span mt={2} flex="none" c="dimmed">
              <IconBulb size={18} stroke={1.75} aria-hidden="true" />
            </Text>
            <Text span miw={0} className={common.anywhere}>
              {sentence}
            </Text>
          </Flex>
        ))}
      </Stack>
    </Box>
  );
}
