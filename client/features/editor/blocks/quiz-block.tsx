import { ActionIcon, Button, Group, Radio, Stack, Textarea } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useId } from 'react';
import { contentLimits, type QuizContent } from '#shared/courses/content.ts';
import { quizTexts as texts } from '#shared/texts/courses/editor.ts';
import { LineField } from '../../../components/line-field/line-field.tsx';
import { look } from '../../../components/look/look.ts';
import { QuizDetails } from './quiz-details.tsx';
import { QuizHints, useHints } from './quiz-hints.tsx';

type QuizBlockProps = {
  content: QuizContent;
  hasFocus: boolean;
  /** `isAtOnce`: without waiting for a pause. */
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
          className={look('atStart')}
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
      <Group gap="0 0.625rem" align="baseline" component="legend" mb={6} className={look('small', 'strong')}>
        {texts.options}
        <span className={look('muted', 'fine', 'regular')}>{texts.optionsHint}</span>
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
            className={look('narrowable', 'grow')}
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
