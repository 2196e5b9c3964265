import { Box, Group, NativeSelect, Textarea } from '@mantine/core';
import { contentLimits, type QuizContent } from '#shared/courses/content.ts';
import { questionLevels } from '#shared/courses/question-levels.ts';
import { quizFieldTexts as texts } from '#shared/texts/ai/questions.ts';

type QuizDetailsProps = {
  content: QuizContent;
  onEdit: (content: QuizContent, isAtOnce?: boolean) => void;
};

const levels = [
  { value: '', label: texts.noLevel },
  ...questionLevels.map((level) => ({ value: level, label: texts.levels[level] })),
];

export function QuizDetails({ content, onEdit }: QuizDetailsProps) {
  const { explanation, level, ...asked } = content;
  const edit = (details: Pick<QuizContent, 'explanation' | 'level'>, isAtOnce?: boolean) =>
    onEdit(
      {
        ...asked,
        ...(details.explanation ? { explanation: details.explanation } : {}),
        ...(details.level ? { level: details.level } : {}),
      },
      isAtOnce,
    );
  return (
    <Group align="flex-start" gap="0.875rem 1rem">
      <Box flex="1 1 18rem" miw={0}>
        <Textarea
          label={texts.explanation}
          description={texts.explanationHint}
          minRows={1}
          maxLength={contentLimits.explanation}
          value={explanation ?? ''}
          onChange={({ currentTarget: { value } }) => edit({ explanation: value, level })}
        />
      </Box>
      <Box flex="0 1 11rem" miw="9rem">
        <NativeSelect
          label={texts.level}
          description={texts.levelHint}
          data={levels}
          value={level ?? ''}
          onChange={({ currentTarget: { value } }) =>
            edit({ explanation, level: questionLevels.find((one) => one === value) }, true)
          }
        />
      </Box>
    </Group>
  );
}
