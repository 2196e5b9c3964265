import { Fieldset, Stack, Textarea } from '@mantine/core';
import { applicationLimits } from '#shared/releases/limits.ts';
import { applyTexts as texts } from '#shared/texts/applications/applying.ts';
import { look } from '../../components/look/look.ts';

type QuestionFieldsProps = {
  questions: readonly string[];
  /** In their order, '' for none. */
  answers: readonly string[];
  onChange: (answers: readonly string[]) => void;
};

/** What a job asks; every answer may stay empty. */
export function QuestionFields({ questions, answers, onChange }: QuestionFieldsProps) {
  if (questions.length === 0) return null;
  const overOf = (answer: string) => answer.trim().length - applicationLimits.answer;
  return (
    <Fieldset variant="unstyled" legend={<span className={look('strong')}>{texts.questions}</span>}>
      <Stack gap="md">
        <p className={look('muted', 'small')}>{texts.questionsText}</p>
        {questions.map((question, index) => (
          <Textarea
            // biome-ignore lint/suspicious/noArrayIndexKey: two questions may be worded the same
            key={index}
            label={question}
            minRows={2}
            maxRows={8}
            value={answers[index] ?? ''}
            error={overOf(answers[index] ?? '') > 0 && texts.tooLong(overOf(answers[index] ?? ''))}
            onChange={(event) => onChange(answers.with(index, event.currentTarget.value))}
          />
        ))}
      </Stack>
    </Fieldset>
  );
}
